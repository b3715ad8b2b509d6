import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as graphql from 'graphql';
import { type DocumentNode, type GraphQLInputType, Kind, type OperationDefinitionNode } from 'graphql';
import { compileOperation } from '../../../src/api/graphql/compile.js';
import { planRoute } from '../../../src/api/rest/plan.js';
import { routes } from '../../../src/rest/index.js';
import { goldenPath } from '../../support/records/golden-path.js';
import { schema } from '../../support/records/schema.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';
import { idsOf } from './ids.js';
import { answeredBy, contextOf } from './reading.js';

const { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType } = graphql;

/** The queries of the console and of REST that are left to the executor, with the reason. A change that adds one explains why. */
const leftToTheExecutor = {
  // Renders a file, which a second run after a failure would repeat.
  'console Statement': 'field',
};

/** The texts of the console's operations. */
function trustedDocuments(): string[] {
  const files = readdirSync('console/src', { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.documents.ts'))
    .flatMap((name) => {
      const text = readFileSync(`console/src/${name}`, 'utf8');
      return [...text.matchAll(/new TypedDocumentString\(`([^`]*)`\)/g)].map(([, document]) => document!);
    })
    .filter((text) => /^\s*query\s/.test(text));
}

describe('the queries of the console and of REST', () => {
  const world = shareWorld();
  let caller: Caller;
  let known: Record<string, string[]>;

  beforeAll(async () => {
    caller = await world.caller();
    const made = await goldenPath(world, caller);
    known = idsOf([made]);
  });

  /** Values of the variables that a document requires. */
  function variablesOf(document: DocumentNode): Record<string, unknown> {
    const operation = operationOf(document);
    const [root] = operation.selectionSet.selections;
    const field = root?.kind === Kind.FIELD ? schema.getQueryType()!.getFields()[root.name.value] : undefined;
    const type = field ? getNamedType(field.type).name : 'Any';
    const ids = known[type] ?? known.Any!;
    const required = (operation.variableDefinitions ?? []).filter(({ type: node }) => node.kind === Kind.NON_NULL_TYPE);
    return Object.fromEntries(
      required.map(({ variable, type: node }) => {
        const input = graphql.typeFromAST(schema, node as never) as GraphQLInputType;
        return [variable.name.value, anyValueOf(input, ids[0]!)];
      }),
    );
  }

  async function left(queries: Array<{ name: string; run(): Promise<unknown> }>): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const { name, run } of queries) {
      const by = await answeredBy(world, run);
      // What fails is compiled, too: only then is it known that a record is not there.
      if (by !== 'compiled' && by !== 'failed') found[name] = by;
    }
    return found;
  }

  const abilities = ['role:staff', 'role:partner'];

  it('are compiled', async () => {
    const documents = trustedDocuments().map((text) => graphql.parse(text) as DocumentNode);
    const ofConsole = documents.map((document) => {
      const operation = compileOperation(schema as never, document as never, undefined);
      const run = () => operation.answer(contextOf(world, caller, { abilities }), variablesOf(document));
      return { name: `console ${operationOf(document).name!.value}`, run };
    });
    // The service makes files from the values itself.
    const isSent = ({ method, answer }: (typeof routes)[number]) =>
      method === 'GET' && answer !== 'csv' && answer !== 'download';
    const plans = routes
      .filter(isSent)
      .map((route) => planRoute(schema, route))
      .filter(({ operation }) => operation.kind === 'query');
    const ofRest = plans.map(({ route, operation, document }) => {
      const run = () => operation.answer(contextOf(world, caller, { abilities }), variablesOf(document as never));
      return { name: `${route.method} ${route.path}`, run };
    });
    expect(ofConsole.length).toBeGreaterThan(50);
    expect(ofRest.length).toBeGreaterThan(50);
    expect(await left([...ofConsole, ...ofRest])).toEqual(leftToTheExecutor);
  });
});

function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  return definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
}

/** A value of the type; every id is the given one. */
function anyValueOf(type: GraphQLInputType, id: string): unknown {
  if (isNonNullType(type)) return anyValueOf(type.ofType as GraphQLInputType, id);
  if (isListType(type)) return [anyValueOf(type.ofType as GraphQLInputType, id)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, anyValueOf(field.type, id)]));
  }
  const { name } = getNamedType(type);
  if (name === 'Int') return 3;
  if (name === 'Boolean') return false;
  if (name === 'LocalDate') return '2026-01-01';
  if (name === 'DateTime') return '2026-01-01T00:00:00Z';
  return name === 'String' ? 'sunset' : id;
}
