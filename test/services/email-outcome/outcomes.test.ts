/** @sampled tests */
import { generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { maxEmailAttempts } from '../../../src/background/tasks/kinds.js';
import { sendgridHeaders } from '../../../src/providers/email/bounce-reports.js';
import { createSnsReader } from '../../../src/providers/email/sns.js';
import { signatureHeaders } from '../../../src/runtime/encryption/standard-webhooks.js';
import { recordEvents } from '../../events/record-events.js';
import { FakeSns, topicArn, writeSesBounce } from '../../support/fakes/fake-sns.js';
import { openMailServer, type ReceivedEmail } from '../../support/fakes/mail-server.js';
import { type Billing, billing } from '../../support/records/billing.js';
import { type Person, signIn, submit, tokenIn } from '../../support/records/people.js';
import { type Notification, writeNotification } from '../../support/records/returned-mail.js';
import { askingJob } from '../../support/records/waiver-requests.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const { mail, url: smtpUrl } = await openMailServer();
const secret = `whsec_${randomBytes(32).toString('base64')}`;
const sendgrid = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const domain = 'returns.example';

const world = openWorld({
  smtpUrl,
  mailFrom: 'Compliance <no-reply@service.example>',
  mailReturnDomain: domain,
  returnedMailSecret: secret,
  sesTopicArn: topicArn,
  sendgridWebhookKey: sendgrid.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
});
const sns = new FakeSns();

let owner: Caller;
let session: Person;
let job: Billing;
let applicationId: string;

beforeAll(async () => {
  world.app.infrastructure.returns!.ses = createSnsReader(topicArn, sns.fetchText);
  owner = await world.caller({ email: 'olga@contractor.example', name: 'Bay Concrete' });
  session = await signIn(world, owner);
  await openApplication();
  const worker = await world.anotherApp({ role: 'worker' });
  await worker.start();
});

/** 20 invitations of an application can be open. */
async function openApplication() {
  job = await billing(world, owner, ['10000']);
  applicationId = (await job.made(job.create({ period_to: '2026-01-31' }))).id;
}

let count = 0;
const newAddress = () => `ana.${(count += 1)}@example.com`;
const asOwner = (query: string, input?: object) => world.graphql(null, query, input ? { input } : {}, session.headers);

async function invite(email: string, more: object = {}): Promise<string> {
  const body = { email, role: 'general_contractor', ...more };
  return (await job.made(job.rest('POST', `/pay-applications/${applicationId}/email-invitations`, body))).id;
}
const invitations = async (): Promise<Json[]> =>
  (await world.rest(owner, 'GET', `/pay-applications/${applicationId}`)).body.data.email_invitations;
const invitationOf = async (id: string) => (await invitations()).find((one) => one.id === id);
const mailTo = async (address: string, nth = 1): Promise<ReceivedEmail> =>
  (await mail.messages(nth, ({ to }) => to.includes(address)))[nth - 1]!;
const statusesOf = (address: string) =>
  world.sql<Json>(
    `select kind, status, cause, smtp_code, enhanced_code, diagnostic from sent_emails where address = $1 order by created_at`,
    [address],
  );
async function settled(address: string, status = 'refused'): Promise<Json> {
  for (;;) {
    const row = (await statusesOf(address)).find((one) => one.status === status);
    if (row) return row;
    await sleep(20);
  }
}
const remembered = async (address: string) =>
  (await world.sql<Json>('select reason from undeliverable_addresses where address = $1', [address])).map(
    ({ reason }) => reason,
  );

/** Posts a message as the mail server of the return addresses does. */
function post(message: string | Buffer, { sentAt = new Date(), by = secret, id = randomUUID() as string } = {}) {
  const body = Buffer.from(message);
  const headers = { ...signatureHeaders({ id, sentAt, body }, [by]), 'content-type': 'message/rfc822' };
  return world.rest(null, 'POST', '/webhooks/returned-mail', body, headers);
}
const giveBack = (email: ReceivedEmail, notification: Partial<Notification> = {}) =>
  post(writeNotification({ to: `<${email.from}>`, ...notification }));

describe('an e-mail', () => {
  it('is sent from a return address of its own, and says whom it speaks for', async () => {
    const [one, other] = [newAddress(), newAddress()];
    await invite(one);
    await invite(other);
    const [first, second] = [await mailTo(one), await mailTo(other)];
    expect(first.from).toMatch(/^bounces\+[0-9a-f]{52}@returns\.example$/);
    expect(second.from).not.toBe(first.from);
    expect(first.headers).toMatchObject({
      from: 'Compliance <no-reply@service.example>',
      'reply-to': expect.stringContaining('olga@contractor.example'),
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<[0-9a-f-]{36}@service\.example>$/),
    });
    expect(first.text).toContain('has invited your company');
    // No picture, which would show when it is read.
    expect(first.html).not.toMatch(/<img|url\(|<link|<iframe/i);
    await settled(one, 'sent');
  });

  it('carries its token and no tracking to SendGrid, when that sends the e-mails', async () => {
    const address = newAddress();
    await invite(address);
    const { from, headers } = await mailTo(address);
    expect(JSON.parse(headers['x-smtpapi']!)).toEqual({
      unique_args: { return_token: /\+(\w+)@/.exec(from)![1] },
      filters: { opentrack: { settings: { enable: 0 } }, clicktrack: { settings: { enable: 0 } } },
    });
  });
});

describe('an e-mail that the mail server refuses', () => {
  beforeAll(openApplication);

  it.each([
    ['recipient', [550, '5.1.1 No such mailbox'], 'no_mailbox', true],
    // Servers say the same when they do not know the sender.
    ['recipient', [550, 'No such mailbox'], 'refused', false],
    ['recipient', [553, 'No such mailbox'], 'refused', false],
    ['recipient', [552, '5.2.2 Over quota'], 'mailbox_full', true],
    ['message', [550, '5.1.1 No such mailbox'], 'no_mailbox', true],
    ['message', [552, '5.3.4 Too large'], 'too_large', false],
  ] as const)('is undeliverable at once when its %s is refused with %j', async (stage, reply, cause, blames) => {
    const address = newAddress();
    mail.replies[stage].set(address, [reply]);
    const id = await invite(address);
    expect(await settled(address)).toEqual({
      kind: 'pay_application_invitation',
      status: 'refused',
      cause,
      smtp_code: reply[0],
      enhanced_code: /^5\.\d\.\d/.exec(reply[1])?.[0] ?? null,
      diagnostic: `${reply[0]} ${reply[1]}`,
    });
    const { undeliverable_at: at, undeliverable_reason: reason, status } = (await invitationOf(id))!;
    expect([at, reason, status]).toEqual([
      expect.stringMatching(/Z|\+00:00$/),
      expect.stringContaining(`(${reply[0]}`),
      'invited',
    ]);
    expect(await remembered(address)).toEqual(blames ? [reason] : []);
    const tasks = await world.sql<Json>(
      `select attempt, gave_up_at is not null as ended from tasks where subject_id = $1`,
      [id],
    );
    expect(tasks).toEqual([{ attempt: 1, ended: true }]);
  });

  it.each([
    ['recipient', [450, '4.2.0 Later']],
    ['message', [451, '4.3.0 Later']],
    ['recipient', [530, '5.7.0 Authentication required']],
    ['message', [503, '5.5.1 Bad sequence']],
    ['recipient', [554, '5.7.1 Relay access denied']],
    ['recipient', [554, 'Relay access denied']],
    ['recipient', [550, '5.7.1 The address of the server is listed']],
    ['recipient', [553, '5.1.8 The domain of the sender does not exist']],
    ['message', [554, '5.7.1 Looks like spam']],
    ['message', [550, '5.4.5 The daily limit of the sender is used up']],
    ['message', [550, 'Not now']],
  ] as const)('is sent later when its %s is refused with %j', async (stage, reply) => {
    const address = newAddress();
    mail.replies[stage].set(address, [reply]);
    const id = await invite(address);
    await mailTo(address);
    await settled(address, 'sent');
    expect(await invitationOf(id)).toMatchObject({ undeliverable_at: null, undeliverable_reason: null });
    expect(await remembered(address)).toEqual([]);
  });

  it('is undeliverable when the last attempt fails, and says nothing about the address', async () => {
    const address = newAddress();
    mail.replies.recipient.set(address, Array(50).fill([450, '4.2.0 Later']));
    const id = await invite(address);
    while ((await statusesOf(address)).length === 0) await sleep(20);
    await world.sql(
      'update tasks set attempt = $2, due_at = now(), leased_until = null where subject_id = $1 and attempt < $2',
      [id, maxEmailAttempts - 1],
    );
    expect(await settled(address)).toMatchObject({ cause: 'not_sent', smtp_code: null });
    expect((await invitationOf(id))!.undeliverable_reason).toBe('The e-mail could not be handed over for three days.');
    expect(await remembered(address)).toEqual([]);
  });

  it('shows what follows in the sandbox too, at an address that no one has', async () => {
    const sandbox = await world.sandboxOf(owner);
    const sandboxJob = await billing(world, sandbox, ['10000']);
    const application = (await sandboxJob.made(sandboxJob.create({ period_to: '2026-01-31' }))).id;
    const body = { email: 'ana@undeliverable.example', role: 'general_contractor' };
    await sandboxJob.rest('POST', `/pay-applications/${application}/email-invitations`, body);
    await settled('ana@undeliverable.example');
    const { body: shown } = await world.rest(sandbox, 'GET', `/pay-applications/${application}`);
    expect(shown.data.email_invitations).toMatchObject([
      { undeliverable_reason: 'The mailbox does not exist (550 5.1.1).' },
    ]);
    expect(await remembered('ana@undeliverable.example')).toEqual([]);
  });
});

describe('an invitation that did not arrive', () => {
  beforeAll(openApplication);

  it('goes to another address with one call, and the first one ends', async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    mail.replies.recipient.set(wrong, [[550, '5.1.1 No such mailbox']]);
    const first = await invite(wrong);
    await settled(wrong);
    const second = await invite(right, { replaces_id: first });
    const shown = await invitations();
    expect(shown.map(({ id }) => id)).not.toContain(first);
    expect(shown.find(({ id }) => id === second)).toMatchObject({ email: right, undeliverable_at: null });
    await mailTo(right);
    const again = await job.rest('POST', `/pay-applications/${applicationId}/email-invitations`, {
      email: newAddress(),
      role: 'general_contractor',
      replaces_id: first,
    });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['replaces_id']]);
  });

  it('is open again when the same address is invited again, and an old return changes it no more', async () => {
    const address = newAddress();
    const id = await invite(address);
    const first = await mailTo(address);
    await settled(address, 'sent');
    await giveBack(first);
    expect(await invitationOf(id)).toMatchObject({ undeliverable_reason: expect.stringContaining('5.1.1') });
    expect(await invite(address)).toBe(id);
    expect(await invitationOf(id)).toMatchObject({ undeliverable_at: null, undeliverable_reason: null });
    await mailTo(address, 2);
    expect((await giveBack(first)).body.disregarded).toMatch(/outcome of the e-mail is known/);
    expect(await invitationOf(id)).toMatchObject({ undeliverable_at: null });
  });

  it('is not marked by the return of an e-mail that it has replaced', async () => {
    const address = newAddress();
    const id = await invite(address);
    const first = await mailTo(address);
    await settled(address, 'sent');
    await invite(address);
    await mailTo(address, 2);
    expect((await giveBack(first)).body).toEqual({ received: true });
    expect(await invitationOf(id)).toMatchObject({ undeliverable_at: null });
    expect(await giveBack(await mailTo(address, 2))).toMatchObject({ body: { received: true } });
    expect(await invitationOf(id)).toMatchObject({ undeliverable_at: expect.any(String) });
  });

  it('is shown to admins with its reason when it is of a member, and replaced in one call', async () => {
    const list = 'query { memberInvitations { id email undeliverableAt undeliverableReason } }';
    const inviteMember = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { id } }';
    const [wrong, right] = [newAddress(), newAddress()];
    mail.replies.recipient.set(wrong, [[550, '5.1.1 No such mailbox']]);
    const { body } = await asOwner(inviteMember, { email: wrong, role: 'MEMBER' });
    const id = body.data.inviteMember.id;
    await settled(wrong);
    const shown = (await asOwner(list)).body.data.memberInvitations;
    expect(shown).toEqual([
      {
        id,
        email: wrong,
        undeliverableAt: expect.any(String),
        undeliverableReason: 'The mailbox does not exist (550 5.1.1).',
      },
    ]);
    const other = await asOwner(inviteMember, { email: newAddress(), role: 'MEMBER', replacesId: randomUUID() });
    expect(other.body.errors[0].extensions.errors).toEqual({
      replacesId: [expect.stringContaining('no open')],
    });
    expect((await asOwner(list)).body.data.memberInvitations).toEqual(shown);
    await asOwner(inviteMember, { email: right, role: 'MEMBER', replacesId: id });
    expect((await asOwner(list)).body.data.memberInvitations).toMatchObject([{ email: right, undeliverableAt: null }]);
    const { headers } = await mailTo(right);
    expect(headers['reply-to']).toContain('olga@contractor.example');
    // An invitation of another account is not there.
    const stranger = await signIn(world, await world.caller());
    const taken = (await asOwner(list)).body.data.memberInvitations[0].id;
    const { body: refused } = await world.graphql(
      null,
      inviteMember,
      { input: { email: newAddress(), role: 'MEMBER', replacesId: taken } },
      stranger.headers,
    );
    expect(refused.errors).toHaveLength(1);
    expect((await asOwner(list)).body.data.memberInvitations).toHaveLength(1);
  });
});

describe('a waiver request whose e-mail did not arrive', () => {
  it('is undeliverable with the reason, and is sent to another address', async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    const asking = await askingJob(world, owner);
    const { id } = await world.send(owner, 'POST', '/waiver-requests', {
      project_id: asking.projectId,
      party_id: asking.subPartyId,
      type: 'conditional_progress',
      amount: '12500.00',
      through_date: '2026-01-31',
      email: wrong,
    });
    const send = (email: string) => world.rest(owner, 'POST', `/waiver-requests/${id}/send`, { email });
    const read = async () => (await world.rest(owner, 'GET', `/waiver-requests/${id}`)).body.data;
    await send(wrong);
    const first = await mailTo(wrong);
    expect(first.headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
    await settled(wrong, 'sent');
    // Sent again, before what the first one became is known: only the last e-mail counts.
    expect((await send(wrong)).status).toBe(200);
    const second = await mailTo(wrong, 2);
    await giveBack(first);
    expect(await read()).toMatchObject({ status: 'requested', status_reason: null });
    const { types } = await recordEvents(world, owner, () => giveBack(second));
    expect(types).toEqual(['waiver_request.undeliverable']);
    expect(await read()).toMatchObject({ status: 'undeliverable', status_reason: expect.stringContaining('5.1.1') });
    expect((await send(right)).body.data).toMatchObject({ status: 'requested', status_reason: null, email: right });
    await mailTo(right);
    const cancelled = await world.rest(owner, 'POST', `/waiver-requests/${id}/cancel`, {});
    expect(cancelled.status).toBe(200);
    await settled(right, 'sent');
    await giveBack(await mailTo(right));
    expect(await read()).toMatchObject({ status: 'cancelled' });
  });

  it('is undeliverable by a reminder that comes back, and its payee is not reminded again', async () => {
    const address = newAddress();
    const asking = await askingJob(world, owner);
    const { id } = await world.send(owner, 'POST', '/waiver-requests', {
      project_id: asking.projectId,
      party_id: asking.subPartyId,
      type: 'conditional_progress',
      amount: '12500.00',
      email: address,
    });
    expect((await world.rest(owner, 'POST', `/waiver-requests/${id}/send`, {})).status).toBe(200);
    await mailTo(address);
    const remind = () =>
      world.sql(
        `update tasks set due_at = now() where subject_id = $1 and kind = 'waiver_request.remind' returning 1`,
        [id],
      );
    expect(await remind()).toHaveLength(1);
    const reminder = await mailTo(address, 2);
    expect(reminder.headers.subject).toContain('Reminder: ');
    await settled(address, 'sent');
    const { types } = await recordEvents(world, owner, () => giveBack(reminder));
    expect(types).toEqual(['waiver_request.undeliverable']);
  });
});

describe('a returned message', () => {
  beforeAll(openApplication);

  it('makes its invitation undeliverable, with an event of the pay application', async () => {
    const address = newAddress();
    const id = await invite(address);
    const email = await mailTo(address);
    await settled(address, 'sent');
    const { types } = await recordEvents(world, owner, async () => {
      expect((await giveBack(email, { recipient: address })).body).toEqual({ received: true });
    });
    expect(types).toContain('pay_application.updated');
    expect(await statusesOf(address)).toEqual([
      {
        kind: 'pay_application_invitation',
        status: 'returned',
        cause: 'no_mailbox',
        smtp_code: 550,
        enhanced_code: '5.1.1',
        diagnostic: expect.stringContaining('unknown user'),
      },
    ]);
    expect(await invitationOf(id)).toMatchObject({ undeliverable_reason: 'The mailbox does not exist (550 5.1.1).' });
    const { types: later } = await recordEvents(world, owner, async () => {
      expect((await giveBack(email, { status: '5.2.2' })).body.disregarded).toMatch(/outcome of the e-mail is known/);
    });
    expect(later).not.toContain('pay_application.updated');
    expect((await invitationOf(id))!.undeliverable_reason).toContain('5.1.1');
  });

  it.each([
    ['a delay', { action: 'delayed', status: '4.4.1' }],
    ['a delivery', { action: 'delivered', status: '2.1.5' }],
    ['an automatic reply', { type: 'text/plain' }],
  ])('changes nothing when it is %s', async (_, notification) => {
    const address = newAddress();
    const id = await invite(address);
    const email = await mailTo(address);
    await settled(address, 'sent');
    expect((await giveBack(email, notification)).body).toEqual({ received: true, disregarded: expect.any(String) });
    expect(await invitationOf(id)).toMatchObject({ undeliverable_at: null });
  });

  it('is taken for the e-mail that its address names, and for no other that it mentions', async () => {
    const [one, other] = [newAddress(), newAddress()];
    const [first, second] = [await invite(one), await invite(other)];
    const [email, another] = [await mailTo(one), await mailTo(other)];
    await settled(one, 'sent');
    await settled(other, 'sent');
    const id = /<([^@]+)@/.exec(another.headers['message-id']!)![1]!;
    const forged = [
      writeNotification({ to: other, recipient: other, headers: [`References: ${another.headers['message-id']}`] }),
      writeNotification({ to: `bounces+${id.replaceAll('-', '')}${'0'.repeat(20)}@${domain}`, recipient: other }),
      writeNotification({ to: email.from.replace(domain, 'other.example'), recipient: one }),
      writeNotification({ to: `${email.from}, ${another.from}` }),
      writeNotification({ to: '' }),
    ];
    for (const message of forged)
      expect((await post(message)).body.disregarded).toMatch(/not sent to the return address/);
    expect(await invitationOf(first)).toMatchObject({ undeliverable_at: null });
    await post(writeNotification({ to: 'undisclosed', headers: [`Delivered-To: ${email.from}`], recipient: other }));
    expect(await invitationOf(first)).toMatchObject({ undeliverable_at: expect.any(String) });
    expect(await invitationOf(second)).toMatchObject({ undeliverable_at: null });
  });

  it('is refused without the signature, with another one, and too early or late', async () => {
    const message = writeNotification({ to: 'bounces+1@returns.example' });
    const minutes = (n: number) => new Date(Date.now() + n * 60_000);
    const other = `whsec_${randomBytes(32).toString('base64')}`;
    const answers = [
      await post(message, { by: other }),
      await post(message, { sentAt: minutes(-6) }),
      await post(message, { sentAt: minutes(6) }),
      await world.rest(null, 'POST', '/webhooks/returned-mail', Buffer.from(message), {
        'content-type': 'message/rfc822',
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([400, 'signature_invalid']));
  });

  it('is refused when it is larger than a notification can be', async () => {
    expect((await post(Buffer.alloc(1024 * 1024 + 1, 'x'))).status).toBe(413);
    expect((await post(Buffer.alloc(1024 * 1024, 'x'))).body).toEqual({
      received: true,
      disregarded: expect.any(String),
    });
  });
});

describe('the reports of providers', () => {
  beforeAll(openApplication);

  it('make an invitation undeliverable once when they are of Amazon SES, and are refused unsigned', async () => {
    const address = newAddress();
    const id = await invite(address);
    const { from } = await mailTo(address);
    await settled(address, 'sent');
    const send = (body: Buffer) =>
      world.rest(null, 'POST', '/webhooks/ses', body, { 'content-type': 'text/plain; charset=UTF-8' });
    const message = { Message: writeSesBounce(from) };
    expect((await send(sns.message(message, { Message: writeSesBounce(from, { a: 1 }) }))).status).toBe(400);
    expect((await send(Buffer.from('{'))).body.code).toBe('signature_invalid');
    expect(await invitationOf(id)).toMatchObject({ undeliverable_at: null });
    expect((await send(sns.message(message))).body).toEqual({ received: true });
    expect(await invitationOf(id)).toMatchObject({ undeliverable_reason: 'The mailbox does not exist (550 5.1.1).' });
    expect((await send(sns.message(message))).body.disregarded).toMatch(/outcome of the e-mail is known/);
    const forged = { Message: writeSesBounce(`bounces+${'0'.repeat(52)}@${domain}`) };
    expect((await send(sns.message(forged))).body.disregarded).toMatch(/not made by this service/);
  });

  it('are taken together when they are of SendGrid, and are refused unsigned', async () => {
    const addresses = [newAddress(), newAddress()];
    const ids = [await invite(addresses[0]!), await invite(addresses[1]!)];
    const events: object[] = [{ event: 'bounce', return_token: '0'.repeat(52) }];
    for (const address of addresses) {
      const { headers } = await mailTo(address);
      await settled(address, 'sent');
      const { return_token: token } = JSON.parse(headers['x-smtpapi']!).unique_args;
      events.push({ event: 'bounce', return_token: token, status: '5.1.1', reason: '550 5.1.1 unknown' });
      events.push({ event: 'dropped', return_token: token, reason: 'Bounced Address' });
    }
    const body = Buffer.from(JSON.stringify(events));
    const signed = (bytes: Buffer) => {
      const seconds = String(Math.floor(Date.now() / 1000));
      const signature = sign('sha256', Buffer.concat([Buffer.from(seconds), bytes]), sendgrid.privateKey);
      return { [sendgridHeaders.timestamp]: seconds, [sendgridHeaders.signature]: signature.toString('base64') };
    };
    const headers = signed(body);
    const send = (bytes: Buffer, more: Record<string, string>) =>
      world.rest(null, 'POST', '/webhooks/sendgrid', bytes, { 'content-type': 'application/json', ...more });
    expect((await send(body, {})).body.code).toBe('signature_invalid');
    expect((await send(Buffer.from('[]'), headers)).body.code).toBe('signature_invalid');
    const endless = Buffer.from(JSON.stringify([...events, ...Array(2_000).fill({ event: 'open' })]));
    const tooMany = await send(endless, signed(endless));
    expect([tooMany.status, tooMany.body.code]).toEqual([413, 'body_too_large']);
    expect(await invitationOf(ids[0]!)).toMatchObject({ undeliverable_at: null });
    for (let n = 0; n < 2; n += 1) expect((await send(body, headers)).body).toEqual({ received: true });
    for (const id of ids) {
      expect(await invitationOf(id)).toMatchObject({ undeliverable_reason: 'The mailbox does not exist (550 5.1.1).' });
    }
  });
});

describe('the address of a person', () => {
  const members = '{ members { userId emailUndeliverableReason emailUndeliverableSince } }';

  it('is flagged for them and for admins when a link to sign in does not arrive, until a link is used', async () => {
    const email = newAddress();
    const colleague = await world.caller({ email, organizationId: owner.organizationId });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [colleague.userId]);
    const witness = await world.caller({ email: newAddress(), organizationId: owner.organizationId });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [witness.userId]);
    const flagOf = async (headers: Record<string, string>) => {
      const { body } = await world.graphql(null, members, {}, headers);
      return body.data.members.find((one: Json) => one.userId === colleague.userId).emailUndeliverableReason;
    };
    const sessions = { self: await signIn(world, colleague), witness: await signIn(world, witness) };
    const unknown = newAddress();
    mail.replies.recipient.set(email, [[550, '5.1.1 No such mailbox']]);
    const pages = [await submit(world, '/sign-in', { email }), await submit(world, '/sign-in', { email: unknown })];
    await settled(email);
    const after = [await submit(world, '/sign-in', { email }), await submit(world, '/sign-in', { email: unknown })];
    const bare = ({ status, text }: { status: number; text: string }) => [
      status,
      text.replaceAll(email, 'x').replaceAll(unknown, 'x'),
    ];
    // The page says the same of an address that has a user, of one that has none, and of one where nothing arrives.
    expect(new Set([...pages, ...after].map(bare).map((page) => JSON.stringify(page))).size).toBe(1);
    const reason = 'The mailbox does not exist (550 5.1.1).';
    expect(await flagOf(session.headers)).toBe(reason);
    expect(await flagOf(sessions.self.headers)).toBe(reason);
    expect(await flagOf(sessions.witness.headers)).toBeNull();
    const link = await mailTo(email);
    await submit(world, '/sign-in/confirm', { token: tokenIn(link.text) });
    expect(await flagOf(session.headers)).toBeNull();
  });
});
