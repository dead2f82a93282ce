/** QR codes, loaded only where one is shown. */
import { generate, mode } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** So many modules around a code stay light, or cameras do not find it. */
const MARGIN = 4;

export interface Code {
  /** The dark modules, as the path of an SVG whose unit is one module. */
  path: string;
  viewBox: string;
}

/** A link as a QR code. */
export function codeOf(link: string): Code {
  const code = generate(link, { modes: [mode.ascii] });
  const side = code.size + 2 * MARGIN;
  return { path: toSvgPath(code), viewBox: `${-MARGIN} ${-MARGIN} ${side} ${side}` };
}
