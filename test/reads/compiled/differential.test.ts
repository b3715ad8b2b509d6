/** @sampled cases */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type * as graphqlPackage from 'graphql';
import * as graphql from 'graphql';
import { buildSchema, type ExecutionResult, type GraphQLInterfaceType, isCompositeType } from 'graphql';
import { buildGraphqlSchema } from '../../../src/api/graphql/build-schema.js';
import { compileOperation, type Operation } from '../../../src/api/graphql/compile.js';
import { formatError } from '../../../src/api/graphql/format-error.js';
import type { RequestContext } from '../../../src/context/request-context.js';
import { readEvents } from '../../../src/events/read.js';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { WrittenResult } from '../../../src/reads/compiled/written.js';
import { asEvent } from '../../../src/reads/loaders/event.loader.js';
import { Random } from '../../../tools/bench/torture/random.js';
import { takesAll } from '../../support/jest/sample.js';
import { type GoldenPath, generate, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';
import { idsOf } from './ids.js';
import { type GeneratedQuery, generateQuery, type Known, varied } from './queries.js';
import { contextOf } from './reading.js';

const cases = Number(process.env.READ_CASES ?? (takesAll ? 1_000 : 100));
const seed = process.env.READ_SEED ?? '20260101';

/**
 * Compiled reads against graphql-js, the reference executor, on the same schema and the same records: the same bytes of data, and
 * the same errors at the same places.
 */
describe('a compiled query', () => {
  const world = openWorld();
  let caller: Caller;
  let stranger: Caller;
  let known: Known;
  let events: ReturnType<typeof asEvent>[];
  const schema = buildGraphqlSchema();
  const described = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
  // A statement of credits is another file for each second, and the rest changes with the time.
  const changing = new Set(['creditStatement', 'sandbox', 'supportHealth']);
  const roots = Object.values(described.getQueryType()!.getFields()).filter(
    ({ name, type }) => !changing.has(name) && isCompositeType(described.getType(graphqlName(String(type)))),
  );

  beforeAll(async () => {
    caller = await world.caller();
    await world.rest(caller, 'POST', '/webhooks', { url: 'https://hooks.example.com/cps', events: ['*'] });
    const paths = [await goldenPath(world, caller), await goldenPath(world, caller)];
    for (const made of paths) await addMore(made);
    await addLess(paths[1]!);
    stranger = await world.caller();
    const foreign = await goldenPath(world, stranger);
    // A reference to another tenant, which shows its name and address.
    await world.sql('update parties set organization_id = $1 where id = $2', [
      stranger.organizationId,
      paths[0]!.ownerPartyId,
    ]);
    await sequenceEvents(world.app.infrastructure.db);
    const stream = { accountId: caller.organizationId, livemode: true, after: 0, limit: 1_000 };
    events = (await readEvents(world.app.infrastructure.db, stream)).map(asEvent);
    const nodeTypes = described.getPossibleTypes(described.getType('Node') as GraphQLInterfaceType);
    known = { ids: idsOf([...paths, foreign]), nodeTypes, cursors: await cursors() };
  });

  async function addMore(made: GoldenPath): Promise<void> {
    const notice = { organization_id: made.organizationId, project_id: made.projectId, state: 'CA' };
    for (const type of ['preliminary', 'lien', 'stop_payment']) {
      const answer = await world.rest(caller, 'POST', '/notices', {
        ...notice,
        type,
        notice_date: '2026-02-03',
        deadline_date: type === 'lien' ? '2026-04-01' : undefined,
        description: 'A "quoted" text\nwith two lines, \u2028 and ünïcode',
        metadata: { b: 1.5, a: ['x 🏗️', null, { '2': true, '1': false }] },
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

  /** Deleted records, which others still refer to, and values that PostgreSQL can store but that JavaScript has no number for. */
  async function addLess({ noticeId, contractorPartyId, contactId, divisionId }: GoldenPath): Promise<void> {
    for (const path of [`/contacts/${contactId}`, `/parties/${contractorPartyId}`]) {
      expect((await world.rest(caller, 'DELETE', path)).status).toBe(200);
    }
    await world.sql('update divisions set deleted_at = now() where id = $1', [divisionId]);
    await world.sql(
      `update notices set metadata = '{"big": 12345678901234567890, "small": 1e-400, "": "\u007f"}' where id = $1`,
      [noticeId],
    );
  }

  async function cursors(): Promise<string[]> {
    const found: string[] = ['not a cursor'];
    for (const list of ['notices', 'projects', 'parties']) {
      const { body } = await world.graphql(caller, `{ ${list}(first: 3) { edges { cursor } } }`);
      for (const { cursor } of body.data[list].edges) found.push(cursor);
    }
    return [...found, ...events.slice(0, 5).map(({ cursor }) => cursor)];
  }

  /** Each reads with the statements that the one before has kept. */
  const readers = (): Array<() => RequestContext> => [
    () => contextOf(world, caller),
    () => contextOf(world, stranger),
    () => contextOf(world, caller, { livemode: false }),
    () => contextOf(world, caller, { abilities: ['role:staff', 'role:partner'] }),
  ];

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

  function isValid(document: graphqlPackage.DocumentNode): boolean {
    try {
      return graphql.validate(schema, document).length === 0;
    } catch {
      // graphql-js 16 fails at a condition with a variable on the root field of a subscription.
      return false;
    }
  }

  /** How the operation is answered; fails where graphql-js has another answer. `rootValue` is the event of a subscription. */
  async function compareOne(
    operation: Operation,
    document: graphqlPackage.DocumentNode,
    { query, variables }: GeneratedQuery,
    context: () => RequestContext,
    rootValue?: object,
  ): Promise<'compiled' | 'executed'> {
    const contextValue = context();
    const expected = await graphql.execute({ schema, document, variableValues: variables, contextValue, rootValue });
    const before = await countOf('compiled');
    const result = await operation.answer(context(), variables, rootValue);
    const text = result.data instanceof WrittenResult ? result.data.text : JSON.stringify(result.data);
    const expectedText = JSON.stringify(expected.data);
    const by = (await countOf('compiled')) === before ? 'executed' : 'compiled';
    const errors = [errorsOf(result), errorsOf(expected)];
    // Of several errors that make the data null, the specification lets an executor report any: those that come before the answer.
    const isAnyOf = by === 'executed' && expected.data === null;
    if (isAnyOf) for (const { length } of errors) expect(length).toBeGreaterThan(0);
    else expect({ query, variables, errors: errors[0] }).toEqual({ query, variables, errors: errors[1] });
    if (text !== expectedText) {
      const at = text?.split('').findIndex((character, index) => character !== expectedText?.[index]) ?? 0;
      const near = (whole: string | undefined) => whole?.slice(Math.max(at - 100, 0), at + 100);
      expect({ query, variables, text: near(text) }).toEqual({ query, variables, text: near(expectedText) });
    }
    return by;
  }

  type Outcome = 'compiled' | 'executed' | 'invalid';

  /** Compares what one compiled operation answers to several callers, with the values of the query and with others. */
  async function compare(query: GeneratedQuery, random?: Random, rootValue?: object): Promise<Outcome> {
    const document = graphql.parse(query.query, { noLocation: false });
    if (!isValid(document)) return 'invalid';
    const operation = compileOperation(schema, document, undefined);
    const [own, ...others] = readers();
    const outcome = await compareOne(operation, document, query, own!, rootValue);
    if (!random) return outcome;
    const context = random.chance(0.5) ? own! : random.oneOf(others);
    await compareOne(operation, document, { ...query, variables: varied(query, random, known) }, context, rootValue);
    return outcome;
  }

  it('has the data and errors of graphql-js', async () => {
    const counts = { compiled: 0, executed: 0, invalid: 0 };
    for (let index = 0; index < cases; index += 1) {
      const random = new Random(`${seed}/${index}`);
      counts[await compare(generateQuery(roots, random, known), random)] += 1;
    }
    // Otherwise the executor would be compared with itself.
    const reads = (await world.app.infrastructure.observer!.metrics.reads.get()).values;
    if (process.env.READ_CASES) console.log(counts, reads.map(({ labels, value }) => `${labels.by} ${value}`).join());
    expect(counts.compiled).toBeGreaterThan(cases * 0.3);
    expect(counts.invalid).toBeLessThan(cases * 0.1);
  }, 600_000);

  it('has them on the event of a subscription', async () => {
    const subscriptions = Object.values(described.getSubscriptionType()!.getFields());
    const counts = { compiled: 0, executed: 0, invalid: 0 };
    for (let index = 0; index < cases / 5; index += 1) {
      const random = new Random(`${seed}/subscription/${index}`);
      const { query, variables } = generateQuery([random.oneOf(subscriptions)], random, known);
      const subscription = { query: query.replace('query', 'subscription'), variables };
      counts[await compare(subscription, random, random.oneOf(events))] += 1;
    }
    if (process.env.READ_CASES) console.log(counts);
    expect(counts.compiled).toBeGreaterThan((cases / 5) * 0.5);
  }, 600_000);

  const unknownId = '01977777-0000-7000-8000-000000000000';
  const noticeFields = 'id type deadlineDate project { name notices(first: 1) { totalCount } }';

  it.each<[kind: string, query: string, variables?: (ids: Known['ids']) => Record<string, unknown>]>([
    [
      'records of any type, with aliases, directives and fragments on Node',
      `query ($ids: [ID!]!, $with: Boolean!) { all: nodes(ids: $ids) { ...N ... on Node { again: id @skip(if: $with) }
        ... on Notice { ${noticeFields} } ... on Project @include(if: $with) { title: name } } }
        fragment N on Node { __typename id }`,
      ({ Notice, Project, Division }) => ({
        ids: [Notice![0], Project![0], unknownId, Division![0], Notice![0]!.toUpperCase(), Project!.at(-1)],
        with: true,
      }),
    ],
    [
      'one record of any type',
      `query ($id: ID!) { node(id: $id) { ... on Notice { ${noticeFields} } } none: node(id: "${unknownId}") { id } }`,
      ({ Notice }) => ({ id: Notice![0] }),
    ],
    [
      'too many records of any type',
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      () => ({ ids: Array(101).fill(unknownId) }),
    ],
    [
      'events with their deliveries',
      '{ events(first: 4, newestFirst: true) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { at: cursor } } ' +
        'nodes { __typename id data deliveries(first: 1) { totalCount nodes { status webhook { url } payload } } } } }',
    ],
    ['events after what is no cursor', '{ events(after: "none") { nodes { id } } }'],
    ['an event that is not there', '{ event(cursor: "none") { id } }'],
    [
      'organizations of other tenants',
      `{ parties(first: 50) { nodes { id organization { id name state email phone updatedAt createdAt metadata
        divisions { totalCount } } } } }`,
    ],
    [
      'the end of the same list under several parents',
      '{ notices(first: 2) { nodes { project { notices(last: 2) { nodes { id } } } } } }',
    ],
    [
      'a chain of records and lists as deep as a document may be',
      `{ organization(id: "ORGANIZATION") { projects(first: 2) { nodes { division { organization { notices(first: 2) { edges { node {
        project { parties(first: 2) { edges { node { project { notices(last: 2) { nodes { parentNotice { project { division {
        organization { __typename id } } } } } } } } } } } } } } } } } } } }`,
    ],
    [
      'one list under many aliases with other arguments',
      `{ ${Array.from(
        { length: 40 },
        (_, index) => `n${index}: notices(first: ${index % 7}, offset: ${index % 5}) { totalCount
        nodes { a${index}: project { p${index}: notices(first: ${(index + 1) % 4}) { totalCount } } } }`,
      ).join(' ')} }`,
    ],
    [
      'what directives leave empty',
      `{ notices(first: 2) { nodes { project { ... @skip(if: true) { id } } parties { totalCount @include(if: false) }
        project @skip(if: true) { id } deadlineRule { ...D @include(if: false) } } } } fragment D on DeadlineRule { explanation }`,
    ],
    [
      'participants with their organizations',
      '{ payApplications { nodes { participants { role organization { name phone } } payments { payApplication { id } } } } }',
    ],
  ])('has them for %s', async (_, query, variables = () => ({})) => {
    const named = query.replace('ORGANIZATION', known.ids.Organization![0]!);
    expect(await compare({ query: named, variables: variables(known.ids) })).toBe('compiled');
  });

  const conditional = `query ($a: Boolean!, $b: Boolean = true, $c: Boolean! = false) {
    notices(first: 2) { ...N @skip(if: $a) nodes { id @include(if: $b) ... @skip(if: $c) { type project { name @skip(if: $a) } } } } }
    fragment N on NoticeConnection { totalCount nodes { state @include(if: $c) } }`;

  it('has them for every set of conditions, though it is compiled for a few', async () => {
    const document = graphql.parse(conditional);
    const operation = compileOperation(schema, document, undefined);
    const outcomes: string[] = [];
    for (let set = 0; set < 8; set += 1) {
      const variables = { a: (set & 1) > 0, b: (set & 2) > 0, c: (set & 4) > 0 };
      outcomes.push(await compareOne(operation, document, { query: conditional, variables }, readers()[0]!));
    }
    expect(outcomes).toEqual([...Array(4).fill('compiled'), ...Array(4).fill('executed')]);
  });

  it.each([
    ['null', { a: true, b: null }],
    ['no Boolean', { a: 'yes' }],
    ['absent', {}],
  ])('has the error of a condition that is %s', async (_, variables) => {
    expect(await compare({ query: conditional, variables })).toBe('executed');
  });
});

function graphqlName(type: string): string {
  return type.replace(/[[\]!]/g, '');
}
