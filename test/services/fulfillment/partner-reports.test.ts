/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { recordEvents } from '../../events/record-events.js';
import { faultsOf, ledgerOf } from '../../support/records/credits.js';
import { mailedTo, openFakePartner, openTicket, report, type Ticket } from '../../support/records/partner.js';
import { doTasks } from '../../support/records/tasks.js';
import { type Json, openWorld } from '../../support/worlds/world.js';

const { partner, settings } = await openFakePartner();
const received = { received: true };
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');

/** The reports in the usual order, each with the status that results from it. */
const completion: Array<[type: string, data: object, status: string]> = [
  ['accepted', {}, 'in_progress'],
  ['recipients_found', { recipients: 2 }, 'in_progress'],
  ['facts', { notice: { deadline_date: '2026-02-09' } }, 'in_progress'],
  [
    'file',
    { file_name: 'deed.pdf', mime_type: 'application/pdf', content_base64: pdf, description: 'The deed' },
    'in_progress',
  ],
  ['mailed', mailedTo(2), 'in_progress'],
  ['fulfilled', {}, 'fulfilled'],
];
const endings: Array<[type: string, data: object, status: string]> = [
  ['rejected', { reason: 'No.' }, 'rejected'],
  ['cancelled', { reason: 'No.', refund: 'full' }, 'cancelled'],
  ['failed', { error: 'No.' }, 'failed'],
];

describe('the partner’s reports', () => {
  const world = openWorld(settings);
  const stored = (id: string) =>
    world.sql<Json>('select kind, disregarded from partner_reports where fulfillment_request_id = $1 order by serial', [
      id,
    ]);
  const errorsOf = ({ status, body }: Json) => [status, Object.keys(body.errors ?? {})];

  it('complete a request, each applied once', async () => {
    const ticket = await openTicket(world, partner);
    for (const [type, data, status] of completion) {
      expect([type, (await ticket.sendReport(type, data, { id: `completion-${type}` })).body]).toEqual([
        type,
        received,
      ]);
      expect((await ticket.show()).status).toBe(status);
      const { body } = await ticket.sendReport(type, data, { id: `completion-${type}` });
      expect(body).toEqual({ received: true, disregarded: 'The report was already received: it changes nothing.' });
    }
    expect(await stored(ticket.id)).toEqual(completion.map(([kind]) => ({ kind, disregarded: null })));
    const { files, fulfilled_at } = await ticket.show();
    expect(files).toMatchObject([{ file_name: 'deed.pdf', mime_type: 'application/pdf', description: 'The deed' }]);
    expect(fulfilled_at).toMatch(/\+00:00$/);
    expect((await ledgerOf(world, ticket.caller.organizationId)).slice(3)).toEqual([
      'capture 24.00 → 129.00',
      'release 12.00 → 141.00',
    ]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('are accepted before the acceptance that they imply', async () => {
    for (const [type, data] of completion.slice(1, 5)) {
      const ticket = await openTicket(world, partner);
      expect((await ticket.sendReport(type, data)).body).toEqual(received);
      expect((await ticket.show()).status).toBe('in_progress');
      expect((await ticket.sendReport('accepted')).body.disregarded).toBe('The request is already in progress.');
    }
  });

  it.each(endings)(
    'do not change a request that was %s, and are answered as disregarded',
    async (ending, data, status) => {
      const ticket = await openTicket(world, partner);
      expect((await ticket.sendReport(ending, data)).body).toEqual(received);
      const { caller } = ticket;
      const { updated_at } = await ticket.show();
      const { types } = await recordEvents(world, caller, async () => {
        for (const [type, late] of [...completion, ...endings]) {
          expect((await ticket.sendReport(type, late)).body).toEqual({
            received: true,
            disregarded: `The request is ${status}: the report is too late and changes nothing.`,
          });
        }
      });
      expect(types).toEqual([]);
      const mails = await world.sql('select template, data from emails where account_id = $1', [caller.organizationId]);
      const why = expect.objectContaining({ requestId: ticket.id, why: 'No.' });
      expect(mails).toEqual([{ template: 'research_done', data: why }]);
      expect(await ticket.show()).toMatchObject({ status, updated_at, files: [] });
      expect(await stored(ticket.id)).toHaveLength(10);
    },
  );

  it('can be sent again under the same id after a refusal', async () => {
    const ticket = await openTicket(world, partner);
    const early = await ticket.sendReport('fulfilled', {}, { id: 'end' });
    expect([early.status, early.body.code]).toEqual([422, 'illegal_transition']);
    await ticket.sendReport('mailed', mailedTo(1));
    expect((await ticket.sendReport('fulfilled', {}, { id: 'end' })).body).toEqual(received);
  });

  it('can add a file after completion, but no second mailing', async () => {
    const ticket = await openTicket(world, partner);
    await ticket.sendReport('mailed', mailedTo(3));
    expect((await ticket.sendReport('mailed', mailedTo(2))).body.disregarded).toContain(
      'to 3 recipients was already reported',
    );
    expect((await ticket.sendReport('recipients_found', { recipients: 9 })).body.disregarded).toContain(
      'is already mailed',
    );
    await ticket.sendReport('fulfilled');
    const receipt = { file_name: 'receipt.pdf', mime_type: 'application/pdf', content_base64: pdf };
    const { done, types } = await recordEvents(world, ticket.caller, () => ticket.sendReport('file', receipt));
    expect(done.body).toEqual(received);
    expect(types).toEqual(['fulfillment_request.updated']);
    const [file] = (await ticket.show()).files;
    const { pathname } = new URL(file.download_url);
    const bytes = await world.rest(ticket.caller, 'GET', pathname.replace('/api/v1', ''));
    expect(bytes.text).toBe(Buffer.from(pdf, 'base64').toString());
  });

  it('only record the recipients of a research request, which has no mailing', async () => {
    const ticket = await openTicket(world, partner, { payload: { fulfillment_scope: 'research' } });
    expect((await ticket.sendReport('recipients_found', { recipients: 12 })).body).toEqual(received);
    expect(await ticket.show()).toMatchObject({ status: 'in_progress', postage: null, payment_due: null });
    expect(errorsOf(await ticket.sendReport('mailed', mailedTo(1)))).toEqual([422, ['recipients']]);
    expect((await ticket.sendReport('fulfilled', { result: { deed: '2001-0042' } })).body).toEqual(received);
    expect((await ticket.show()).result).toEqual({ deed: '2001-0042' });
  });

  it.each<[string, object, string[]]>([
    ['recipients_found', {}, ['recipients']],
    ['recipients_found', { recipients: -1 }, ['recipients']],
    ['recipients_found', { recipients: 'many' }, ['recipients']],
    ['mailed', {}, ['recipients']],
    ['mailed', { recipients: [] }, ['recipients']],
    ['mailed', { recipients: [{ name: '' }, {}] }, ['recipients.0.name', 'recipients.1.name']],
    ['mailed', { ...mailedTo(1), mailed_at: '2999-01-01T00:00:00Z' }, ['mailed_at']],
    ['mailed', mailedTo(4), ['recipients']],
    ['rejected', {}, ['reason']],
    ['failed', { error: '' }, ['error']],
    ['fulfilled', { result: [] }, ['result']],
    ['file', { file_name: '../x', mime_type: 'text/html', content_base64: '%%%' }, ['content_base64']],
    ['file', { file_name: '../x.pdf', mime_type: 'application/pdf', content_base64: pdf }, ['file_name']],
    ['file', { file_name: 'x.pdf', mime_type: 'application/pdf', content_base64: 'aGVsbG8=' }, ['content_base64']],
  ])('are refused by field: %s with %j', async (type, data, fields) => {
    const ticket = await openTicket(world, partner);
    expect(errorsOf(await ticket.sendReport(type, data))).toEqual([422, fields]);
    expect(await ticket.show()).toMatchObject({ status: 'submitted', files: [] });
    expect(await stored(ticket.id)).toEqual([]);
  });

  it('are refused for an unknown ticket, an unknown type or a body that is not a report', async () => {
    const { ticketId: ticket_id } = await openTicket(world, partner);
    const faultsOf = async (message: object) => errorsOf(await report(world, partner, message));
    expect(await faultsOf({ type: 'ticket.accepted', ticket_id: 'T-none' })).toEqual([404, []]);
    expect(await faultsOf({ type: 'ticket.eaten', ticket_id })).toEqual([422, ['type']]);
    expect(await faultsOf({ ticket_id: 7, data: [] })).toEqual([422, ['type', 'ticket_id', 'data']]);
    expect(await faultsOf({ type: 'ticket.accepted', ticket_id: 'T\u0000' })).toEqual([422, ['ticket_id']]);
    expect((await report(world, partner, [])).status).toBe(400);
  });

  it('are refused without a matching signature, whatever their content', async () => {
    const ticket = await openTicket(world, partner);
    const message = { type: 'ticket.accepted', ticket_id: ticket.ticketId };
    const post = (body: string, headers: object) =>
      world.rest(null, 'POST', '/webhooks/partner', body, { 'content-type': 'application/json', ...headers });
    const signed = partner.report(message);
    const answers = [
      await post(signed.body, {}),
      await post(`${signed.body} `, signed.headers),
      await post(signed.body, { ...signed.headers, 'webhook-id': 'other' }),
      await report(world, partner, message, { secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` }),
      await report(world, partner, message, { sentAt: new Date(Date.now() - 330_000) }),
      await report(world, partner, message, { sentAt: new Date(Date.now() + 330_000) }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(6).fill([400, 'signature_invalid']));
    expect((await ticket.show()).status).toBe('submitted');
  });

  it('can have 20 MB, and no more', async () => {
    const ticket = await openTicket(world, partner);
    const bytes = (size: number) => Buffer.from(`%PDF-1.7\n${'x'.repeat(size)}`).toString('base64');
    const file = (size: number) => ({
      file_name: 'big.pdf',
      mime_type: 'application/pdf',
      content_base64: bytes(size),
    });
    expect((await ticket.sendReport('file', file(15_000_000))).body).toEqual(received);
    expect((await ticket.sendReport('file', file(16_000_000))).status).toBe(413);
    expect((await ticket.show()).files).toMatchObject([{ file_size: 15_000_009 }]);
  });

  it('leave the credits correct beside a concurrent cancellation by the caller, whichever is first', async () => {
    const ended: string[] = [];
    for (const [type, data] of [...completion.slice(4), ...endings, completion[1]!]) {
      const ticket = await openTicket(world, partner, { credits: '400.00' });
      if (type === 'fulfilled') await ticket.sendReport('mailed', mailedTo(1));
      const [cancelled, reported] = await Promise.all([
        world.rest(ticket.caller, 'POST', `/fulfillment-requests/${ticket.id}/cancel`, {}),
        ticket.sendReport(type, data),
      ]);
      expect([200, 422]).toContain(cancelled.status);
      expect(reported.status).toBe(200);
      const { status } = await ticket.show();
      ended.push(status);
      const lines = await ledgerOf(world, ticket.caller.organizationId);
      const held = await world.sql('select 1 from credit_holds where account_id = $1 and status = $2', [
        ticket.caller.organizationId,
        'open',
      ]);
      expect([type, status, held]).toEqual([type, status, []]);
      expect(lines.filter((line) => line.startsWith('release'))).toHaveLength(1);
    }
    expect(ended).not.toContain('in_progress');
    expect(await faultsOf(world)).toEqual([]);
    await doTasks(world);
  });

  it('are applied once if they arrive twice at once', async () => {
    const ticket: Ticket = await openTicket(world, partner);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ticket.sendReport('mailed', mailedTo(2), { id: 'twice' })),
    );
    expect(answers.filter(({ body }) => !body.disregarded)).toHaveLength(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await stored(ticket.id)).toHaveLength(1);
    expect(await ledgerOf(world, ticket.caller.organizationId)).toHaveLength(5);
  });
});
