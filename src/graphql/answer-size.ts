import { AppError } from '../errors/app-error.js';

/** Characters of one answer, about. A page of a hundred records whose every text is as long as it may be is smaller. */
export const answerLimit = 20_000_000;

/** What stands around a value in JSON, its key included, about. */
const around = 10;

/**
 * The same long text may be asked for under many names, and records hold texts of very different lengths: what an answer weighs
 * is known when it is there, before it is written as JSON.
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
        `The answer is longer than the limit of ${limit} characters: ask for smaller pages or fewer fields.`,
      );
    }
    if (value === null || typeof value !== 'object') continue;
    for (const item of Array.isArray(value) ? value : Object.values(value)) if (item !== undefined) open.push(item);
  }
}
