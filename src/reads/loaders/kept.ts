import type DataLoader from 'dataloader';

/**
 * Values that came with the rows that need them (`facts` of a table), by the loader that would read them. A request forgets its
 * loaders after a change, and these values with them.
 */
const keptValues = new WeakMap<object, Map<string, unknown>>();

export function keep<Value>(loader: DataLoader<string, Value>, id: string, value: Value): void {
  const values = keptValues.get(loader);
  if (values) values.set(id, value);
  else keptValues.set(loader, new Map([[id, value]]));
}

/** The value at once if it is kept, otherwise from the loader. */
export function keptOrLoaded<Value>(loader: DataLoader<string, Value>, id: string): Value | Promise<Value> {
  const values = keptValues.get(loader);
  return values?.has(id) ? (values.get(id) as Value) : loader.load(id);
}

/** Uses a value, at once if it is no promise: a promise for each field of each row takes longer than the rows. */
export function using<Value, Answer>(
  value: Value | Promise<Value>,
  use: (value: Value) => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  return value instanceof Promise ? value.then(use) : use(value);
}
