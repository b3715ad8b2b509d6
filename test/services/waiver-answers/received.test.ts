import { beforeAll, describe, expect, it } from '@jest/globals';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import { type Person, signIn } from '../../support/records/people.js';
import { type Asking, openAlive, openAsking, read, sendRequest, typed } from '../../support/records/waiver-links.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const list = `{ receivedWaiverRequests { id payerName payeeName projectName applicationNumber type status amount throughDate dueDate sentAt
  expiresAt signedAt releasedAt } }`;
const open =
  'mutation ($input: OpenReceivedWaiverRequestInput!) { openReceivedWaiverRequest(input: $input) { token } }';

describe('a waiver request to a person of another account', () => {
  const world = openWorld();
  let asking: Asking;
  let payee: Caller;
  let session: Person;
  const email = 'Pat.Lee@harbor.example';

  beforeAll(async () => {
    asking = await openAsking(world);
    payee = await world.caller({ email: email.toLowerCase(), name: 'Harbor Drywall' });
    session = await signIn(world, payee);
  });

  const as = (who: Person, query: string, input?: object, headers: Record<string, string> = {}) =>
    world.graphql(null, query, input ? { input } : {}, { ...who.headers, ...headers });
  const listed = async (who = session, headers?: Record<string, string>): Promise<Json[]> =>
    (await as(who, list, undefined, headers)).body.data.receivedWaiverRequests;
  const openPage = async (id: string, who = session): Promise<string> =>
    (await as(who, open, { id })).body.data.openReceivedWaiverRequest.token;
  const codeOf = ({ body }: { body: Json }): string => body.errors?.[0].extensions.code ?? 'answered';
  const links = (id: string) => world.sql('select 1 from waiver_request_links where waiver_request_id = $1', [id]);

  it('appears in their account, and is signed on the page of the payer’s record, of which there is no copy', async () => {
    const { id } = await sendRequest(world, asking, { email, due_date: '2041-03-31' });
    const [row] = (await listed()).filter((one) => one.id === id);
    expect(row).toMatchObject({ status: 'REQUESTED', amount: '12500.00', throughDate: '2026-01-31', signedAt: null });
    expect(row!.dueDate).toBe('2041-03-31');
    const link = await openAlive(world, await openPage(id));
    expect(link.mailbox).toBe(email);
    await signByLink(link, id, typed);
    expect(await read(world, asking, id)).toMatchObject({ status: 'held', signatory_name: 'Pat Lee' });
    expect((await listed()).find((one) => one.id === id)).toMatchObject({ status: 'HELD', releasedAt: null });
    // It is no record of the payee's account.
    const own = await world.rest(payee, 'GET', '/waiver-requests');
    expect(own.body.data).toEqual([]);
    expect((await world.rest(payee, 'GET', `/waiver-requests/${id}`)).status).toBe(403);
  });

  it('is not shown to another address, to a token, in the other mode or in the account that asks', async () => {
    const { id } = await sendRequest(world, asking, { email });
    const other = await signIn(world, await world.caller({ name: 'Other Drywall' }));
    expect(await listed(other)).toEqual([]);
    expect(codeOf(await as(other, open, { id }))).toBe('NOT_FOUND');
    expect(await listed(session, { 'x-mode': 'sandbox' })).toEqual([]);
    expect(codeOf(await world.graphql(payee, list))).toBe('FORBIDDEN');
    expect(codeOf(await world.graphql(payee, open, { input: { id } }))).toBe('FORBIDDEN');
    expect(await links(id)).toHaveLength(0);
    // The person also belongs to the payer's account: there, it is what they ask for.
    await world.sql(
      `insert into memberships (id, user_id, organization_id, role, created_at) values (uuidv7(), $1, $2, 'admin', now())`,
      [payee.userId, asking.gc.organizationId],
    );
    const inPayer = { 'x-organization-uuid': asking.gc.organizationId };
    expect(await listed(session, inPayer)).toEqual([]);
    expect(codeOf(await as(session, open, { id }, inPayer))).toBe('NOT_FOUND');
    await world.sql('delete from memberships where user_id = $1 and organization_id = $2', [
      payee.userId,
      asking.gc.organizationId,
    ]);
  });

  it('is gone once it is cancelled, has expired or went to another address', async () => {
    const cancelled = await sendRequest(world, asking, { email });
    await world.send(asking.gc, 'POST', `/waiver-requests/${cancelled.id}/cancel`, {});
    const expired = await sendRequest(world, asking, { email });
    await world.sql(`update waiver_requests set expires_at = sent_at where id = $1`, [expired.id]);
    const moved = await sendRequest(world, asking, { email });
    const token = await openPage(moved.id);
    await world.send(asking.gc, 'POST', `/waiver-requests/${moved.id}/send`, { email: 'else@harbor.example' });
    const ids = (await listed()).map(({ id }) => id);
    for (const { id } of [cancelled, expired, moved]) {
      expect(ids).not.toContain(id);
      expect(codeOf(await as(session, open, { id }))).toBe('NOT_FOUND');
    }
    await expect(openAlive(world, token)).rejects.toThrow('forwarded');
    expect(codeOf(await as(session, open, { id: 'not an id' }))).toBe('VALIDATION_FAILED');
  });

  it('leaves the payer’s log without the person and their address until they act', async () => {
    const { id } = await sendRequest(world, asking, { email });
    await openPage(id);
    const entries = await world.sql<Json>(`select * from audit_entries where account_id = $1 and user_id = $2`, [
      asking.gc.organizationId,
      payee.userId,
    ]);
    expect(entries).toEqual([]);
    expect((await read(world, asking, id)).status).toBe('requested');
  });
});
