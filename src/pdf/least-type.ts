import { gutter } from './page.js';

/** Of documents that their readers have to understand, in points. */
export const leastType = 9;

/**
 * The content with no type below `least` points. Captions become ordinary words, because capitals of that size would be larger
 * than the text they name, and screen readers may spell them out.
 */
export function withLeastType<T>(content: T, least: number): T {
  if (Array.isArray(content)) return content.map((item) => withLeastType(item, least)) as T;
  if (typeof content !== 'object' || content === null || Object.getPrototypeOf(content) !== Object.prototype)
    return content;
  const raised: Record<string, unknown> = Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      key === 'fontSize' && typeof value === 'number' ? Math.max(value, least) : withLeastType(value, least),
    ]),
  );
  const { style, words, beside, fontSize } = raised;
  if (style === 'caption' && words) {
    Object.assign(raised, {
      text: words,
      fontSize: least,
      characterSpacing: 0,
      ...(beside === true && { margin: [0, 0, gutter, 0] }),
    });
  }
  if (style === 'section') raised.fontSize = Math.max(Number(fontSize ?? 0), least);
  return raised as T;
}
