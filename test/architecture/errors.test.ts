import { describe, expect, it } from '@jest/globals';
import { explanations } from '../../src/errors/explanations.js';
import { errorTable } from '../../src/errors/table.js';
import { expectNone, sourcesBelow } from './sources.js';

/** Codes that Apollo throws itself; the table adds their status and title. */
const apollos = [
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
];

describe('the error table', () => {
  const sources = sourcesBelow('src').filter(({ path }) => !/^src\/errors\/|\/generated\//.test(path));
  const codes = Object.keys(errorTable);

  it('explains every code to the caller', () => {
    const missing = codes.filter((code) => !(code in explanations));
    expectNone(missing, 'Codes have no page under /docs/errors. Explain them in src/errors/explanations.ts:');
    expect(Object.keys(explanations).filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('contains every code that is thrown', () => {
    const thrown = sources.flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /(?:new AppError\(\s*|extensions: \{ code: |throwIfAny\(|\binvalid\([^;]*?\},\s*)'([A-Z][A-Z_]+)'/g,
        ),
      ].map(([, code]) => [code!, path] as const),
    );
    expect(thrown.length).toBeGreaterThan(20);
    expectNone(
      thrown.filter(([code]) => !codes.includes(code)).map(([code, path]) => `${code} in ${path}`),
      'Codes are thrown that the table lacks. Add them to src/errors/table.ts:',
    );
  });

  it('contains no code that is never thrown', () => {
    const everything = [
      ...sources,
      ...sourcesBelow('src/errors').filter(({ path }) => !/table|explanations/.test(path)),
    ]
      .map(({ text }) => text)
      .join('\n');
    expectNone(
      codes.filter(
        (code) => !apollos.includes(code) && !everything.includes(`'${code}'`) && !everything.includes(`.${code}`),
      ),
      'Codes are in the table that nothing throws. Remove them from src/errors/table.ts:',
    );
  });

  it('gives client errors a 4xx status, and logs all others as its own', () => {
    const odd = Object.entries(errorTable).filter(
      ([, { status, log }]) => status >= 500 !== ['warn', 'error'].includes(log),
    );
    expect(odd).toEqual([]);
  });
});
