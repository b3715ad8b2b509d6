import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { expectSame } from './golden.js';

const first = 'one\ntwo\nthree\nfour\nfive\nsix\n';
const other = 'title\ntwo\nthree\nfour\nfive\nend\n';

describe('a golden file that shows what distinguishes it from another', () => {
  let folder: string;
  const file = (name: string) => pathToFileURL(join(folder, `${name}.txt`));
  const read = (name: string) => readFileSync(file(name), 'utf8');
  const renew = (name: string, text: string) => {
    process.env.RENEW_GOLDEN = '1';
    expectSame(file(name), text);
    delete process.env.RENEW_GOLDEN;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cps-golden-'));
    renew('first', first);
    writeFileSync(file('other'), '[as first]\n');
    renew('other', other);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('has the lines of the other as their numbers, and is compared with the whole text', () => {
    expect(read('other')).toBe('[as first]\ntitle\n[lines 2-5]\nend\n');
    expectSame(file('other'), other);
    expect(() => expectSame(file('other'), other.replace('three', '3'))).toThrow(/- +three[\s\S]*\+ +3/);
    writeFileSync(file('first'), first.replace('three', '3'));
    expect(() => expectSame(file('other'), other)).toThrow(/- +3[\s\S]*\+ +three/);
  });

  it('keeps its text when the other is renewed', () => {
    renew('first', `zero\n${first.replace('five', '5')}`);
    expect(read('other')).toBe('[as first]\ntitle\ntwo\nthree\nfour\nfive\nend\n');
    renew('first', `zero\n${first}`);
    expect(read('other')).toBe('[as first]\ntitle\n[lines 3-6]\nend\n');
    expectSame(file('other'), other);
  });

  it('is written whole once its first line is removed', () => {
    writeFileSync(file('other'), '');
    renew('other', other);
    expect(read('other')).toBe(other);
  });
});
