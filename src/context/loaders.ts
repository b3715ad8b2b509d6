import DataLoader from 'dataloader';

/** The batched reads of a request, by a key for the table, columns and arguments. */
export class Loaders {
  readonly #byKey = new Map<string, DataLoader<string, unknown>>();

  get<Value>(key: string, load: (ids: readonly string[]) => Promise<Value[]>): DataLoader<string, Value> {
    let loader = this.#byKey.get(key);
    if (!loader) {
      loader = new DataLoader<string, unknown>(load as (ids: readonly string[]) => Promise<unknown[]>, {
        maxBatchSize: 1_000,
      });
      this.#byKey.set(key, loader);
    }
    return loader as DataLoader<string, Value>;
  }

  clear(): void {
    this.#byKey.clear();
  }
}
