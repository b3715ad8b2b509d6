import { isMacRoman } from './mac-roman.js';

interface DecodedText {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';
}

/**
 * A file's text. A byte order mark decides; without one it is UTF-8 if that is valid, else windows-1252 or Mac Roman,
 * which spreadsheets on Windows and on a Mac write by default. Null when the bytes are not text, such as those of a workbook.
 */
export function decode(source: Uint8Array | string): DecodedText | null {
  const decoded = typeof source === 'string' ? { text: source, encoding: 'utf-8' as const } : decodeBytes(source);
  if (!decoded || decoded.text.includes('\0')) return null;
  return { ...decoded, text: decoded.text.replace(/^\uFEFF/, '') };
}

function decodeBytes(bytes: Uint8Array): DecodedText | null {
  if (zipped.every((byte, index) => bytes[index] === byte)) return null;
  const encoding = markedEncoding(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    const encoding = isMacRoman(bytes) ? 'macintosh' : 'windows-1252';
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
}

function markedEncoding(bytes: Uint8Array): DecodedText['encoding'] | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** The first bytes of an .xlsx workbook. */
const zipped = [0x50, 0x4b, 0x03, 0x04];
