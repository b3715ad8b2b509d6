/** What a check found wrong. The first hundred are told one by one, and the rest by their number: memory does not grow with them. */
export class Findings {
  count = 0;
  /** What was looked at, and how much of it. */
  told = '';
  readonly #first: string[] = [];

  add(line: string): void {
    this.count += 1;
    if (this.count <= most) this.#first.push(line);
  }

  get lines(): string[] {
    const more = this.count - this.#first.length;
    return more > 0 ? [...this.#first, `and ${more} more`] : this.#first;
  }
}

const most = 100;
