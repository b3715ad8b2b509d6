import { mostInflated } from './budget.js';
import { type Charge, fullName, unfiltered } from './filters.js';
import type { Tokens } from './tokens.js';
import { UnusableFile } from './unusable.js';

/**
 * Reads an image within a content stream, from behind its `BI`.
 *
 * @returns how many pixels it has
 * @throws {UnusableFile}
 */
export function readInlineImage(tokens: Tokens, charge: Charge): number {
  const { bytes } = tokens;
  const [numbersOf, namesOf] = [new Map<string, number>(), new Map<string, string[]>()];
  let key: string | undefined;
  for (let token = tokens.next(); token; token = tokens.next()) {
    if (token.kind === 'operator' && token.text === 'ID') break;
    if (token.kind === 'name' && key === undefined) {
      key = token.text;
      continue;
    }
    if (token.kind === 'open' && token.text === '[') {
      const listed: string[] = [];
      for (token = tokens.next(); token && token.kind !== 'close'; token = tokens.next())
        if (token.kind === 'name') listed.push(token.text);
      namesOf.set(key ?? '', listed);
    } else if (token.kind === 'open') {
      tokens.at = token.start;
      tokens.skipObject();
    } else if (token.kind === 'number') numbersOf.set(key ?? '', token.value);
    else if (token.kind === 'name') namesOf.set(key ?? '', [token.text]);
    key = undefined;
  }
  const from = tokens.at + 1;
  const to = endOfInlineImage(bytes, from);
  tokens.at = Math.min(to + 3, bytes.length);
  const filters = namesOf.get('F') ?? namesOf.get('Filter') ?? [];
  unfiltered(
    bytes.subarray(from, to),
    filters.map((name) => ({ name: fullName(name), numbers: new Map() })),
    mostInflated.stream,
    charge,
  );
  const pixels =
    (numbersOf.get('W') ?? numbersOf.get('Width') ?? 0) * (numbersOf.get('H') ?? numbersOf.get('Height') ?? 0);
  if (pixels > mostInflated.stream) throw new UnusableFile('too_large');
  return pixels;
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
