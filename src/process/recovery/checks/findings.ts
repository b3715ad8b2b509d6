/** The findings of a check. The first hundred are listed and the rest counted, so that memory stays bounded. */
export class Findings {
  count = 0;
  /** The kind and number of items checked. */
  summary = '';
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
