/**
 * The storage of the browser. It is a convenience: it can be full, or refused as a whole, such as where cookies are blocked. The page
 * goes on then, and has in its own memory what was not taken.
 */
function openStorage(name: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      // Null in a view of an app that has no storage.
      const storage: Storage | null = globalThis[name];
      return storage ? use(storage) : undefined;
    } catch (error) {
      if (error instanceof DOMException) return undefined;
      throw error;
    }
  };
  return {
    read: (key: string): string | null => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    /** Whether the browser took it, so that it outlasts the page. */
    write: (key: string, text: string): boolean => {
      memory.set(key, text);
      const isTaken = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (isTaken) memory.delete(key);
      return isTaken ?? false;
    },
    remove: (key: string): void => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: (): string[] => [...new Set([...memory.keys(), ...(attempt(Object.keys) ?? [])])],
  };
}

/** Until the tab closes. */
export const tabStorage = openStorage('sessionStorage');

/** For all tabs, and after they closed. */
export const browserStorage = openStorage('localStorage');
