import { browserStorage } from '../parts/storage';

interface KeptFilter {
  name: string;
  values: Record<string, string>;
}

/** The first of the filters that a browser kept before the service did, and how to forget it; undefined if none is left. */
export function takeKeptFilter(key: string): (KeptFilter & { forget: () => void }) | undefined {
  const [first, ...others] = readKept(key);
  if (!first) return undefined;
  const forget = () => {
    if (others.length > 0) browserStorage.write(key, JSON.stringify(others));
    else browserStorage.remove(key);
  };
  return { ...first, forget };
}

/** Nothing if the browser has something else under this key. */
function readKept(key: string): KeptFilter[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one?.name === 'string' && one.values) : [];
  } catch {
    return [];
  }
}
