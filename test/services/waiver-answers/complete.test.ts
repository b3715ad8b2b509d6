import { beforeEach, describe, expect, it } from '@jest/globals';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import type { OpenedLink } from '../../../src/services/waiver-request/link.js';
import { listLinked } from '../../../src/services/waiver-request/linked.js';
import { nameBelow } from '../../../src/services/waiver-request/name-below.js';
import { stateNoneBelow } from '../../../src/services/waiver-request/none-below.js';
import { withdrawHeld } from '../../../src/services/waiver-request/release.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import {
  type Asking,
  mailRequest,
  openAlive,
  openAsking,
  secretIn,
  typed,
} from '../../support/records/waiver-links.js';
import { askingApplication } from '../../support/records/waiver-requests.js';
import { type Json, openWorld } from '../../support/worlds/world.js';

const below = {
  ...{
    name: 'Pat Lee',
    company: 'Board Haulers',
    role: 'laborer',
    address: '12 Dock St',
    city: 'Oakland',
    state: 'CA',
  },
  ...{ zip: '94607', email: 'office@haulers.example', amount: '250.00' },
};

describe('the complete waivers of a pay application', () => {
  const world = openWorld();
  let asking: Asking;
  let applicationId: string;
  beforeEach(async () => {
    asking = await openAsking(world);
    applicationId = await askingApplication(world, asking.gc, asking.job.projectId);
  });

  const ask = async (partyId: string, body: object = {}): Promise<{ id: string; link: OpenedLink }> => {
    const { id } = await world.send(asking.gc, 'POST', '/waiver-requests', {
      ...{ project_id: asking.job.projectId, party_id: partyId, pay_application_id: applicationId },
      ...{
        type: 'conditional_progress',
        amount: '900.00',
        through_date: '2026-01-31',
        email: `${partyId}@sub.example`,
      },
      ...body,
    });
    await world.send(asking.gc, 'POST', `/waiver-requests/${id}/send`, {});
    return { id, link: await linkOf(id) };
  };
  const linkOf = async (id: string) => openAlive(world, secretIn((await mailRequest(world, id)).at(-1)));
  const sign = ({ id, link }: { id: string; link: OpenedLink }) => signByLink(link, id, typed);
  const read = async (): Promise<Json> =>
    (await world.rest(asking.gc, 'GET', `/pay-applications/${applicationId}`)).body.data;
  const completeAt = async () => (await read()).waivers_complete_at;
  const grid = async (): Promise<Json> =>
    (await world.rest(asking.gc, 'GET', `/pay-applications/${applicationId}/waiver-grid`)).body.data;
  const setPolicy = (waiver_policy: string) =>
    world.rest(asking.gc, 'PUT', `/pay-applications/${applicationId}`, { waiver_policy });
  const events = async () => {
    await sequenceEvents(world.app.infrastructure.db);
    const rows = await world.sql<{ type: string }>(
      `select type from events where subject_id = $1 and type like 'pay_application.waivers%' order by id`,
      [applicationId],
    );
    return rows.map(({ type }) => type.split('.')[1]);
  };

  it('become so with the last signature, in its transaction, with an event each way', async () => {
    const sub = await ask(asking.job.subPartyId, { type: 'unconditional_progress' });
    const supplier = await ask(asking.job.supplierPartyId);
    expect(await read()).toMatchObject({ waiver_policy: 'all_named', waivers_complete_at: null });
    await sign(sub);
    expect(await completeAt()).toBeNull();
    await sign(supplier);
    const at = await completeAt();
    expect(at).toMatch(/^\d{4}-/);
    expect(await grid()).toMatchObject({ is_complete: true, complete_at: at, missing: 0, asked: 2 });
    expect(await events()).toEqual(['waivers_complete']);
    await withdrawHeld(sub.link, sub.id, { name: 'Pat Lee', reason: 'The check bounced.' });
    expect(await completeAt()).toBeNull();
    expect(await grid()).toMatchObject({ is_complete: false, complete_at: null });
    expect(await events()).toEqual(['waivers_complete', 'waivers_incomplete']);
  });

  it.each([1, 2, 3, 4])(
    'become so where both last signers sign at once, and neither waits for the other: %i',
    async () => {
      const both = [await ask(asking.job.subPartyId), await ask(asking.job.supplierPartyId)];
      await Promise.all(both.map(sign));
      expect(await completeAt()).not.toBeNull();
      expect(await events()).toEqual(['waivers_complete']);
    },
  );

  it('are not so before anyone was asked, and no more once another payee is asked', async () => {
    expect(await grid()).toMatchObject({ is_complete: false, asked: 0 });
    expect(await completeAt()).toBeNull();
    await sign(await ask(asking.job.subPartyId));
    expect(await completeAt()).not.toBeNull();
    const supplier = await ask(asking.job.supplierPartyId);
    expect(await completeAt()).toBeNull();
    await world.send(asking.gc, 'POST', `/waiver-requests/${supplier.id}/cancel`, {});
    expect(await completeAt()).not.toBeNull();
    expect(await events()).toEqual(['waivers_complete', 'waivers_incomplete', 'waivers_complete']);
  });

  it('are no more so once a payee that signed names a company', async () => {
    const sub = await ask(asking.job.subPartyId);
    await sign(sub);
    expect(await completeAt()).not.toBeNull();
    await nameBelow(sub.link, sub.id, below);
    expect(await completeAt()).toBeNull();
    expect((await grid()).rows.find(({ party_id }: Json) => party_id === asking.job.subPartyId).statement).toBe(
      'named',
    );
  });

  it('are so under the policy of the first tier whatever is missing below it, until the tree says otherwise', async () => {
    const sub = await ask(asking.job.subPartyId);
    await ask(asking.job.supplierPartyId);
    await sign(sub);
    expect(await completeAt()).toBeNull();
    expect((await setPolicy('first_tier')).status).toBe(200);
    expect(await completeAt()).not.toBeNull();
    expect((await grid()).rows.map(({ is_awaited }: Json) => is_awaited)).toEqual([true, false, false]);
    const { supplierPartyId, claimantPartyId } = asking.job;
    await world.send(asking.gc, 'PUT', `/parties/${supplierPartyId}`, { hired_by_party_id: claimantPartyId });
    expect(await completeAt()).toBeNull();
    await world.send(asking.gc, 'PUT', `/parties/${supplierPartyId}`, { is_active: false });
    expect(await completeAt()).not.toBeNull();
    await setPolicy('all_named');
    expect(await completeAt()).toBeNull();
  });

  it('are so under the policy of statements once each payee says whom it hired, and not by its signature alone', async () => {
    await setPolicy('payee_statement');
    const roof = await ask(asking.job.silentPartyId);
    const shown = async () => (await listLinked(roof.link))[0]!;
    expect(await shown()).toMatchObject({ isStatementOpen: true, noneBelowBy: null });
    await sign(roof);
    expect(await completeAt()).toBeNull();
    expect(await grid()).toMatchObject({ policy: 'payee_statement', missing: 1, is_complete: false });
    await stateNoneBelow(roof.link, roof.id, 'Ana Diaz');
    expect(await completeAt()).not.toBeNull();
    expect(await shown()).toMatchObject({ isStatementOpen: false, noneBelowBy: expect.stringContaining('Ana Diaz <') });
    expect((await grid()).rows.find(({ cells }: Json) => cells.length > 0).statement).toBe('none');
    expect((await world.rest(asking.gc, 'GET', `/waiver-requests/${roof.id}`)).body.data).toMatchObject({
      none_below_by: expect.stringContaining('Ana Diaz <'),
      none_below_at: expect.stringMatching(/^\d{4}-/),
    });
    // Who then names a company has hired one.
    await nameBelow(roof.link, roof.id, below);
    expect(await completeAt()).toBeNull();
    const [named] = (await world.rest(asking.gc, 'GET', `/waiver-requests?named_by_request_id=${roof.id}`)).body.data;
    const hauler = { id: named.id, link: await linkOf(named.id) };
    await sign(hauler);
    expect(await completeAt()).toBeNull();
    await stateNoneBelow(hauler.link, hauler.id, 'Lee Park');
    expect(await completeAt()).not.toBeNull();
  });

  it('are so under the policy of statements also where what a payee names is below the threshold', async () => {
    await setPolicy('payee_statement');
    await world.send(asking.gc, 'PUT', `/projects/${asking.job.projectId}`, { waiver_request_threshold: '2000.00' });
    const roof = await ask(asking.job.silentPartyId, { amount: '9000.00' });
    await sign(roof);
    expect(await completeAt()).toBeNull();
    await nameBelow(roof.link, roof.id, below);
    expect(await grid()).toMatchObject({ missing: 0, is_complete: true });
    expect(await completeAt()).not.toBeNull();
    expect(await events()).toEqual(['waivers_complete']);
  });

  it('take no statement that a payee hired no one once one is named, nor without a name, nor without a pay application', async () => {
    const sub = await ask(asking.job.subPartyId);
    await nameBelow(sub.link, sub.id, below);
    await expect(stateNoneBelow(sub.link, sub.id, 'Pat Lee')).rejects.toMatchObject({
      errors: { '': expect.anything() },
    });
    await expect(stateNoneBelow(sub.link, sub.id, ' ')).rejects.toMatchObject({ errors: { name: expect.anything() } });
    const alone = await ask(asking.job.silentPartyId, { pay_application_id: null });
    await expect(stateNoneBelow(alone.link, alone.id, 'Pat Lee')).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });

  it('follow no other policy, and none that another account sets', async () => {
    expect((await setPolicy('whenever')).status).toBe(422);
    expect((await setPolicy(null as never)).status).toBe(422);
    const stranger = await world.caller();
    const answer = await world.rest(stranger, 'PUT', `/pay-applications/${applicationId}`, {
      waiver_policy: 'first_tier',
    });
    expect(answer.status).toBe(403);
    await world.send(asking.gc, 'POST', `/pay-applications/${applicationId}/transition`, { status: 'submitted' });
    expect((await setPolicy('first_tier')).body.data).toMatchObject({
      status: 'submitted',
      waiver_policy: 'first_tier',
    });
  });
});
