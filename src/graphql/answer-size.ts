import { AppError } from '../errors/app-error.js';

/** The approximate characters of one response. A page of a hundred records with texts of maximum length is smaller. */
export const answerLimit = 20_000_000;

/** The approximate JSON overhead of a value: its key and punctuation. */
const around = 10;

/**
 * Limits the size of a response before it is written as JSON. The size cannot be estimated earlier: a document may request the
 * same long text under many aliases, and the lengths of texts vary.
 *
 * @throws AppError
 */
export function refuseLongAnswer(data: unknown, limit: number = answerLimit): void {
  let left = limit;
  const open: unknown[] = [data];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    left -= typeof value === 'string' ? value.length + around : around;
    if (left < 0) {
      throw new AppError(
        'GRAPHQL_TOO_COMPLEX',
        `The response exceeds the limit of ${limit} characters. Request smaller pages or fewer fields.`,
      );
    }
    if (value === null || typeof value !== 'object') continue;
    for (const item of Array.isArray(value) ? value : Object.values(value)) if (item !== undefined) open.push(item);
  }
}
