import { beforeAll, describe, expect, it } from '@jest/globals';
import { notices } from '../../../src/reads/loaders/notice.loader.js';
import { organizations } from '../../../src/reads/loaders/organization.loader.js';
import { selectList, type Table } from '../../../src/reads/loaders/table.js';
import { recording } from '../../db/statements.js';
import { goldenPath } from '../../support/records/golden-path.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

const columnsOf = (list: string) => list.split(', ').map((item) => item.split(' as ')[0]!);
const select = (table: unknown, ...fields: string[]) =>
  columnsOf(selectList(table as Table, new Set(fields), fields.sort().join(',')));

describe('a table', () => {
  it('selects the requested columns, and the ids that nested fields need', () => {
    expect(select(notices, 'noticeDate')).toEqual(
      expect.arrayContaining(['id', 'project_id', 'organization_id', 'division_id', 'parent_notice_id', 'notice_date']),
    );
    expect(select(notices, 'noticeDate')).not.toEqual(expect.arrayContaining(['description']));
    expect(select(notices)).not.toContain('metadata');
  });

  it('selects the columns that a computed field needs', () => {
    expect(select(notices, 'typeLabel', 'statusLabel')).toEqual(expect.arrayContaining(['type', 'status']));
  });

  it('selects nothing for a field without a column', () => {
    expect(select(notices, 'documents', '__typename')).toEqual(select(notices));
  });

  it('converts digits in names to the form of the database', () => {
    expect(select(organizations, 'addressLine1')).toContain('address_line_1');
  });
});

describe('the statement of a list', () => {
  const world = shareWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
    await goldenPath(world, caller);
  });

  it('selects only the columns of the query', async () => {
    const { statements } = await recording(() =>
      world.graphql(caller, '{ notices { nodes { state project { name } } } }'),
    );
    const [list, project] = ['"notices"', '"projects"'].map(
      (table) => statements.find(({ text }) => text.includes(`from ${table}`))!.text,
    );
    expect(list).toMatch(/select .*\bstate\b.* from/);
    expect(list).not.toMatch(/metadata|description|claim_amount|count\(/);
    expect(project).toMatch(/select .*\bname\b.* from/);
    expect(project).not.toMatch(/metadata|legal_description/);
  });

  it('takes the wildcards of a pattern literally', async () => {
    for (const [search, found] of [
      ['Tower', 1],
      ['%', 0],
      ['_', 0],
      ['\\', 0],
      ['tOwEr', 1],
    ] as const) {
      const query = 'query($f: ProjectFilter) { projects(filter: $f) { totalCount } }';
      expect((await world.graphql(caller, query, { f: { search } })).body.data.projects.totalCount).toBe(found);
    }
  });
});
