import { describe, expect, it } from '@jest/globals';
import { compact, fold, toWords } from '../../src/domain/search/fold.js';
import { shareWorld } from '../support/worlds/world.js';

describe('text folding', () => {
  const world = shareWorld();

  it('has the same result here and in the database for the letters of Europe', async () => {
    const letters: string[] = [];
    for (let code = 0x20; code < 0x0530; code += 1) letters.push(String.fromCodePoint(code));
    for (let code = 0x1e00; code < 0x2070; code += 1) letters.push(String.fromCodePoint(code));
    letters.push('ﬁ', '①', 'Ａ', '㎏', '日', '한', 'ａ１', 'z'.repeat(100));
    const rows = await world.sql<{ letter: string; folded: string; words: string[]; compact: string }>(
      `select letter, search_fold(letter) as folded, string_to_array(search_words('x' || letter || 'y'), ' ') as words,
         search_compact('x' || letter || 'y') as compact from unnest($1::text[]) letter`,
      [letters],
    );
    expect(rows.length).toBe(letters.length);
    const different = rows
      .filter(
        (row) =>
          row.folded !== fold(row.letter) ||
          row.compact !== compact(`x${row.letter}y`) ||
          [...new Set(row.words)].join() !== toWords(`x${row.letter}y`).join(),
      )
      .map(({ letter, folded, words }) => [
        letter.codePointAt(0)!.toString(16),
        folded,
        fold(letter),
        words,
        toWords(`x${letter}y`),
      ]);
    expect(different).toEqual([]);
  });
});
