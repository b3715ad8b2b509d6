import { describe, expect, it } from '@jest/globals';
import {
  GraphQLList,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  GraphQLString,
  graphqlSync,
} from 'graphql';
import { readSelection } from '../../../src/reads/loaders/selection.js';

const Pet: GraphQLObjectType = new GraphQLObjectType({
  name: 'Pet',
  fields: () => ({ id: { type: GraphQLString }, name: { type: GraphQLString }, owner: { type: Pet } }),
});
const connection: GraphQLOutputType = new GraphQLObjectType({
  name: 'PetConnection',
  fields: {
    totalCount: { type: GraphQLString },
    nodes: { type: new GraphQLList(Pet) },
    edges: {
      type: new GraphQLList(
        new GraphQLObjectType({ name: 'PetEdge', fields: { cursor: { type: GraphQLString }, node: { type: Pet } } }),
      ),
    },
  },
});

/** What a query selects of its root fields, in execution order. */
function selected(source: string, variableValues = {}) {
  const seen: Array<{ record: string[]; connection: string[]; key: string }> = [];
  const look = (_: unknown, __: unknown, ___: unknown, info: GraphQLResolveInfo) => {
    const { record, connection: around, key } = readSelection(info);
    seen.push({ record: [...record].sort(), connection: [...around].sort(), key });
    return null;
  };
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { pet: { type: Pet, resolve: look }, pets: { type: connection, resolve: look } },
  });
  const { errors } = graphqlSync({ schema: new GraphQLSchema({ query }), source, variableValues });
  if (errors) throw errors[0]!;
  return seen;
}

describe('a selection', () => {
  it('contains the fields of a record', () => {
    expect(selected('{ pet { id name } }')).toMatchObject([{ record: ['id', 'name'], key: 'id,name' }]);
  });

  it('uses the names of fields, not their aliases', () => {
    expect(selected('{ animal: pet { called: name } }')[0]!.record).toEqual(['name']);
  });

  it('collects named and inline fragments, however deep', () => {
    const query = `{ pet { ...A ... on Pet { ... { name } } } } fragment A on Pet { ...B } fragment B on Pet { id }`;
    expect(selected(query)[0]!.record).toEqual(['id', 'name']);
  });

  it('merges the same field asked for twice', () => {
    expect(selected('{ pet { id } pet { name } }')).toMatchObject([{ record: ['id', 'name'] }]);
  });

  it('keeps two aliases of one field separate', () => {
    expect(selected('{ a: pet { id } b: pet { name } }').map(({ record }) => record)).toEqual([['id'], ['name']]);
  });

  it('keeps two uses of one fragment separate', () => {
    const query = '{ a: pet { ...F } b: pet { ...F } } fragment F on Pet { id owner { name } }';
    expect(selected(query).map(({ key }) => key)).toEqual(['id,owner', 'id,owner']);
    const merged = '{ ...F pets { nodes { name } } } fragment F on Query { pets { nodes { id } } pet { id } }';
    expect(selected(merged).map(({ key }) => key)).toEqual(['id,name', 'id']);
  });

  it('excludes the fields of nested records', () => {
    expect(selected('{ pet { id owner { name } } }')[0]!.record).toEqual(['id', 'owner']);
  });

  it('includes the nodes and edges of a connection', () => {
    const query = '{ pets { totalCount nodes { id } edges { cursor node { ...N } } } } fragment N on Pet { name }';
    expect(selected(query)).toMatchObject([{ record: ['id', 'name'], connection: ['edges', 'nodes', 'totalCount'] }]);
    expect(selected('{ pets { totalCount } }')).toMatchObject([{ record: [], connection: ['totalCount'] }]);
  });

  it('has the same key in any order', () => {
    const [first, second] = [selected('{ pet { id name } }'), selected('{ pet { name id } }')];
    expect(first[0]!.key).toBe(second[0]!.key);
  });

  it('keeps a column that a variable may exclude', () => {
    const query = 'query($with: Boolean!) { pet { id name @include(if: $with) } }';
    expect(selected(query, { with: false })[0]!.record).toEqual(['id', 'name']);
  });
});
