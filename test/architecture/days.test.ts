import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { expectNone, linesMatching } from './sources.js';

/** How a day is cut from a time without a place: of an ISO text, by UTC getters, by the browser, and in SQL. */
const cuts =
  /\.(?:slice|substring|substr)\(0, ?10\)|\.split\('T'\)|\.getUTC(?:Date|Day|Month|FullYear)\(|toLocaleDateString\(|\bcurrent_date\b|[\w)]::date\b|at time zone 'UTC', 'YYYY-MM-DD'\)|\bdayInUtc\(/;

/** Where that is right. */
const exceptions: Record<string, string> = {
  'src/domain/deadlines/state-zones.ts': 'It is the function that gives the day.',
  'src/domain/shared/calendar.ts': 'It computes with days.',
  'src/domain/shared/timestamp.ts': 'It writes a time.',
  'src/domain/credit/plans.ts': 'Payment processors count periods in UTC.',
  'src/services/billing/subscribe.ts': 'Payment processors count periods in UTC.',
  'src/services/shared/days.ts': 'Reports of credits and usage count days in UTC, as their pages say.',
  'src/services/support/index.ts': 'Reports of credits and usage count days in UTC, as their pages say.',
  'src/reads/loaders/credit-statement.loader.ts': 'Reports of credits and usage count days in UTC, as their pages say.',
  'src/reads/loaders/support.loader.ts': 'Reports of credits and usage count days in UTC, as their pages say.',
  'src/pdf/templates/credit-statement/credit-statement.ts': 'Statements of credits count days in UTC.',
  'src/reads/loaders/sandbox.loader.ts': 'A limit that is weeks away.',
  'src/reads/loaders/page.ts': 'It reads the times of a cursor.',
  'src/schema/validation/leaves.ts': 'It reads a time.',
  'src/runtime/observability/log.ts': 'It shortens a list.',
  'src/pdf/format.ts': 'It names UTC beside the day.',
  'src/pdf/seal/open-source.ts': 'Certificates are valid between times in UTC.',
  'src/api/rest/pages/verification.ts': 'It names UTC beside the day.',
  'console/src/parts/format.ts': 'It writes a date that has no time.',
  'console/src/shell/clock.tsx': 'Today of the person, where there is no state.',
};

const files = globSync(['src/**/*.ts', 'console/src/**/*.{ts,tsx}', 'tools/demo/**/*.ts'])
  .filter((path) => !/\/(?:generated|migrations)\/|\.documents\.ts$/.test(path))
  .sort()
  .map((path) => ({ path, text: readFileSync(path, 'utf8'), imports: [] }));

describe('a day', () => {
  it('is that of a place: of a state, or of an account', () => {
    const others = files.filter(({ path }) => !(path in exceptions));
    expect(others.length).toBeGreaterThan(1_000);
    expectNone(
      linesMatching(others, cuts),
      'This takes the day in UTC or of the machine (decision 73). Use services/shared/today.ts, or dayInState:',
    );
  });

  it('has no exception that is no longer needed', () => {
    const unused = Object.keys(exceptions).filter(
      (path) =>
        linesMatching(
          files.filter((file) => file.path === path),
          cuts,
        ).length === 0,
    );
    expectNone(unused, 'These files cut no day from a time:');
  });

  it.each([
    'ctx.now().toISOString().slice(0, 10)',
    'sentAt.substring(0,10)',
    "now.toISOString().split('T')[0]",
    'now.getUTCDate()',
    'watch_on <= current_date',
    "(created_at at time zone 'UTC')::date",
    'created_at::date',
    'dayInUtc(ctx.now())',
  ])('is found where it is cut from a time: %s', (line) => {
    expect(linesMatching([{ path: 'a.ts', text: line, imports: [] }], cuts)).toHaveLength(1);
  });

  it('may be passed to SQL', () => {
    const line = ['where period_to <= $', '{today}::date'].join('');
    expect(linesMatching([{ path: 'a.ts', text: line, imports: [] }], cuts)).toEqual([]);
  });
});
