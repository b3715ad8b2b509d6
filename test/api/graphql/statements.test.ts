/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { recording } from '../../db/statements.js';
import { bodies, type GoldenPath, generate, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

/**
 * How many SQL statements a request costs in a process that listens: after the first request its token is cached and its rate
 * limit leased. The numbers are the budget; a change that needs another number explains why.
 */
describe('the statements of a request', () => {
  const world = openWorld();
  let caller: Caller;
  let made: GoldenPath;
  const few = 2;
  const many = 20;
  /** Every transaction passes the acting user to the database, for the audit log. */
  const actor = 1;
  /** Every live request that succeeds is charged, unless it is free (`src/ledger/api-call.ts`). */
  const charge = 1;
  /** Changes are recorded as events: one statement at the end writes all events of a request, from the records it holds. */
  const events = 1;
  /** A change of a fact computes the project's deadlines: the lock on its course, the facts, the stored deadlines, the new ones. */
  const course = 4;
  const divisionIds: Record<number, string> = {};
  /** Where no compiled query reads them with the rows: the facts of a project that its deadlines depend on. */
  const deadlines = 1;

  beforeAll(async () => {
    await world.app.start();
    caller = await world.caller();
    made = await goldenPath(world, caller);
    for (const number of [few, many]) {
      const { body } = await world.rest(caller, 'POST', '/divisions', {
        ...bodies.division,
        name: `Division of ${number}`,
        organization_id: caller.organizationId,
      });
      divisionIds[number] = body.data.id;
      for (let index = 0; index < number; index += 1) {
        const project = await world.rest(caller, 'POST', '/projects', { ...bodies.project, division_id: body.data.id });
        for (let notice = 0; notice < 2; notice += 1) {
          await world.rest(caller, 'POST', '/notices', {
            ...bodies.notice,
            project_id: project.body.data.id,
            organization_id: caller.organizationId,
          });
        }
      }
    }
  });

  async function statementsOf(work: () => Promise<{ status: number; text: string; body: { errors?: unknown } }>) {
    const { result, statements } = await recording(work);
    if (result.status >= 300 || result.body.errors) throw new Error(result.text);
    return statements.map(({ text }) => text);
  }
  const rest = (method: string, path: string, body?: object) =>
    statementsOf(() => world.rest(caller, method, path, body));
  const graphql = (query: string, variables: Record<string, unknown>) =>
    statementsOf(() => world.graphql(caller, query, variables));

  it('none for the token and the rate limit', async () => {
    const query = '{ __typename }';
    expect(await graphql(query, {})).toEqual([]);
  });

  it.each([
    'organizations',
    'divisions',
    'contacts',
    'projects',
    'parties',
    'jobsites',
    'notices',
    'escalations',
    'documents',
    'audit-logs',
  ])('one for a REST list or page of %s, whatever the filter', async (path) => {
    const number = path === 'documents' ? 1 : 1 + charge;
    expect(await rest('GET', `/${path}`)).toHaveLength(number);
    expect(await rest('GET', `/${path}?per_page=1&page=1&updated_since=2020-01-01T00:00:00Z`)).toHaveLength(number);
  });

  it('one for the audit entries and one for the metadata of a level, however many records there are', async () => {
    const query = (first: number) =>
      `{ notices(first: ${first}) { nodes { auditEntries { nodes { action } } metadataEntries { nodes { key } } } } }`;
    expect(await graphql(query(few), {})).toHaveLength(3 + charge);
    expect(await graphql(query(many), {})).toHaveLength(3 + charge);
  });

  it('two to read metadata entries, four to set one', async () => {
    const path = `/notices/${made.noticeId}/meta`;
    // the record, the lock on its row, the entry; then the record and its entries
    expect(await rest('PUT', `${path}/reference`, { value: 1 })).toHaveLength(2 + actor + events + charge);
    expect(await rest('GET', path)).toHaveLength(2 + charge);
    expect(await rest('GET', `${path}/reference`)).toHaveLength(2 + charge);
  });

  it('one for a record', async () => {
    expect(await rest('GET', `/parties/${made.ownerPartyId}`)).toHaveLength(1 + charge);
    expect(await rest('GET', `/notices/${made.noticeId}`)).toHaveLength(1 + charge);
    expect(await graphql('query($id: ID!) { notice(id: $id) { noticeNumber } }', { id: made.noticeId })).toHaveLength(
      1 + charge,
    );
  });

  const nested = (notices: string) =>
    `query($id: ID!) { division(id: $id) { name projects(first: 50) { nodes { name
      organization { name } parties { nodes { role } } notices { ${notices} } } } } }`;

  it.each([
    ['nodes', 'nodes { noticeNumber }'],
    ['edges and page info', 'edges { cursor node { noticeNumber } } pageInfo { hasNextPage endCursor }'],
    ['a total', 'totalCount nodes { noticeNumber }'],
    ['two levels more', 'nodes { division { name } documents(first: 3) { nodes { fileName project { name } } } }'],
  ])('one for each nested level, however many parents there are: %s', async (_, notices) => {
    const counts = [];
    for (const number of [few, many]) counts.push((await graphql(nested(notices), { id: divisionIds[number] })).length);
    // Division, projects, organization, parties, notices; then divisions and documents (no document, so no project).
    const levels = notices.includes('documents') ? 7 : 5;
    expect(counts).toEqual([levels + charge, levels + charge]);
  });

  it.each([
    ['notices', 'notices { nodes { deadlineDate deadlineRule { explanation } } }', 3],
    ['projects', 'deadlines { date daysLeft }', 2],
    ['both, with shared facts', 'deadlines { date } notices { nodes { deadlineDate } }', 3],
  ])('none for the deadlines of a level, which its own statement reads: %s', async (_, selected, number) => {
    const query = `query($id: ID!) { division(id: $id) { projects(first: 50) { nodes { ${selected} } } } }`;
    const counts = [];
    for (const many of [2, 20]) counts.push((await graphql(query, { id: divisionIds[many] })).length);
    expect(counts).toEqual([number + charge, number + charge]);
  });

  it('none for deadlines that are not selected', async () => {
    expect(await graphql('{ notices { nodes { deadlineSource recordedOn } } }', {})).toHaveLength(1 + charge);
  });

  it('one, not one each, for several parents that share a record', async () => {
    const query =
      'query($id: ID!) { division(id: $id) { projects(first: 50) { nodes { division { organization { name } } } } } }';
    expect(await graphql(query, { id: divisionIds[many] })).toHaveLength(4 + charge);
  });

  /**
   * In addition to begin and commit: one that passes the acting user to the audit log, and one that writes the events. A request
   * with an idempotency key takes three more: the lock, the lookup and the record of the answer.
   */
  it.each<[number, string, string, (ids: GoldenPath) => string, (ids: GoldenPath) => object]>([
    // taken codes, insert
    [
      2,
      'create an organization',
      'POST',
      () => '/organizations',
      () => ({ ...bodies.organization, name: 'Bricks Inc' }),
    ],
    // the organization's type, lock and count for the tier's cap, references, insert
    [
      5,
      'create a division',
      'POST',
      () => '/divisions',
      (ids) => ({ ...bodies.division, organization_id: ids.organizationId }),
    ],
    // the type of the division's organization for the tier's cap, references, insert, the claimant party
    [
      4 + course,
      'create a project',
      'POST',
      () => '/projects',
      (ids) => ({ ...bodies.project, division_id: ids.divisionId }),
    ],
    // references, counter, number taken?, insert, the deadline's facts
    // one of them for the day to keep, which the service counts notices by
    [6, 'create a notice', 'POST', () => '/notices', (ids) => noticeOf(ids)],
    // lock, the claimant party, update
    [
      3,
      'update a project',
      'PUT',
      (ids) => `/projects/${ids.projectId}`,
      () => ({ name: `Sunset Tower ${randomUUID()}` }),
    ],
  ])('%i to %s, every time', async (number, _, method, path, body) => {
    const key = () => ({ 'Idempotency-Key': Math.random().toString(36) });
    const send = (headers = {}) => statementsOf(() => world.rest(caller, method, path(made), body(made), headers));
    expect([(await send()).length, (await send()).length, (await send(key())).length]).toEqual([
      number + actor + events + charge,
      number + actor + events + charge,
      number + 3 + actor + events + charge,
    ]);
  });

  it('a constant number to generate a document, however many parties it names', async () => {
    const { body } = await world.rest(caller, 'POST', '/notices', noticeOf(made));
    const parties = ['lender', 'surety', 'design_professional', 'sub_subcontractor'];
    const counts = [(await recording(() => generate(world, caller, made.noticeId))).statements.length];
    for (const role of parties) {
      const party = { project_id: made.projectId, organization_id: made.contractorId, role };
      await world.rest(caller, 'POST', '/parties', party);
    }
    counts.push((await recording(() => generate(world, caller, body.data.id))).statements.length);
    // References, 7 for the facts' tables without the parent notice, the exhibits, current document?, the review of its form, price, balance, the call's
    // price, lock, file lock, insert, the 7 for the facts' tables again, update; the lock of the credits with the balance, the document's charge; the deadline of
    // the notice, which is in its event.
    const statements = 26 + actor + deadlines + events + charge;
    expect(counts).toEqual([statements, statements]);
  });

  function noticeOf(ids: GoldenPath): object {
    return { ...bodies.notice, project_id: ids.projectId, organization_id: ids.organizationId };
  }
});
