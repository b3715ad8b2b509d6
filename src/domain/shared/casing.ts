const snakes = new Map<string, string>();
const camels = new Map<string, string>();

/** `addressLine1` → `address_line_1`; a name in snake_case is unchanged. */
export function snake(name: string): string {
  let value = snakes.get(name);
  if (value === undefined) {
    value = name.replace(/([a-z])(\d)$/, '$1_$2').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (snakes.size < 5_000) snakes.set(name, value);
  }
  return value;
}

/**
 * The path of a field as requests name it: `jobsites.addressLine1` → `jobsites.address_line_1`. Keys inside a free-form object are the
 * caller's and stay unchanged.
 */
export function snakePath(path: string): string {
  let inFreeForm = false;
  const parts = path.split('.').map((part) => {
    const named = inFreeForm ? part : snake(part);
    inFreeForm ||= part === 'metadata' || part === 'meta' || part === 'payload';
    return named;
  });
  return parts.join('.');
}

/** `address_line_1` → `addressLine1`. */
export function camel(name: string): string {
  let value = camels.get(name);
  if (value === undefined) {
    value = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    if (camels.size < 5_000) camels.set(name, value);
  }
  return value;
}

/** The object with its top-level keys in snake_case, for values that are stored and returned as JSON. */
export function withSnakeKeys(object: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [snake(key), value]));
}
