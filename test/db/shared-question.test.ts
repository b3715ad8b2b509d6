import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { SharedQuestion } from '../../src/db/replicas/shared-question.js';

describe('a question that several callers share', () => {
  it('is never answered by a query that started before it was asked', async () => {
    const answers: Array<(answer: number) => void> = [];
    const question = new SharedQuestion(() => new Promise<number>((done) => answers.push(done)));
    const first = [question.ask(), question.ask()];
    await sleep(0);
    const second = [question.ask(), question.ask()];
    await sleep(0);
    expect(answers).toHaveLength(1);
    answers[0]!(1);
    expect(await Promise.all(first)).toEqual([1, 1]);
    await sleep(0);
    expect(answers).toHaveLength(2);
    answers[1]!(2);
    expect(await Promise.all(second)).toEqual([2, 2]);
  });

  it('is asked again after a failure', async () => {
    let asked = 0;
    const question = new SharedQuestion(async () => {
      asked += 1;
      if (asked === 1) throw new Error('lost');
      return asked;
    });
    await expect(question.ask()).rejects.toThrow('lost');
    expect(await question.ask()).toBe(2);
  });
});
