import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildGraphqlSchema } from '../../../src/api/graphql/build-schema.js';
import { toRelations } from '../../../src/reads/loaders/relations.js';
import type { Table } from '../../../src/reads/loaders/table.js';
import { findTable } from '../../../src/reads/loaders/table.js';
import { RelatedRecords, RootFields } from '../../../src/resolvers/declared.js';

const types = globSync('src/reads/loaders/*.loader.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/defineTable<\w+>\(\{\n {2}type: '(\w+)'/g)].map(([, type]) => type!),
);

describe('a relation', () => {
  it('is to the record whose id has the name of the field, and to the records that name the type', () => {
    const { one, many } = toRelations('Project', { one: { division: 'Division' }, many: { notices: 'Notice' } });
    expect(one).toEqual({ division: { type: 'Division', by: 'divisionId', when: {} } });
    expect(many).toEqual({ notices: { type: 'Notice', on: 'projectId', key: 'id', filter: {} } });
  });

  it.each(types)('has for %s the columns, filters and fields that it is declared with', (type) => {
    const { one, many, columns, defaults, filters } = findTable(type)!;
    const fields = buildGraphqlSchema().getType(type) as unknown as { getFields(): object };
    expect(Object.keys(fields.getFields())).toEqual(
      expect.arrayContaining([...Object.keys(one), ...Object.keys(many)]),
    );
    expect(Object.keys(filters)).toEqual(expect.arrayContaining(Object.keys(defaults)));
    for (const [field, { type: referenced, by, when }] of Object.entries(one)) {
      expect([field, findTable(referenced)?.type]).toEqual([field, referenced]);
      expect(Object.keys(columns)).toEqual(expect.arrayContaining([by, ...Object.keys(when)]));
    }
    for (const [field, { type: listed, on, key, filter }] of Object.entries(many)) {
      const table: Table | undefined = findTable(listed);
      expect([field, table?.type]).toEqual([field, listed]);
      expect(Object.keys(columns)).toContain(key);
      expect(Object.keys(table!.columns)).toContain(on);
      expect(Object.keys(table!.filters)).toEqual(expect.arrayContaining(Object.keys(filter)));
    }
  });

  it('is declared once: a resolver class cannot have its field too', () => {
    class Resolver {
      division() {}
    }
    const decorate = RelatedRecords(toRelations('Project', { one: { division: 'Division' } }));
    expect(() => decorate(Resolver)).toThrow('Resolver has division already: its table declares it.');
    class Root {
      notices() {}
    }
    expect(() => RootFields(findTable('Notice')!)(Root)).toThrow('Root has notices already');
  });

  it('is declared in a table, not in the resolvers', () => {
    // These depend on the account that reads or on the rule of who is served, are of several records, or take other arguments than lists do.
    const exceptions = ['event', 'notice', 'party', 'pay-application', 'pay-application-participant', 'project'];
    const stating = globSync('src/resolvers/*.ts')
      .filter((path) => /\b(one|children)\(\s*ctx\b/.test(readFileSync(path, 'utf8')))
      .map((path) => path.replace(/^src\/resolvers\/|(\.resolver)?\.ts$/g, ''));
    expect(stating.sort()).toEqual(['declared', ...exceptions]);
  });
});
