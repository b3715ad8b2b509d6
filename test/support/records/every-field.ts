import {
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
} from 'graphql';

/** Every field of a record type: its own fields, and the ids of each related record or list. */
export function everything(type: GraphQLObjectType): string {
  return Object.values(type.getFields())
    .map(({ name, type: of }) => {
      const below = getNamedType(of);
      if (isLeafType(below)) return name;
      return below.name.endsWith('Connection')
        ? `${name}(first: 2) { totalCount nodes { id } pageInfo { hasNextPage } }`
        : `${name} { ${'id' in (below as GraphQLObjectType).getFields() ? 'id' : '__typename'} }`;
    })
    .join(' ');
}

/** A valid value for a filter. */
export function sample(type: GraphQLInputType, name: string): unknown {
  if (name === 'auditableType') return 'NOTICE';
  const named = getNamedType(getNullableType(type));
  if (isEnumType(named)) return named.getValues()[0]!.name;
  const samples: Record<string, unknown> = {
    ID: '01977777-0000-7000-8000-000000000000',
    Boolean: true,
    String: 'CA',
    DateTime: '2020-01-01T00:00:00Z',
    LocalDate: '2026-01-01',
  };
  if (!(named.name in samples))
    throw new Error(`Add a sample of ${named.name} to test/support/records/every-field.ts.`);
  return samples[named.name];
}
