import { describe, expect, it } from '@jest/globals';
import { listEnvelope, writtenList } from '../../src/api/rest/answer.js';

describe('a list whose records are JSON already', () => {
  const live = { id: 'a', name: 'Peña & Søn 😀', deleted_at: null };
  const deleted = { id: 'b', name: 'Bay', deleted_at: '2026-01-01T00:00:00.000+00:00' };
  const page = { page: 1, perPage: 15 };
  const address = 'https://example.com/api/v1/ñ';

  it.each([
    ['no records', []],
    ['one record', [live]],
    ['several records', [live, deleted, live]],
  ])('is the bytes of the same envelope: %s', (_, nodes) => {
    const written = writtenList(
      { records: nodes.map((node) => JSON.stringify(node)), total: 40 },
      true,
      page,
      address,
      new URLSearchParams({ per_page: '15' }),
    );
    const envelope = listEnvelope({ total_count: 40, nodes }, page, address, new URLSearchParams({ per_page: '15' }));
    expect(written.toString()).toBe(JSON.stringify(envelope));
  });
});
