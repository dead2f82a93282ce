/** The screen stays on while a match is played, where browsers can do that: not on plain http. */

/** Keep it on, as long as the page is seen; the answer lets it go. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  async function ask(): Promise<void> {
    if (document.hidden || isOver || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (isOver) void lock?.release();
  }
  const again = () => void ask();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
