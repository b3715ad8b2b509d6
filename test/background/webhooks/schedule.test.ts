import { describe, expect, it } from '@jest/globals';
import { waitAfter } from '../../../src/background/webhooks/schedule.js';

describe('the retry schedule', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  it.each([
    [1, null, undefined, 10],
    [2, null, undefined, 60],
    [3, 500, undefined, 600],
    [4, 500, undefined, undefined],
    [5, 503, '10', undefined],
    [4, 429, '10', undefined],
    [1, 429, '42', 42],
    [1, 429, '0', 10],
    [1, 429, '-1', 10],
    [1, 429, '99999999999', 10],
    [2, 503, '100000', 600],
    [1, 504, 'Sun, 01 Mar 2026 12:02:00 GMT', 120],
    [1, 504, 'Sun, 01 Mar 2026 11:00:00 GMT', 10],
    [1, 502, 'tomorrow', 10],
    [1, 400, '42', 10],
  ])(
    'follows attempt %i, answered %s with Retry-After %s, after %s seconds',
    (attempt, responseCode, retryAfter, wait) => {
      expect(waitAfter(attempt, { responseCode, retryAfter }, now)).toBe(wait);
    },
  );
});
