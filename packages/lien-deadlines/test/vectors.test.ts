import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { formatDay } from '../src/calendar.js';
import { course } from '../src/course.js';
import type { Deadline } from '../src/deadline.js';
import type { Facts } from '../src/facts.js';
import type { DeadlineKind, Duty } from '../src/vocabulary.js';
import { factsOf } from './facts.fixture.js';

interface Vector {
  why: string;
  source: string;
  kind: DeadlineKind;
  duty?: Duty;
  month?: string;
  facts: Partial<Facts>;
  expect: Partial<
    Pick<Deadline, 'required' | 'date' | 'safeDate' | 'isLookback' | 'mailBy' | 'fileBy' | 'coveredFrom'>
  > & {
    counted?: string;
  };
}

const folder = join(import.meta.dirname, '../vectors');
const files = globSync('*.json', { cwd: folder }).sort();

// The dates were counted by hand from the statutes that each vector cites.
describe.each(files.map((file) => [basename(file, '.json'), file]))('the vectors of %s', (_, file) => {
  const vectors = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Vector[];

  it.each(vectors.map((vector): [string, Vector] => [`${vector.kind}: ${vector.why} (${vector.source})`, vector]))(
    '%s',
    (_title, { kind, duty = null, month, facts, expect: expected }) => {
      const found = course(factsOf(facts)).find(
        (deadline) =>
          deadline.kind === kind && deadline.duty === duty && (month === undefined || deadline.month === month),
      );
      const { counted, ...fields } = expected;
      if (!found) {
        // Kinds that only some claimants owe are not listed for the others.
        expect({ required: false, date: null, safeDate: null, ...fields }).toEqual({
          required: false,
          date: null,
          safeDate: null,
        });
        return;
      }
      const actual = Object.fromEntries(Object.keys(fields).map((key) => [key, found[key as keyof Deadline]]));
      expect(actual).toEqual(fields);
      if (counted) expect(found.steps.find((step) => step.kind === 'count')?.date).toBe(counted);
    },
  );
});

it('keeps the calendar’s texts and numbers together', () => {
  expect(formatDay(693_901)).toBe('1900-01-01');
  expect(formatDay(803_839)).toBe('2201-01-01');
});
