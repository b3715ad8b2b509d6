/** The data of a result as JSON text. It takes the place of `data`, and is sent as it is. */
export class WrittenResult {
  constructor(readonly roots: ReadonlyMap<string, WrittenField>) {}

  get text(): string {
    const fields = [...this.roots].map(([key, { text }]) => `${JSON.stringify(key)}:${text}`);
    return `{${fields.join(',')}}`;
  }
}

export interface WrittenField {
  text: string;
  /** Of a list: each of its records, and the total where it is selected. */
  list?: WrittenList;
}

export interface WrittenList {
  records: readonly string[];
  total: number;
}

/** The most characters of a response; the executor refuses longer ones. */
export const maxCharacters = 20_000_000;
