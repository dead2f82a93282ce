/** A help for the memory, kept by the page alone and gone with it: which places hold a card that was shown here. */

export class Seen {
  places: ReadonlySet<string> = $state.raw(new Set());

  add(...places: string[]): void {
    this.places = new Set([...this.places, ...places]);
  }

  lose(...places: string[]): void {
    this.places = new Set([...this.places].filter((each) => !places.includes(each)));
  }

  /** Two cards change places, and what is known of them goes along. */
  swap(one: string, other: string): void {
    const [first, second] = [this.places.has(one), this.places.has(other)];
    this.lose(one, other);
    if (first) this.add(other);
    if (second) this.add(one);
  }

  forget(): void {
    this.places = new Set();
  }
}
