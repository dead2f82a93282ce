"""What one sees of a table, in pixels: what lies outside, what overlaps, what is cut, what a finger would miss."""

from pathlib import Path

from playwright.sync_api import Page

MEASURE = Path(__file__).with_suffix(".js").read_text("utf-8").rstrip().rstrip(";")
SHARE = 55
"""How much of the stage the pieces take at a desk, in hundredths."""

STILL = """async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const all = [...document.querySelectorAll("main *")];
    const boxes = () => JSON.stringify(all.map((each) => each.getBoundingClientRect()));
    await document.fonts.ready;
    let before = "";
    for (let same = 0; same < 4; ) {
        await frame();
        const moving = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < 2000);
        for (const each of moving) each.finish();
        const now = boxes();
        same = now === before ? same + 1 : 0;
        before = now;
    }
}"""
"""The window has its size, what moves has arrived, and nothing finds another place any more."""


def faults(page: Page, *, touch: bool, over: bool = False, small: bool = False, large: bool = False) -> list[str]:
    """What is wrong with what one sees; where it is small a target needs an alternative that a finger finds."""
    page.evaluate(STILL)
    return list(page.evaluate(MEASURE, {"touch": touch, "over": over, "small": small, "large": large, "share": SHARE}))
