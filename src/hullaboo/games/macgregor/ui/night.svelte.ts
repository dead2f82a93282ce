/** The game in the dark: what glows fades as play goes on, and a lamp charges it again for everybody at the table. */
const KEPT = "hullaboo.macgregor.night";
const FADES = 0.022;
const FAINTEST = 0.5;

export class Night {
  on = $state(read());
  #charged = $state(0);

  /** Turn the light off or on. */
  turn(number: number): void {
    this.on = !this.on;
    this.charge(number);
    write(this.on);
  }
  /** Hold it under the lamp. */
  charge(number: number): void {
    this.#charged = number;
  }
  /** How bright it is after so many views. */
  glow(number: number): number {
    return this.on ? Math.max(FAINTEST, 1 - FADES * (number - this.#charged)) : 1;
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEPT) === "yes";
  } catch {
    return false;
  }
}
function write(on: boolean): void {
  try {
    localStorage.setItem(KEPT, on ? "yes" : "no");
  } catch {
    // A browser that keeps nothing asks again.
  }
}
