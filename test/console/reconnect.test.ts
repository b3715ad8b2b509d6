import { describe, expect, it } from '@jest/globals';
import { isSteady, waitAfter } from '../../console/src/api/reconnect.js';

describe('a page that lost its connection', () => {
  it('connects again at once, unless the connection ended right after it began', () => {
    expect([0, 4_999, 5_000, 60_000].map(isSteady)).toEqual([false, false, true, true]);
  });

  it('waits twice as long after each attempt that failed, up to ten seconds', () => {
    const longest = [1, 2, 3, 6, 8, 9, 20].map((failures) => waitAfter(failures, 1));
    expect(longest).toEqual([50, 100, 200, 1_600, 6_400, 10_000, 10_000]);
  });

  it('waits another time than others, at least half of the longest', () => {
    expect([0, 0.5, 1].map((random) => waitAfter(3, random))).toEqual([100, 150, 200]);
  });

  it('comes back together with few of a thousand, after a service was gone for two seconds', () => {
    const arrivals = new Map<number, number>();
    for (let page = 0; page < 1_000; page += 1) {
      let at = 0;
      for (let failures = 1; at < 2_000; failures += 1) at += waitAfter(failures);
      const tenth = Math.floor(at / 100);
      arrivals.set(tenth, (arrivals.get(tenth) ?? 0) + 1);
    }
    // A tenth of a second has a sixth of them; three times the deviation of such a number is far below the limit.
    expect(Math.max(...arrivals.values())).toBeLessThan(300);
  });
});
