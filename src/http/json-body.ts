import { AppError, invalid } from '../errors/app-error.js';

/** Deeper than any body this service knows; what walks a body after this may recurse. */
const deepest = 100;

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON body. An empty one is no body. A key given twice is refused by name: JSON.parse would keep the last and lose
 * the rest without a word. Nesting that would end somebody's stack is refused here, once for both doors.
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
  refuseFlaws(text);
  return value;
}

/** @throws AppError of JSON that is known to be valid, for a key given twice or a value that is too deep */
export function refuseFlaws(text: string): void {
  const flaw = findFlaw(text);
  if (flaw) throw invalid({ [flaw.path]: [`The ${flaw.path} field ${flaw.says}`] });
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

/** The first repeated key or too deep a value in a text that is known to be valid JSON; one pass, no recursion. */
function findFlaw(text: string): { path: string; says: string } | undefined {
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
          return { path, says: 'is given more than once.' };
        }
        level.keys.add(key);
        expectsKey = false;
      }
      at = end;
    } else if (levels.length >= deepest && (character === 0x7b || character === 0x5b)) {
      return { path: levels[0]!.keys ? levels[0]!.key : 'body', says: `must not be deeper than ${deepest} levels.` };
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
