import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { eachFile } from '../../../src/providers/storage/each-file.js';

describe('eachFile', () => {
  it('processes each file once, several at a time', async () => {
    const done: number[] = [];
    let [running, most] = [0, 0];
    await eachFile(numbers(50), async (n) => {
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      done.push(n);
    });
    expect(done.sort((a, b) => a - b)).toEqual(numbers(50));
    expect(most).toBe(8);
  });

  it('starts nothing new after a failure, and throws it when the running work has ended', async () => {
    const [begun, ended]: [number[], number[]] = [[], []];
    const failed = eachFile(numbers(50), async (n) => {
      begun.push(n);
      await turn();
      if (n === 3) throw new Error('of the third');
      ended.push(n);
    });
    await expect(failed).rejects.toThrow('of the third');
    expect(ended).toHaveLength(begun.length - 1);
    expect(begun.length).toBeLessThan(30);
  });
});

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
