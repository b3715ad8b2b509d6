import { describe, expect, it } from '@jest/globals';
import { course } from '../src/course.js';
import { noFacts } from '../src/facts.js';
import { middle } from './projects/middle.js';
import { northeast } from './projects/northeast.js';
import type { Count } from './projects/project.js';
import { publicWork } from './projects/public-work.js';
import { south } from './projects/south.js';
import { west } from './projects/west.js';

const projects = [...south, ...west, ...northeast, ...middle, ...publicWork];

/** What the count says of a deadline, in the form of the answer. */
function expected({ act, month, required, date, safe, mailBy, fileBy }: Count) {
  const isNone = date === 'none';
  const day = isNone ? null : date;
  return {
    kind: act,
    month: month ?? null,
    required: required === null ? null : !isNone,
    date: day,
    safeDate: safe ?? day,
    mailBy,
    fileBy,
  };
}

// Every date was counted by hand from the statute beside it.
describe('the course of a project counted by hand', () => {
  it.each(projects.map((project) => [project.name, project] as const))('%s', (_, project) => {
    const { state, claimantRole, sector = 'private' } = project.facts;
    const found = course({ ...noFacts(state, claimantRole, sector), ...project.facts });
    const answers = found.map(({ kind, month, required, date, safeDate, mailBy, fileBy }) => ({
      kind,
      month,
      required,
      date,
      safeDate,
      mailBy: mailBy ?? undefined,
      fileBy: fileBy && fileBy !== safeDate ? fileBy : undefined,
    }));
    expect(answers).toEqual(project.course.map(expected));
    const cited = found.map(({ source }) => source?.replace(' (citation not checked)', '') ?? '');
    expect(project.course.map(({ law }, index) => law.includes(cited[index]!) || [law, cited[index]])).toEqual(
      cited.map(() => true),
    );
  });

  it('covers the states, sectors and tiers that claims come from', () => {
    const states = new Set(projects.map(({ facts }) => facts.state));
    expect(states.size).toBeGreaterThanOrEqual(20);
    expect(new Set(projects.map(({ facts }) => facts.sector ?? 'private'))).toEqual(
      new Set(['private', 'public', 'federal']),
    );
    expect(new Set(projects.map(({ facts }) => facts.claimantRole)).size).toBeGreaterThanOrEqual(6);
  });
});
