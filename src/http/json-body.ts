import { AppError, invalid } from '../errors/app-error.js';

/** Deeper than any valid body, and shallow enough for the code that recurses over it. */
const deepest = 100;

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON body; an empty body is undefined. A duplicate key is refused, because JSON.parse would silently keep only the
 * last value. Nesting deep enough to overflow a stack is refused here, for both APIs.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw malformed('The body is not valid UTF-8.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw malformed(`The body is not valid JSON: ${(error as Error).message}.`);
  }
  checkJsonText(text);
  return value;
}

/** @param text valid JSON. @throws AppError for a duplicate key or a value that is nested too deeply */
export function checkJsonText(text: string): void {
  const flaw = findJsonFault(text);
  if (flaw) throw invalid({ [flaw.path]: [`The ${flaw.path} field ${flaw.message}`] });
}

function malformed(sentence: string): AppError {
  return new AppError('MALFORMED_REQUEST', sentence, { errors: { body: [sentence] } });
}

interface Level {
  /** Undefined for an array. */
  keys: Set<string> | undefined;
  key: string;
  index: number;
}

/** The first duplicate key or too deeply nested value in valid JSON; one pass, no recursion. */
function findJsonFault(text: string): { path: string; message: string } | undefined {
  const levels: Level[] = [];
  let expectsKey = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    const level = levels.at(-1);
    if (character === 0x22) {
      const end = endOfString(text, at);
      if (expectsKey && level?.keys) {
        const key = JSON.parse(text.slice(at, end + 1)) as string;
        level.key = key;
        if (level.keys.has(key)) {
          const path = levels.map((one) => (one.keys ? one.key : one.index)).join('.');
          return { path, message: 'is given more than once.' };
        }
        level.keys.add(key);
        expectsKey = false;
      }
      at = end;
    } else if (levels.length >= deepest && (character === 0x7b || character === 0x5b)) {
      return { path: levels[0]!.keys ? levels[0]!.key : 'body', message: `must not be deeper than ${deepest} levels.` };
    } else if (character === 0x7b) {
      levels.push({ keys: new Set(), key: '', index: 0 });
      expectsKey = true;
    } else if (character === 0x5b) {
      levels.push({ keys: undefined, key: '', index: 0 });
      expectsKey = false;
    } else if (character === 0x7d || character === 0x5d) {
      levels.pop();
      expectsKey = false;
    } else if (character === 0x2c && level) {
      level.index += 1;
      expectsKey = level.keys !== undefined;
    }
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === 0x5c) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
}
