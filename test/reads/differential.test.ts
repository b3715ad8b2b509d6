import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type * as graphqlPackage from 'graphql';
import { buildSchema, type ExecutionResult, type GraphQLInterfaceType, isCompositeType } from 'graphql';
import type * as contexts from '../../src/context/request-context.js';
import type * as schemas from '../../src/graphql/build-schema.js';
import type * as compiling from '../../src/graphql/compile.js';
import type * as formatting from '../../src/graphql/format-error.js';
import type * as writing from '../../src/reads/written.js';
import type * as scalars from '../../src/schema/scalars.js';
import { Random } from '../../tools/bench/torture/random.js';
import { built, packaged } from '../support/built.js';
import { type GoldenPath, generate, goldenPath } from '../support/golden-path.js';
import { type Caller, openWorld } from '../support/world.js';
import { type GeneratedQuery, generateQuery, type Known } from './queries.js';

const graphql = await packaged<typeof graphqlPackage>('graphql');
const { RequestContext } = await built<typeof contexts>('context/request-context.js');
const { buildGraphqlSchema } = await built<typeof schemas>('graphql/build-schema.js');
const { compileOperation } = await built<typeof compiling>('graphql/compile.js');
const { formatError } = await built<typeof formatting>('graphql/format-error.js');
const { Written } = await built<typeof writing>('reads/written.js');
const { fastSerializers } = await built<typeof scalars>('schema/scalars.js');

const cases = Number(process.env.READ_CASES ?? 1_000);
const seed = process.env.READ_SEED ?? '20260101';

/**
 * Compiled reads against graphql-js, the reference executor, on the same schema and the same records: the same bytes of data, and
 * the same errors at the same places.
 */
describe('a compiled query', () => {
  const world = openWorld();
  let caller: Caller;
  let known: Known;
  const schema = buildGraphqlSchema();
  const described = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
  // A statement of credits is another file for each second, and the rest changes with the time.
  const changing = new Set(['creditStatement', 'sandbox', 'supportHealth']);
  const roots = Object.values(described.getQueryType()!.getFields()).filter(
    ({ name, type }) => !changing.has(name) && isCompositeType(described.getType(graphqlName(String(type)))),
  );

  beforeAll(async () => {
    // The executor then writes scalars as the service does.
    for (const [name, serialize] of Object.entries(fastSerializers)) {
      const type = schema.getType(name) as graphqlPackage.GraphQLScalarType | undefined;
      if (type) type.serialize = serialize as never;
    }
    caller = await world.caller();
    const paths = [await goldenPath(world, caller), await goldenPath(world, caller)];
    for (const made of paths) await addMore(made);
    const stranger = await world.caller();
    const foreign = await goldenPath(world, stranger);
    const nodeTypes = described.getPossibleTypes(described.getType('Node') as GraphQLInterfaceType);
    known = { ids: idsOf([...paths, foreign]), nodeTypes, cursors: await cursors() };
  }, 120_000);

  async function addMore(made: GoldenPath): Promise<void> {
    const notice = { organization_id: made.organizationId, project_id: made.projectId, state: 'CA' };
    for (const type of ['preliminary', 'lien', 'stop_payment']) {
      const answer = await world.rest(caller, 'POST', '/notices', {
        ...notice,
        type,
        notice_date: '2026-02-03',
        deadline_date: type === 'lien' ? '2026-04-01' : undefined,
        description: 'A "quoted" text\nwith two lines, \u2028 and ünïcode 🏗️',
        metadata: { b: 1.5, a: ['x', null, { '2': true, '1': false }] },
      });
      expect(answer.status).toBe(201);
    }
    await world.rest(caller, 'POST', '/notices', {
      parent_notice_id: made.noticeId,
      notice_date: '2026-02-04',
      amendment_reason: 'amount_changed',
    });
    await world.sql(`update notices set status = 'served', served_at = '2026-02-05T10:00:00.123456Z' where id = $1`, [
      made.noticeId,
    ]);
    await generate(world, caller, made.noticeId).catch(() => undefined);
  }

  async function cursors(): Promise<string[]> {
    const found: string[] = ['not a cursor'];
    for (const list of ['notices', 'projects', 'parties']) {
      const { body } = await world.graphql(caller, `{ ${list}(first: 3) { edges { cursor } } }`);
      for (const { cursor } of body.data[list].edges) found.push(cursor);
    }
    return found;
  }

  function context() {
    const { organizationId } = caller;
    const memberships = [{ organizationId, role: 'owner' as const }];
    const principal = {
      tokenId: caller.tokenId,
      userId: caller.userId,
      abilities: ['tier:scale'],
      livemode: true,
      tier: 'scale' as const,
      pinnedOrganizationId: undefined,
      memberships,
      expiresAt: undefined,
    };
    const request = { id: 'differential', ip: '127.0.0.1', userAgent: 'test' };
    const account = { id: organizationId, role: 'owner' as const };
    return new RequestContext(world.app.infrastructure, request, { principal, account });
  }

  function errorsOf({ errors = [] }: ExecutionResult): string[] {
    return errors
      .map((error) => {
        const { message, path, extensions } = formatError({ message: error.message, path: error.path }, error);
        return JSON.stringify({ message, path, code: extensions?.code });
      })
      .sort();
  }

  async function countOf(by: string): Promise<number> {
    const { values } = await world.app.infrastructure.observer!.metrics.reads.get();
    return values.find(({ labels }) => labels.by === by)?.value ?? 0;
  }

  async function compare({ query, variables }: GeneratedQuery): Promise<'compiled' | 'executed' | 'invalid'> {
    const document = graphql.parse(query, { noLocation: false });
    if (graphql.validate(schema, document).length > 0) return 'invalid';
    const expected = await graphql.execute({
      schema,
      document,
      variableValues: variables,
      contextValue: context(),
    });
    const before = await countOf('compiled');
    const result = await compileOperation(schema, document, undefined).answer(context(), variables);
    // What is left to the executor is not compared: it is not what this test is about.
    if ((await countOf('compiled')) === before) return 'executed';
    const text = result.data instanceof Written ? result.data.text : JSON.stringify(result.data);
    const expectedText = JSON.stringify(expected.data);
    const at = text.split('').findIndex((character, index) => character !== expectedText[index]);
    const near = (whole: string) => whole.slice(Math.max(at - 100, 0), at + 100);
    expect({ query, variables, errors: errorsOf(result) }).toEqual({ query, variables, errors: errorsOf(expected) });
    if (text !== expectedText) expect({ query, variables, text: near(text) }).toEqual({ text: near(expectedText) });
    return 'compiled';
  }

  it('has the data and errors of graphql-js', async () => {
    const counts = { compiled: 0, executed: 0, invalid: 0 };
    for (let index = 0; index < cases; index += 1) {
      const random = new Random(`${seed}/${index}`);
      counts[await compare(generateQuery(roots, random, known))] += 1;
    }
    // Otherwise the executor would be compared with itself.
    const reads = (await world.app.infrastructure.observer!.metrics.reads.get()).values;
    if (process.env.READ_CASES) console.log(counts, reads.map(({ labels, value }) => `${labels.by} ${value}`).join());
    expect(counts.compiled).toBeGreaterThan(cases * 0.3);
    expect(counts.invalid).toBeLessThan(cases * 0.1);
  }, 600_000);
});

function graphqlName(type: string): string {
  return type.replace(/[[\]!]/g, '');
}

/** The ids by the name of the type that each key of a golden path ends with. */
function idsOf(paths: readonly GoldenPath[]): Record<string, string[]> {
  const keys: Record<string, Array<keyof GoldenPath>> = {
    Organization: ['organizationId', 'ownerId'],
    Division: ['divisionId'],
    Contact: ['contactId'],
    Project: ['projectId'],
    Party: ['ownerPartyId'],
    Jobsite: ['jobsiteId'],
    Notice: ['noticeId'],
    Waiver: ['waiverId'],
    Sov: ['sovId'],
    PayApplication: ['payApplicationId'],
    Escalation: ['escalationId'],
    Any: ['noticeId', 'projectId'],
  };
  return Object.fromEntries(
    Object.entries(keys).map(([type, names]) => [type, paths.flatMap((path) => names.map((name) => path[name]))]),
  );
}
