import { isExact, markInexact } from '../../domain/shared/exact-number.js';
import { AppError, invalid } from '../../errors/app-error.js';

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
  let allExact = true;
  reject(
    findJsonFault(text, () => {
      allExact = false;
    }),
  );
  // After duplicate keys are refused, because the first of two values is not in `value`.
  if (!allExact) findJsonFault(text, (path) => markInexactAt(value, path));
  return value;
}

function markInexactAt(value: unknown, path: ReadonlyArray<string | number>): void {
  let container = value as Record<string, unknown>;
  for (const key of path.slice(0, -1)) container = container[key] as Record<string, unknown>;
  markInexact(container, String(path.at(-1)));
}

/** @param text valid JSON. @throws AppError for a duplicate key or a value that is nested too deeply */
export function checkJsonText(text: string): void {
  reject(findJsonFault(text));
}

function reject(flaw: JsonFault | undefined): void {
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

interface JsonFault {
  path: string;
  message: string;
}

/**
 * The first duplicate key or too deeply nested value in valid JSON; one pass, no recursion. Reports each number that JSON.parse
 * changes, with its path; none that is the whole text.
 */
function findJsonFault(
  text: string,
  onInexact?: (path: ReadonlyArray<string | number>) => void,
): JsonFault | undefined {
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
          return { path: toPath(levels).join('.'), message: 'is given more than once.' };
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
    } else if (onInexact && level && (character === 0x2d || (character >= 0x30 && character <= 0x39))) {
      const end = endOfNumber(text, at);
      if (!isExact(text.slice(at, end))) onInexact(toPath(levels));
      at = end - 1;
    }
  }
  return undefined;
}

function toPath(levels: readonly Level[]): Array<string | number> {
  return levels.map((one) => (one.keys ? one.key : one.index));
}

const numberEnd = /[^-+.\deE]/g;

function endOfNumber(text: string, start: number): number {
  numberEnd.lastIndex = start;
  return numberEnd.exec(text)?.index ?? text.length;
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === 0x5c) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
}
