import { describe, expect, it } from '@jest/globals';
import { allKinds, type Kind, textsOf } from '../../tools/words/files.js';
import { found, words } from '../../tools/words/words.js';
import { expectNone } from './sources.js';

/** Each occurrence as `path:line: the word (its reason): write something else`. */
function offences({ path, text }: { path: string; text: string }): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      words.flatMap((word) =>
        found(line, word).map((odd) => `${path}:${index + 1}: "${odd}" (${word.why}): write ${word.instead}`),
      ),
    );
}

describe('plain words', () => {
  it.each(allKinds)('are used in %s', (kind: Kind) => {
    const texts = textsOf(kind);
    expect(texts.length).toBeGreaterThan(20);
    expectNone(
      texts.flatMap((file) => offences(file)),
      'These words make a reader translate (tools/words/words.ts):',
    );
  });

  it.each([
    ['told', 'reported'],
    ['nobody', 'no other account'],
    ['anew', 'again'],
    ['errands', 'tasks'],
    ['hangs on', 'is attached to'],
  ])('instead of "%s" are required, with the place and the reason', (odd, plain) => {
    const [offence, ...others] = offences({ path: 'a.ts', text: `first line\nIt is ${odd}.` });
    expect(others).toEqual([]);
    expect(offence).toMatch(new RegExp(`^a\\.ts:2: "${odd}" \\(.+\\): write `));
    expect(offences({ path: 'a.ts', text: `It is ${plain}.` })).toEqual([]);
  });

  it('include a listed word in a phrase where its meaning is ordinary', () => {
    expect(offences({ path: 'a.ts', text: 'that he or she is the agent, at the house number' })).toEqual([]);
  });
});
