/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readNoticeOptions } from '../../../src/domain/notice/document/notice-metadata.js';
import { noticeServedParties } from '../../../src/domain/notice/document/served.js';
import { jobFacts } from '../../../src/services/document/content/job-facts.js';
import { recording } from '../../db/statements.js';
import { answeredBy, contextOf } from '../../reads/compiled/reading.js';
import { bodies, type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

describe('the notices of a party', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  const parties: Record<string, string> = {};
  const notices: Record<string, string> = {};

  async function create(path: string, body: object): Promise<string> {
    const answer = await world.rest(caller, 'POST', path, body as Json);
    expect([path, answer.status, answer.status === 201 ? '' : answer.text]).toEqual([path, 201, '']);
    return answer.body.data.id;
  }

  async function partyOf(projectId: string, role: string, more: object = {}): Promise<string> {
    const organization = { ...bodies.organization, name: `The ${role}`, kind: 'other', address_line_1: `1 ${role} St` };
    return create('/parties', {
      project_id: projectId,
      organization_id: await create('/organizations', organization),
      role,
      ...more,
    });
  }

  const noticeOf = (projectId: string, more: object) =>
    create('/notices', { ...bodies.notice, project_id: projectId, organization_id: caller.organizationId, ...more });

  beforeAll(async () => {
    await world.app.start();
    caller = await world.caller();
    path = await goldenPath(world, caller);
    const { projectId } = path;
    parties.owner = path.ownerPartyId;
    parties.general_contractor = path.contractorPartyId;
    for (const role of ['lender', 'surety', 'material_supplier', 'lien_agent']) {
      parties[role] = await partyOf(projectId, role);
    }
    parties.former = await partyOf(projectId, 'lender', { is_active: false });
    notices.preliminary = path.noticeId;
    notices.arizona = await noticeOf(projectId, { state: 'AZ' });
    notices.lien = await noticeOf(projectId, { type: 'lien' });
    notices.carolina = await noticeOf(projectId, { type: 'lien', state: 'NC' });
    notices.bond = await noticeOf(projectId, { type: 'bond_claim' });
    notices.stop = await noticeOf(projectId, { type: 'stop_payment' });
    notices.stopLender = await noticeOf(projectId, {
      type: 'stop_payment',
      state: 'TX',
      metadata: { stop_notice: { kind: 'private_lender' } },
    });
    // Another project of the account, whose notices are none of the first one's.
    const other = await create('/projects', { ...bodies.project, name: 'Other', division_id: path.divisionId });
    notices.other = await noticeOf(other, {});
    parties.other = await partyOf(other, 'owner');
  });

  const ask = async (query: string, variables: Json = {}) => {
    const { body } = await world.graphql(caller, query, variables);
    expect(body.errors).toBeUndefined();
    return body.data;
  };

  const nameIn = (names: Record<string, string>) => (id: string) =>
    Object.entries(names).find(([, known]) => known === id)?.[0] ?? 'claimant';

  async function walk(): Promise<Record<string, string[]>> {
    const { projects } = await ask(
      '{ projects { nodes { parties(first: 50) { nodes { id notices(first: 50) { nodes { id } } } } } } }',
    );
    const found = projects.nodes.flatMap(({ parties: of }: Json) => of.nodes);
    return Object.fromEntries(
      found.map(({ id, notices: of }: Json) => [
        nameIn(parties)(id),
        of.nodes.map((one: Json) => nameIn(notices)(one.id)).sort(),
      ]),
    );
  }

  it('are those that serve it, by its role, the type and the state of the notice', async () => {
    expect(await walk()).toEqual({
      // What a proof of service says of copies is the rule of the form: California’s stop notice covers them, its lien does not.
      owner: ['arizona', 'carolina', 'lien', 'preliminary', 'stop'],
      general_contractor: ['arizona', 'bond', 'carolina', 'preliminary', 'stop'],
      lender: ['arizona', 'carolina', 'preliminary', 'stop', 'stopLender'],
      surety: ['arizona', 'bond', 'carolina', 'preliminary', 'stop'],
      lien_agent: ['arizona', 'preliminary'],
      material_supplier: [],
      former: [],
      claimant: [],
      other: ['other'],
    });
  });

  it('are those of the same rule that prints the addressees', async () => {
    const ctx = contextOf(world, caller);
    const job = await jobFacts(ctx, path.projectId);
    const served = noticeServedParties(
      { ...job, notice: { state: 'CA', metadata: null } as never },
      readNoticeOptions(null),
    );
    const { notice } = await ask('query($id: ID!) { notice(id: $id) { parties(first: 50) { nodes { id } } } }', {
      id: path.noticeId,
    });
    expect(notice.parties.nodes.map(({ id }: Json) => id).sort()).toEqual(served.map(({ party }) => party!.id).sort());
  });

  it('have the party among their own, and no other party has them', async () => {
    const forth = await walk();
    const { notices: found } = await ask(
      '{ notices(first: 50) { nodes { id parties(first: 50) { totalCount nodes { id } } } } }',
    );
    for (const { id, parties: of } of found.nodes) {
      const name = nameIn(notices)(id);
      const expected = Object.keys(forth).filter((party) => forth[party]!.includes(name));
      expect([name, of.nodes.map((one: Json) => nameIn(parties)(one.id)).sort()]).toEqual([name, expected.sort()]);
      expect(of.totalCount).toBe(expected.length);
    }
  });

  it('follow the records: a role that changes, a hiring party, a sector, and a party that is deleted', async () => {
    const project = await create('/projects', { ...bodies.project, name: 'Changing', division_id: path.divisionId });
    const subcontractor = await partyOf(project, 'subcontractor');
    const notice = await noticeOf(project, { state: 'AZ' });
    const served = async () => {
      const query = 'query($id: ID!) { party(id: $id) { notices { nodes { id } } } }';
      return (await ask(query, { id: subcontractor })).party.notices.nodes.map(({ id }: Json) => id);
    };
    // Arizona serves the person with whom the claimant has contracted. The general contractor hires subcontractors, unless another is named.
    expect(await served()).toEqual([]);
    const listed = (await world.rest(caller, 'GET', `/parties?project_id=${project}`)).body.data;
    const claimant = listed.find((party: Json) => party.is_claimant);
    await world.rest(caller, 'PATCH', `/parties/${claimant.id}`, { hired_by_party_id: subcontractor });
    expect(await served()).toEqual([notice]);
    await world.rest(caller, 'PATCH', `/notices/${notice}`, { state: 'CA' });
    expect(await served()).toEqual([]);
    await world.rest(caller, 'PATCH', `/parties/${subcontractor}`, { role: 'public_entity' });
    expect(await served()).toEqual([]);
    await world.rest(caller, 'PATCH', `/projects/${project}`, { sector: 'public' });
    expect(await served()).toEqual([notice]);
    await world.rest(caller, 'PATCH', `/parties/${subcontractor}`, { is_active: false });
    expect(await served()).toEqual([]);
  });

  it('are filtered, ordered and paged like any list', async () => {
    const query = `query($id: ID!, $after: String) { party(id: $id) {
      all: notices(filter: { type: LIEN }, orderBy: { field: CREATED_AT, direction: ASC }) { totalCount nodes { id } }
      first: notices(first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id } } } }`;
    const { all, first } = (await ask(query, { id: parties.owner })).party;
    expect(all).toEqual({ totalCount: 2, nodes: [{ id: notices.lien }, { id: notices.carolina }] });
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } });
    const next = (await ask(query, { id: parties.owner, after: first.pageInfo.endCursor })).party.first;
    expect(next.nodes).toHaveLength(2);
    expect(next.nodes).not.toContainEqual(first.nodes[1]);
  });

  it('show a notice that was deleted in a list of changes, and nowhere else', async () => {
    const deleted = await noticeOf(path.projectId, {});
    await world.rest(caller, 'DELETE', `/notices/${deleted}`);
    const query = `query($id: ID!) { party(id: $id) { notices(first: 50) { nodes { id } }
      changed: notices(first: 50, filter: { updatedSince: "2020-01-01T00:00:00Z" }) { nodes { id deletedAt } } } }`;
    const { notices: shown, changed } = (await ask(query, { id: parties.owner })).party;
    expect(shown.nodes).not.toContainEqual({ id: deleted });
    expect(changed.nodes).toContainEqual({ id: deleted, deletedAt: expect.any(String) });
  });

  it('cost one statement for each level, however many parties there are, in a compiled query', async () => {
    const query = (first: number) =>
      `{ parties(first: ${first}) { nodes { id notices { nodes { id documents { totalCount } parties { nodes { role } } } } } } }`;
    const counts: number[] = [];
    for (const first of [1, 50]) {
      let statements = 0;
      const by = await answeredBy(world, async () => {
        const recorded = await recording(() => ask(query(first)));
        statements = recorded.statements.length;
      });
      expect(by).toBe('compiled');
      counts.push(statements);
    }
    // Parties, notices, documents, parties; and the charge.
    expect(counts[1]).toBe(5);
    expect(counts[0]).toBeLessThanOrEqual(5);
  });

  it('have no notice of another account, whose project has the same organizations', async () => {
    const stranger = await world.caller();
    const theirs = await goldenPath(world, stranger);
    const { body } = await world.graphql(stranger, 'query($id: ID!) { party(id: $id) { notices { nodes { id } } } }', {
      id: theirs.ownerPartyId,
    });
    expect(body.data.party.notices.nodes).toEqual([{ id: theirs.noticeId }]);
  });
});
