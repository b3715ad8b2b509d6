import { describe, expect, it } from '@jest/globals';
import { maxNamed, maxNamingsPerMailbox, maxNamingTier } from '../../../src/domain/waiver-request/limits.js';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import type { OpenedLink } from '../../../src/services/waiver-request/link.js';
import { listLinked } from '../../../src/services/waiver-request/linked.js';
import { type NamedCompany, nameBelow } from '../../../src/services/waiver-request/name-below.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import { expectNothingWritten } from '../../contract/snapshot.js';
import {
  type Asking,
  askByLink,
  mailRequest,
  openAlive,
  openAsking,
  read,
  secretIn,
  typed,
} from '../../support/records/waiver-links.js';
import { askingApplication } from '../../support/records/waiver-requests.js';
import type { Json } from '../../support/worlds/world.js';
import { openWorld } from '../../support/worlds/world.js';

let mailboxes = 0;

function company(changes: Partial<NamedCompany> = {}): NamedCompany {
  mailboxes += 1;
  return {
    name: 'Pat Lee',
    company: `Board Haulers ${mailboxes}`,
    role: 'sub_subcontractor',
    address: '12 Dock St',
    city: 'Oakland',
    state: 'ca',
    zip: '94607',
    email: `office${mailboxes}@haulers.example`,
    amount: '$1,250.00',
    ...changes,
  };
}

describe('companies that payees name below them', () => {
  const world = openWorld();
  interface Place {
    asking: Asking;
    applicationId: string;
  }
  const fresh = async (project: object = {}): Promise<Place> => {
    const asking = await openAsking(world);
    const { projectId } = asking.job;
    if (Object.keys(project).length > 0) await world.send(asking.gc, 'PUT', `/projects/${projectId}`, project);
    return { asking, applicationId: await askingApplication(world, asking.gc, projectId) };
  };
  /** A subcontractor who was asked for an application; each party is asked once for a waiver of it. */
  const ask = async (body: object = {}, place?: Place) => {
    const of = place ?? (await fresh());
    const asked = await askByLink(world, of.asking, { pay_application_id: of.applicationId, ...body });
    return { ...asked, of };
  };
  const listRequests = async (namer: string, { asking }: Place): Promise<Json[]> =>
    (await world.rest(asking.gc, 'GET', `/waiver-requests?named_by_request_id=${namer}`)).body.data;
  const rejectionOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      ({ code, errors }) => ({ code, fields: Object.keys(errors ?? {}) }),
    );
  const linkOf = async (id: string): Promise<OpenedLink> =>
    openAlive(world, secretIn((await mailRequest(world, id)).at(-1)));

  it('become parties of the payer, and are asked for the same waiver by a link of their own', async () => {
    const { id, link, of } = await ask({
      type: 'unconditional_progress',
      due_date: '2026-04-01',
      message: 'To Drywall',
    });
    await nameBelow(link, id, company({ company: 'Gypsum & Sons', email: 'ar@sons.example' }));
    const [request] = await listRequests(id, of);
    expect(request).toMatchObject({
      status: 'requested',
      type: 'unconditional_progress',
      pay_application_id: of.applicationId,
      amount: '1250.00',
      through_date: '2026-01-31',
      due_date: '2026-04-01',
      message: null,
      email: 'ar@sons.example',
      named_by: 'Pat Lee <office@drywall.example>',
      named_by_request_id: id,
    });
    const party = (await world.rest(of.asking.gc, 'GET', `/parties/${request!.party_id}`)).body.data;
    expect(party).toMatchObject({
      hired_by_party_id: of.asking.job.subPartyId,
      role: 'sub_subcontractor',
      named_by: 'Pat Lee <office@drywall.example>',
      is_active: true,
    });
    expect((await world.rest(of.asking.gc, 'GET', `/organizations/${party.organization_id}`)).body.data).toMatchObject({
      name: 'Gypsum & Sons',
      address_line_1: '12 Dock St',
      city: 'Oakland',
      state: 'CA',
      zip: '94607',
      email: 'ar@sons.example',
      type: 'directory',
    });
    const [message] = await mailRequest(world, request!.id);
    expect(message!.to.address).toBe('ar@sons.example');
    expect(message!.text).toContain('Drywall Partners named Gypsum & Sons as a company that it hired.');
    const below = await openAlive(world, secretIn(message));
    const [shown] = await listLinked(below);
    expect(shown).toMatchObject({ id: request!.id, namedBy: 'Drywall Partners', payee: 'Gypsum & Sons', named: [] });
    expect(shown!.model.customer?.name).toBe('Drywall Partners');
  });

  it('are reported to the members of the payer, by e-mail and by events', async () => {
    const { id, link, of } = await ask({ email: 'seen@drywall.example' });
    await nameBelow(link, id, company());
    const [request] = await listRequests(id, of);
    const mails = await world.sql<{ data: Json }>(
      `select data from emails where template = 'waiver_request_answered' and data ->> 'requestId' = $1`,
      [request!.id],
    );
    expect(mails.map(({ data }) => data)).toEqual([
      expect.objectContaining({ outcome: 'named', amount: '$1,250.00', namedBy: 'Pat Lee <seen@drywall.example>' }),
    ]);
    await sequenceEvents(world.app.infrastructure.db);
    const events = await world.sql<{ type: string }>('select type from events where subject_id = any($1)', [
      [request!.id, request!.party_id, request!.organization_id],
    ]);
    expect(events.map(({ type }) => type).sort()).toEqual([
      'organization.created',
      'party.created',
      'waiver_request.created',
      'waiver_request.requested',
    ]);
  });

  it('name companies below them in turn, and each sees of its own only whether it signed', async () => {
    const of = await fresh();
    const top = await ask({ type: 'conditional_progress' }, of);
    await nameBelow(top.link, top.id, company({ company: 'Second Tier' }));
    const [second] = await listRequests(top.id, of);
    const secondLink = await linkOf(second!.id);
    await nameBelow(secondLink, second!.id, company({ company: 'Third Tier' }));
    const [third] = await listRequests(second!.id, of);
    const grid = (await world.rest(of.asking.gc, 'GET', `/pay-applications/${of.applicationId}/waiver-grid`)).body.data;
    const tiers = grid.rows.filter(({ cells }: Json) => cells.length > 0);
    expect(tiers.map(({ organization_name, tier }: Json) => [organization_name, tier])).toEqual([
      ['Drywall Partners', 1],
      ['Second Tier', 2],
      ['Third Tier', 3],
    ]);
    const seen = async (link: OpenedLink) => (await listLinked(link)).map(({ named }) => named);
    expect(await seen(top.link)).toEqual([[{ company: 'Second Tier', status: 'requested' }]]);
    await signByLink(await linkOf(third!.id), third!.id, typed);
    await signByLink(secondLink, second!.id, typed);
    expect(await seen(top.link)).toEqual([[{ company: 'Second Tier', status: 'released' }]]);
    expect(await seen(secondLink)).toEqual([[{ company: 'Third Tier', status: 'released' }]]);
  });

  it('can be named after the payee has signed, and are listed with the request that replaced its own', async () => {
    const of = await fresh();
    const { id, link } = await ask({}, of);
    await signByLink(link, id, typed);
    await nameBelow(link, id, company({ company: 'Late Hauler' }));
    expect((await listLinked(link))[0]!.named).toEqual([{ company: 'Late Hauler', status: 'requested' }]);
    const other = await fresh();
    const first = await ask({}, other);
    await nameBelow(first.link, first.id, company({ company: 'Early Hauler' }));
    const replaced = await world.send(other.asking.gc, 'POST', `/waiver-requests/${first.id}/replace`, {
      amount: '9.00',
    });
    const again = await linkOf(replaced.id);
    expect((await listLinked(again))[0]!.named).toEqual([{ company: 'Early Hauler', status: 'requested' }]);
  });

  it('cost the payer nothing, also where it has no credits', async () => {
    const poor = await openAsking(world, { credits: '60' });
    const of = { asking: poor, applicationId: await askingApplication(world, poor.gc, poor.job.projectId) };
    const { id, link } = await ask({}, of);
    const credits = () => world.sql('select * from credit_accounts where account_id = $1', [poor.gc.organizationId]);
    const before = await credits();
    await nameBelow(link, id, company());
    expect(await credits()).toEqual(before);
  });

  it('stay drafts below the threshold of the project, and no e-mail is sent', async () => {
    const of = await fresh({ waiver_request_threshold: '2000.00' });
    const { id, link } = await ask({}, of);
    await nameBelow(link, id, company({ company: 'Small Parts', amount: '1999.99' }));
    await nameBelow(link, id, company({ company: 'Large Parts', amount: '2000.00' }));
    const requests = (await listRequests(id, of)).sort((one, other) => one.amount.localeCompare(other.amount));
    expect(requests.map(({ amount, status, times_sent }) => [amount, status, times_sent])).toEqual([
      ['1999.99', 'draft', 0],
      ['2000.00', 'requested', 1],
    ]);
    expect(await mailRequest(world, requests[0]!.id)).toEqual([]);
    expect((await listLinked(link))[0]!.named).toEqual([
      { company: 'Small Parts', status: 'draft' },
      { company: 'Large Parts', status: 'requested' },
    ]);
  });

  it('are the party that the payer has already, if it names that one as hired by the payee', async () => {
    const of = await fresh();
    const { id, link } = await ask({}, of);
    const count = () => world.sql('select count(*) from parties where project_id = $1', [of.asking.job.projectId]);
    const before = await count();
    await nameBelow(link, id, company({ company: 'gypsum supply' }));
    expect(await count()).toEqual(before);
    // The address that the payee has is another one than the payer's, who decides about it.
    expect((await listRequests(id, of))[0]).toMatchObject({
      ...{ party_id: of.asking.job.supplierPartyId, status: 'draft', email: 'ar@gypsum.example' },
      offered_email: expect.stringMatching(/@haulers\.example$/),
    });
    expect(await rejectionOf(nameBelow(link, id, company({ company: 'Gypsum Supply' })))).toEqual({
      code: 'VALIDATION_FAILED',
      fields: ['company'],
    });
  });

  it('are asked at once at the address that the payer has, too', async () => {
    const of = await fresh();
    const { id, link } = await ask({}, of);
    await nameBelow(link, id, company({ company: 'Gypsum Supply', email: 'AR@gypsum.example' }));
    expect((await listRequests(id, of))[0]).toMatchObject({ status: 'requested', offered_email: null });
  });

  let shared: Promise<Awaited<ReturnType<typeof ask>>> | undefined;
  const once = () => (shared ??= ask({ email: 'office@drywall.example' }));
  it.each<[string, Partial<NamedCompany>, string[]]>([
    ['the mailbox itself', { email: 'Office@Drywall.example' }, ['email']],
    ['the company itself', { company: 'DRYWALL PARTNERS' }, ['company']],
    ['no address', { email: 'no mailbox' }, ['email']],
    ['no amount', { amount: '' }, ['amount']],
    ['an amount of nothing', { amount: '0' }, ['amount']],
    ['a negative amount', { amount: '-5.00' }, ['amount']],
    ['a state that is none', { state: 'XX' }, ['state']],
    ['a ZIP code that is none', { zip: '9460' }, ['zip']],
    ['the role of the owner', { role: 'owner' }, ['role']],
    ['a name with a control character', { company: 'Haul\u0007ers' }, ['company']],
    [
      'nothing',
      { name: '', company: '', role: '', address: '', city: '', state: '', zip: '', email: '', amount: '' },
      ['company', 'address', 'city', 'state', 'zip', 'email', 'amount', 'role', 'name'],
    ],
  ])('are refused, and nothing is written: %s', async (_, changes, fields) => {
    const { id, link } = await once();
    await expectNothingWritten(world, async () => {
      expect(await rejectionOf(nameBelow(link, id, company(changes)))).toEqual({ code: 'VALIDATION_FAILED', fields });
    });
  });

  it('are never one above: the mailboxes of the payer, its members, and every tier between', async () => {
    const of = await fresh();
    const top = await ask({ email: 'top@drywall.example' }, of);
    await nameBelow(top.link, top.id, company({ company: 'Middle', email: 'middle@haulers.example' }));
    const [middle] = await listRequests(top.id, of);
    const link = await linkOf(middle!.id);
    const [member] = await world.sql<{ email: string }>(
      'select u.email from users u join memberships m on m.user_id = u.id where m.organization_id = $1',
      [of.asking.gc.organizationId],
    );
    for (const email of ['top@drywall.example', 'office@drywall.example', 'middle@haulers.example', member!.email]) {
      expect([email, await rejectionOf(nameBelow(link, middle!.id, company({ email })))]).toEqual([
        email,
        { code: 'VALIDATION_FAILED', fields: ['email'] },
      ]);
    }
    expect(await rejectionOf(nameBelow(link, middle!.id, company({ company: 'Drywall Partners' })))).toMatchObject({
      fields: ['company'],
    });
    expect(await listRequests(middle!.id, of)).toEqual([]);
  });

  it('need a pay application that is not void, a party that is active, and a request that waits or is signed', async () => {
    const refused = { code: 'ILLEGAL_TRANSITION', fields: ['status'] };
    const of = await fresh();
    const alone = await askByLink(world, of.asking);
    expect(await rejectionOf(nameBelow(alone.link, alone.id, company()))).toEqual(refused);
    const { id, link } = await ask({}, of);
    const { subPartyId } = of.asking.job;
    await world.sql('update parties set is_active = false where id = $1', [subPartyId]);
    expect(await rejectionOf(nameBelow(link, id, company()))).toMatchObject({ fields: [''] });
    await world.sql('update parties set is_active = true where id = $1', [subPartyId]);
    await world.sql(`update pay_applications set status = 'void' where id = $1`, [of.applicationId]);
    expect(await rejectionOf(nameBelow(link, id, company()))).toMatchObject({ fields: [''] });
    await world.send(of.asking.gc, 'POST', `/waiver-requests/${id}/cancel`, {});
    expect(await rejectionOf(nameBelow(link, id, company()))).toEqual(refused);
    expect(await listRequests(id, of)).toEqual([]);
  });

  it('are limited in depth, in number and in rate', async () => {
    const of = await fresh();
    const { id, link } = await ask({}, of);
    await nameBelow(link, id, company());
    const [one] = await listRequests(id, of);
    await world.sql(
      `insert into waiver_requests (id, account_id, livemode, organization_id, project_id, party_id, pay_application_id, type, state,
         form_code, named_by, named_by_request_id, created_at, updated_at)
       select gen_random_uuid(), account_id, livemode, organization_id, project_id, party_id, pay_application_id, type, state, form_code,
         named_by, named_by_request_id, created_at, updated_at
       from waiver_requests, generate_series(2, $2) where id = $1`,
      [one!.id, maxNamed.perPayee],
    );
    expect(await rejectionOf(nameBelow(link, id, company()))).toMatchObject({ fields: [''] });

    // As many tiers as there may be: each party is hired by the one before.
    const deep = await fresh();
    let hirer = deep.asking.job.subPartyId;
    for (let tier = 2; tier <= maxNamingTier + 1; tier += 1) {
      const organization = await world.send(deep.asking.gc, 'POST', '/organizations', { name: `Tier ${tier}` });
      const body = { project_id: deep.asking.job.projectId, organization_id: organization.id, role: 'laborer' };
      hirer = (await world.send(deep.asking.gc, 'POST', '/parties', { ...body, hired_by_party_id: hirer })).id;
      const asked = await ask({ party_id: hirer, email: `tier${tier}@deep.example` }, deep);
      const rejection = await rejectionOf(nameBelow(asked.link, asked.id, company()));
      expect([tier, rejection?.fields]).toEqual([tier, tier <= maxNamingTier ? undefined : ['']]);
    }

    const fast = await ask({ email: 'fast@drywall.example' });
    const tries = Array.from({ length: maxNamingsPerMailbox + 1 }, () => company({ company: 'Drywall Partners' }));
    const codes: string[] = [];
    for (const each of tries) codes.push((await rejectionOf(nameBelow(fast.link, fast.id, each)))!.code);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(codes.slice(0, -1).every((code) => code === 'VALIDATION_FAILED')).toBe(true);
  });

  it('are asked once, although two readers name one at the same time', async () => {
    const of = await fresh();
    const { id, link } = await ask({}, of);
    const both = [company({ company: 'Twice Named' }), company({ company: 'Twice named' })];
    const outcomes = await Promise.allSettled(both.map((each) => nameBelow(link, id, each)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await listRequests(id, of)).toHaveLength(1);
  });

  it('are the payer’s: another account reads nothing of them, and the payee’s page opens none of their documents', async () => {
    const { id, link, of } = await ask({ email: 'mine@drywall.example', type: 'conditional_progress' });
    await nameBelow(link, id, company());
    const [request] = await listRequests(id, of);
    await signByLink(await linkOf(request!.id), request!.id, typed);
    expect((await listLinked(link)).map((shown) => shown.id)).not.toContain(request!.id);
    expect(await rejectionOf(signByLink(link, request!.id, typed))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await rejectionOf(nameBelow(link, request!.id, company()))).toMatchObject({ code: 'NOT_FOUND' });
    const stranger = await openAsking(world);
    expect((await world.rest(stranger.gc, 'GET', `/waiver-requests/${request!.id}`)).status).toBe(403);
    expect((await read(world, of.asking, request!.id)).status).toBe('released');
  });
});
