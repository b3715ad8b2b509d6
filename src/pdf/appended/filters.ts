import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { unfilteredRows } from '../png-rows.js';
import { UnusableFile } from './unusable.js';

/** Takes from what a file may still inflate to. @throws {UnusableFile} when nothing is left */
export type ChargeBytes = (bytes: number) => void;

/** A filter of a stream, with the numbers among its parameters. */
export interface StreamFilter {
  name: string;
  numbers: ReadonlyMap<string, number>;
}

/** Inline images abbreviate them, and readers accept the abbreviations in any stream. */
const abbreviations: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};
export const fullName = (name: string): string => abbreviations[name] ?? name;

/** Formats of pictures, which a reader decodes to the pixels that the stream declares. */
const pictures = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
export const isPictureFilter = ({ name }: StreamFilter): boolean => pictures.has(name);

/** No honest file has more; each layer multiplies what a stream can inflate to. */
const maxFilters = 8;

/**
 * What a stream contains behind its filters, up to the first one of a picture. Each layer is charged for.
 *
 * @throws {UnusableFile}
 */
export function unfiltered(
  data: Uint8Array,
  filters: readonly StreamFilter[],
  most: number,
  charge: ChargeBytes,
): Uint8Array {
  if (filters.length > maxFilters) throw new UnusableFile('too_large');
  let result = data;
  for (const filter of filters) {
    if (isPictureFilter(filter)) break;
    result = predicted(decodedOnce(result, filter, most, charge), filter);
    charge(result.length);
  }
  return result;
}

function decodedOnce(data: Uint8Array, filter: StreamFilter, most: number, charge: ChargeBytes): Uint8Array {
  switch (filter.name) {
    case 'FlateDecode':
      return inflated(data, most, charge);
    case 'LZWDecode':
      return expand(data.length * 4, most, (output) => lzw(data, filter.numbers.get('EarlyChange') ?? 1, output));
    case 'RunLengthDecode':
      return expand(data.length * 2, most, (output) => runs(data, output));
    case 'ASCIIHexDecode':
      return expand(data.length / 2 + 1, most, (output) => hex(data, output));
    case 'ASCII85Decode':
      return expand(data.length, most, (output) => ascii85(data, output));
    default:
      throw new UnusableFile('broken');
  }
}

/** Data that is cut off gives what there is, as readers do. @throws {UnusableFile} if it inflates to more than `most` */
export function inflated(data: Uint8Array, most: number, charge: ChargeBytes): Uint8Array {
  const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 64 * 1024 };
  if (data.length === 0) return data;
  for (const attempt of [() => inflateSync(data, options), () => inflateRawSync(data.subarray(2), options)]) {
    try {
      return attempt();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new UnusableFile('too_large');
    }
  }
  // Readers show what comes before the damage, which may be as much as Deflate can pack.
  charge(Math.min(data.length * 1032, most));
  throw new UnusableFile('broken');
}

interface Output {
  write(bytes: Uint8Array, from: number, to: number): void;
  repeat(byte: number, times: number): void;
}

/** Collects what `decode` writes, up to a limit. */
function expand(guess: number, most: number, decode: (output: Output) => void): Uint8Array {
  let room = new Uint8Array(Math.min(Math.max(Math.ceil(guess), 64), most));
  let length = 0;
  const grow = (by: number) => {
    if (length + by > most) throw new UnusableFile('too_large');
    if (length + by <= room.length) return;
    const larger = new Uint8Array(Math.min(Math.max(length + by, room.length * 2), most));
    larger.set(room.subarray(0, length));
    room = larger;
  };
  decode({
    write(bytes, from, to) {
      grow(to - from);
      for (let at = from; at < to; at += 1) room[length + at - from] = bytes[at]!;
      length += to - from;
    },
    repeat(byte, times) {
      grow(times);
      room.fill(byte, length, length + times);
      length += times;
    },
  });
  return room.subarray(0, length);
}

function lzw(data: Uint8Array, earlyChange: number, output: Output): void {
  // An entry is the entry before it and one byte.
  const before = new Uint16Array(4097);
  const last = new Uint8Array(4097);
  const lengths = new Uint16Array(4097);
  for (let code = 0; code < 256; code += 1) {
    last[code] = code;
    lengths[code] = 1;
  }
  const entry = new Uint8Array(4200);
  const early = earlyChange === 0 ? 0 : 1;
  let [bits, held, next, width, previous] = [0, 0, 258, 9, -1];
  let first = 0;
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === 257) return;
    if (code === 256) {
      [next, width, previous] = [258, 9, -1];
      continue;
    }
    const isNew = code === next && previous >= 0;
    if (!isNew && (code >= next || (code > 255 && code < 258))) throw new UnusableFile('broken');
    const from = isNew ? previous : code;
    let at = lengths[from]!;
    const length = isNew ? at + 1 : at;
    for (let part = from; at > 0; part = before[part]!) {
      at -= 1;
      entry[at] = last[part]!;
    }
    first = entry[0]!;
    if (isNew) entry[length - 1] = first;
    output.write(entry, 0, length);
    if (previous >= 0 && next < 4096) {
      before[next] = previous;
      last[next] = first;
      lengths[next] = lengths[previous]! + 1;
      next += 1;
      if (next + early >= 1 << width && width < 12) width += 1;
    }
    previous = code;
  }
}

function runs(data: Uint8Array, output: Output): void {
  for (let at = 0; at < data.length; ) {
    const length = data[at]!;
    at += 1;
    if (length === 128) return;
    if (length < 128) {
      output.write(data, at, Math.min(at + length + 1, data.length));
      at += length + 1;
    } else {
      output.repeat(data[at] ?? 0, 257 - length);
      at += 1;
    }
  }
}

function hex(data: Uint8Array, output: Output): void {
  let high = -1;
  for (const byte of data) {
    if (byte === 0x3e) break;
    const digit = toDigit(byte);
    if (digit < 0) continue;
    if (high < 0) high = digit;
    else {
      output.repeat(high * 16 + digit, 1);
      high = -1;
    }
  }
  if (high >= 0) output.repeat(high * 16, 1);
}

function toDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

function ascii85(data: Uint8Array, output: Output): void {
  const group = new Uint8Array(4);
  const put = (value: number, bytes: number) => {
    for (let at = 0; at < 4; at += 1) group[at] = Math.floor(value / 256 ** (3 - at)) & 0xff;
    output.write(group, 0, bytes);
  };
  let [value, count] = [0, 0];
  for (const byte of data) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && count === 0) put(0, 4);
    if (byte < 0x21 || byte > 0x75) continue;
    value = value * 85 + byte - 0x21;
    count += 1;
    if (count === 5) {
      put(value, 4);
      [value, count] = [0, 0];
    }
  }
  if (count > 1) {
    for (let missing = count; missing < 5; missing += 1) value = value * 85 + 84;
    put(value, count - 1);
  }
}

/** The bytes that a predictor has replaced by differences (ISO 32000-2, 7.4.4.4). */
function predicted(data: Uint8Array, { name, numbers }: StreamFilter): Uint8Array {
  const predictor = numbers.get('Predictor') ?? 1;
  if (predictor < 2 || (name !== 'FlateDecode' && name !== 'LZWDecode')) return data;
  const [columns, colors, bits] = [
    numbers.get('Columns') ?? 1,
    numbers.get('Colors') ?? 1,
    numbers.get('BitsPerComponent') ?? 8,
  ];
  const pixel = Math.max(1, Math.floor((colors * bits + 7) / 8));
  const row = Math.floor((columns * colors * bits + 7) / 8);
  if (!(row > 0) || !(colors > 0) || !(bits > 0)) throw new UnusableFile('broken');
  return predictor === 2 ? addedUp(data, Math.min(row, data.length), pixel, bits) : unfilteredRows(data, row, pixel);
}

function addedUp(data: Uint8Array, row: number, pixel: number, bits: number): Uint8Array {
  const result = Uint8Array.from(data);
  const view = new DataView(result.buffer);
  for (let start = 0; start + row <= result.length && row > 0; start += row) {
    if (bits === 16) {
      for (let at = start + pixel; at + 1 < start + row; at += 2)
        view.setUint16(at, (view.getUint16(at) + view.getUint16(at - pixel)) & 0xffff);
    } else {
      for (let at = start + pixel; at < start + row; at += 1) result[at]! += result[at - pixel]!;
    }
  }
  return result;
}
