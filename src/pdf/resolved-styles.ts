import { createRequire } from 'node:module';

/** The styles that apply at a place of a document, as pdfmake keeps them. */
export interface Styles {
  /** Calls back while the styles of the item are on top. */
  auto(item: Item, callback: () => void): void;
  getProperty(name: string): unknown;
}

interface Item {
  style?: unknown;
}

/**
 * The same styles, each property looked up once: pdfmake looks up two dozen of each word, in all styles around it, and they are the same for
 * all words of a text. Valid until the styles change.
 */
export function resolvedOnce(styles: Styles): Styles {
  const cache = new Map<string, unknown>();
  // A word with a style of its own is looked up as before. What it states itself, pdfmake has read by then.
  let within: Styles | undefined;
  return {
    auto(item, callback) {
      if (!item.style) return callback();
      styles.auto(item, () => {
        within = styles;
        callback();
      });
      within = undefined;
    },
    getProperty(name) {
      if (within) return within.getProperty(name);
      if (!cache.has(name)) cache.set(name, styles.getProperty(name));
      return cache.get(name);
    },
  };
}

interface Stack {
  getStyleProperty(item: Item, styles: Styles | null, name: string, otherwise: unknown): unknown;
}

const require = createRequire(import.meta.url);
const { default: stack } = createRequire(require.resolve('pdfmake'))('pdfmake/js/StyleContextStack.js') as {
  default: Stack;
};
const { getStyleProperty: lookUp } = stack;

/** pdfmake puts each item on top of the styles for each look-up, which adds nothing to them if it has no style of its own. */
stack.getStyleProperty = (item, styles, name, otherwise) => {
  if (item.style) return lookUp(item, styles, name, otherwise);
  return (item as Record<string, unknown>)[name] ?? styles?.getProperty(name) ?? otherwise;
};
