import { beforeAll, describe, expect, it } from '@jest/globals';
import { counterByLink, declineByLink, forwardLink } from '../../../src/services/waiver-request/answer.js';
import type { OpenedLink } from '../../../src/services/waiver-request/link.js';
import { confirmPayment, releaseEarly, withdrawHeld } from '../../../src/services/waiver-request/release.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import { type Asking, askByLink, openAsking, sendRequest, typed } from '../../support/records/waiver-links.js';
import { openWorld } from '../../support/worlds/world.js';

describe('the members of a payer', () => {
  const world = openWorld();
  let asking: Asking;

  beforeAll(async () => {
    asking = await openAsking(world);
  });

  const sign = (link: OpenedLink, id: string) => signByLink(link, id, typed);
  const emails = (id: string) =>
    world.sql<{ user_id: string; data: object }>(
      `select user_id, data from emails where template = 'waiver_request_answered' and data ->> 'requestId' = $1 order by id`,
      [id],
    );

  const unconditional = { waiver: 'Unconditional progress', amount: '$12,500.00', proposed: null, reason: null };
  it.each<[string, object, (link: OpenedLink, id: string) => Promise<unknown>, object[]]>([
    [
      'a conditional waiver was signed, and handed over by that',
      { type: 'conditional_progress' },
      sign,
      [{ outcome: 'released', waiver: 'Conditional progress', signer: 'Pat Lee' }],
    ],
    [
      'an unconditional waiver was signed, and is held',
      {},
      sign,
      [{ ...unconditional, outcome: 'held', signer: 'Pat Lee' }],
    ],
    [
      'a held waiver was handed over after the payment',
      {},
      async (link, id) => {
        await sign(link, id);
        await confirmPayment(link, id, 'Pat Lee');
      },
      [{ outcome: 'held' }, { outcome: 'released' }],
    ],
    [
      'a held waiver was handed over early',
      {},
      async (link, id) => {
        await sign(link, id);
        await releaseEarly(link, id, 'Pat Lee');
      },
      [{ outcome: 'held' }, { outcome: 'released' }],
    ],
    [
      'a held waiver was taken back',
      {},
      async (link, id) => {
        await sign(link, id);
        await withdrawHeld(link, id, { name: 'Pat Lee', reason: 'The check bounced.' });
      },
      [{ outcome: 'held' }, { outcome: 'declined', reason: 'The check bounced.', signer: null }],
    ],
    [
      'it was declined',
      {},
      (link, id) => declineByLink(link, id, 'We were not paid.'),
      [{ outcome: 'declined', reason: 'We were not paid.', signer: null }],
    ],
    [
      'other amounts were proposed, each time',
      {},
      async (link, id) => {
        await counterByLink(link, id, { amount: '11000.00', reason: 'Less the back charge' });
        await world.send(asking.gc, 'POST', `/waiver-requests/${id}/reject-counter`, {});
        await counterByLink(link, id, { amount: '11500.00', reason: 'Half of it' });
      },
      [
        { outcome: 'countered', amount: '$12,500.00', proposed: '$11,000.00', reason: 'Less the back charge' },
        { outcome: 'countered', amount: '$12,500.00', proposed: '$11,500.00', reason: 'Half of it' },
      ],
    ],
    ['nothing was answered yet', {}, (link, id) => forwardLink(link, id, { name: 'Kim', email: 'kim@d.example' }), []],
  ])('read by e-mail that %s', async (_, body, act, expected) => {
    const { id, link } = await askByLink(world, asking, body);
    await act(link, id);
    const rows = await emails(id);
    expect(rows.map(({ data }) => data)).toEqual(expected.map((data) => expect.objectContaining(data)));
    for (const row of rows) expect(row).toMatchObject({ user_id: asking.gc.userId, data: { project: 'Harbor Hall' } });
  });

  it('read by e-mail that a request ended without an answer', async () => {
    const sandbox = await openAsking(world, { sandbox: true });
    const { id } = await sendRequest(world, sandbox);
    await world.send(sandbox.gc, 'POST', '/sandbox/clock', { advance: 'P31D' });
    expect((await emails(id)).map(({ data }) => data)).toEqual([expect.objectContaining({ outcome: 'expired' })]);
  });

  it('read nothing of what they do themselves', async () => {
    const { id } = await askByLink(world, asking);
    await world.send(asking.gc, 'POST', `/waiver-requests/${id}/cancel`, {});
    expect(await emails(id)).toEqual([]);
  });
});
