import type { MetadataType } from '../vocabulary.js';

/** How many entries one record may have. */
export const entriesPerRecord = 500;

type Cast = { value: unknown } | { wrong: string };

/** The type of a value that was sent without one. */
export function inferType(value: unknown): MetadataType {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'boolean';
  return Number.isSafeInteger(value) ? 'integer' : 'json';
}

/**
 * Converts a value to its type, or returns the end of the sentence that says why it cannot. Values are converted before they
 * are stored, so a stored value can always be read.
 */
export function castValue(value: unknown, type: MetadataType): Cast {
  switch (type) {
    case 'json':
      return typeof value === 'string' ? parsed(value) : { value };
    case 'string':
      return typeof value === 'object'
        ? { wrong: 'cannot be cast to a string: it must be a string, number or boolean.' }
        : { value: String(value) };
    case 'integer': {
      const number = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value;
      return Number.isSafeInteger(number)
        ? { value: number }
        : {
            wrong:
              'cannot be cast to an integer: it must be a whole number between -9007199254740991 and 9007199254740991.',
          };
    }
    case 'boolean':
      if (truths.has(value)) return { value: true };
      if (falsehoods.has(value)) return { value: false };
      return { wrong: 'cannot be cast to a boolean: it must be true, false, 1 or 0.' };
  }
}

function parsed(text: string): Cast {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { wrong: 'cannot be cast to JSON: it must be JSON, or the text of JSON.' };
  }
}

const truths: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);
const falsehoods: ReadonlySet<unknown> = new Set([false, 0, '0', 'false']);
