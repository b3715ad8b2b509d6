import { maxInflated } from './budget.js';
import { type ChargeBytes, fullName, unfiltered } from './filters.js';
import { Tokens } from './tokens.js';
import { UnusableFile } from './unusable.js';

/** The entries of its dictionary as they are written, by their short names. */
type Entries = Map<string, string>;
const short: Readonly<Record<string, string>> = { Filter: 'F', DecodeParms: 'DP', Width: 'W', Height: 'H' };

/**
 * Reads an image within a content stream, from behind its `BI`.
 *
 * @returns how many pixels it has, and itself with its data in hexadecimal digits: where the data ends is not written, and readers look for it
 * in ways of their own
 * @throws {UnusableFile}
 */
export function readInlineImage(tokens: Tokens, charge: ChargeBytes): { pixels: number; text: string } {
  const { bytes } = tokens;
  const entries = readEntries(tokens);
  const from = tokens.at + 1;
  const to = endOfInlineImage(bytes, from);
  tokens.at = Math.min(to + 3, bytes.length);
  const data = bytes.subarray(from, to);
  const filters = namesIn(entries.get('F')).map((name) => ({ name: fullName(name), numbers: new Map() }));
  unfiltered(data, filters, maxInflated.stream, charge);
  const [width, height] = ['W', 'H'].map((key) => Number.parseInt(entries.get(key) ?? '0', 10) || 0);
  const pixels = width! * height!;
  if (pixels > maxInflated.stream) throw new UnusableFile('too_large');
  entries.set('F', `[/AHx ${inside(entries.get('F'))}]`);
  if (entries.has('DP')) entries.set('DP', `[null ${inside(entries.get('DP'))}]`);
  const written = [...entries].map(([key, value]) => `/${key} ${value}`).join(' ');
  const digits = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('hex');
  return { pixels, text: `BI ${written} ID ${digits}> EI` };
}

function readEntries(tokens: Tokens): Entries {
  const entries: Entries = new Map();
  for (let token = tokens.next(); token; token = tokens.next()) {
    if (token.kind === 'operator' && token.text === 'ID') break;
    if (token.kind !== 'name') throw new UnusableFile('broken');
    const key = Object.hasOwn(short, token.text) ? short[token.text]! : token.text;
    // Of two, readers take the first or the last one.
    if (entries.has(key) || !/^[A-Za-z]+$/.test(key)) throw new UnusableFile('broken');
    const start = tokens.at;
    const value = Buffer.from(tokens.bytes.subarray(start, tokens.skipObject())).toString('latin1');
    entries.set(key, value.replace(/%[^\r\n]*/g, '').trim());
  }
  return entries;
}

/** The items of a list, or the only one, which needs no brackets. */
function inside(value = ''): string {
  return value.startsWith('[') ? value.slice(1, -1) : value;
}

function namesIn(value = ''): string[] {
  const tokens = new Tokens(Buffer.from(value, 'latin1'));
  const names: string[] = [];
  for (let token = tokens.next(); token; token = tokens.next()) if (token.kind === 'name') names.push(token.text);
  return names;
}

/** The white space before the `EI` that ends a picture: what follows it is text, as readers expect. */
function endOfInlineImage(bytes: Uint8Array, from: number): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isSpace = (code: number | undefined) => code === undefined || [0, 9, 10, 12, 13, 32].includes(code);
  for (let at = file.indexOf('EI', from); at >= 0; at = file.indexOf('EI', at + 2)) {
    if (at > from && !isSpace(file[at - 1])) continue;
    if (!isSpace(file[at + 2])) continue;
    const isText = file.subarray(at + 2, at + 12).every((code) => (code >= 32 && code < 127) || isSpace(code));
    if (isText) return Math.max(from, at - 1);
  }
  return file.length;
}
