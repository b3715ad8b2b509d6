import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { purgeExpired } from '../../../src/process/jobs/purge-expired.js';
import { type EmailMessage, EmailRefused } from '../../../src/providers/email/mailer.js';
import type { Mailers } from '../../../src/providers/email/mailers.js';
import { trackMailers } from '../../../src/services/email-outcome/track.js';
import { openWorld } from '../../support/worlds/world.js';

describe('an e-mail that is recorded', () => {
  const world = openWorld();
  const messageTo = (address: string): EmailMessage => ({
    id: randomUUID(),
    to: { name: 'Ana', address },
    subject: 'S',
    text: 'T',
    html: 'H',
  });

  /** Mailers that record, with what those below them got. */
  function track(look?: (message: EmailMessage) => Promise<unknown>) {
    const sent: EmailMessage[] = [];
    const mailer = {
      send: async (message: EmailMessage) => {
        await look?.(message);
        sent.push(message);
      },
      close: () => undefined,
    };
    const own = { isSlow: false, ...mailer, takeTurn: async () => true, noteSlow: async () => undefined };
    const mailers: Mailers = {
      live: mailer,
      signIn: mailer,
      sandbox: mailer,
      ofAccount: async (accountId) => (accountId === 'none' ? null : own),
      close: () => undefined,
    };
    const tracking = { kind: 'notification', subjectId: randomUUID(), isLastAttempt: false } as const;
    return { sent, mailers: trackMailers(world.app.infrastructure, mailers, tracking) };
  }
  const rowOf = async (id: string) =>
    (await world.sql('select kind, status, livemode, cause, address from sent_emails where id = $1', [id]))[0];
  const end = (id: string, status: string) =>
    world.sql(
      `update sent_emails set status = $2, cause = 'no_mailbox', smtp_code = 550, enhanced_code = '5.1.1', settled_at = now()
       where id = $1`,
      [id, status],
    );

  it('has a row before a mail server has it, and a token of its own', async () => {
    const message = messageTo('ana.tracked@example.com');
    const rows: unknown[] = [];
    const { sent, mailers } = track(async ({ id }) => rows.push(await rowOf(id)));
    await mailers.live.send(message);
    rows.push(await rowOf(message.id));
    const row = { kind: 'notification', livemode: true, cause: null, address: 'ana.tracked@example.com' };
    expect(rows).toEqual([
      { ...row, status: 'sending' },
      { ...row, status: 'sent' },
    ]);
    expect(sent[0]!.returnToken).toMatch(/^[0-9a-f]{52}$/);
  });

  it('stays in sending when the mail server fails for now, and is sent with the address of the next attempt', async () => {
    const message = messageTo('ana.first@example.com');
    const failing = track(() => Promise.reject(new Error('Connection lost')));
    await expect(failing.mailers.live.send(message)).rejects.toThrow('Connection lost');
    expect(await rowOf(message.id)).toMatchObject({ status: 'sending', cause: null });
    await track().mailers.live.send({ ...message, to: { name: 'Ana', address: 'ana.second@example.com' } });
    expect(await rowOf(message.id)).toMatchObject({ status: 'sent', address: 'ana.second@example.com' });
  });

  it('is not sent again once it was refused or came back, if its task did not end', async () => {
    const [refused, returned] = [messageTo('ana.refused@example.com'), messageTo('ana.returned@example.com')];
    const { sent, mailers } = track();
    await mailers.live.send(refused);
    await mailers.live.send(returned);
    await end(refused.id, 'refused');
    await end(returned.id, 'returned');
    const again = mailers.live.send(refused);
    await expect(again).rejects.toThrow(EmailRefused);
    await expect(again).rejects.toMatchObject({ failure: { smtpCode: 550, enhancedCode: '5.1.1' } });
    await mailers.live.send(returned);
    expect(sent).toHaveLength(2);
    expect(await rowOf(returned.id)).toMatchObject({ status: 'returned' });
  });

  it('is recorded when an account’s own mail server takes it, without a return address of the service', async () => {
    const message = messageTo('ana.own@example.com');
    const { sent, mailers } = track();
    const accountMailer = (await mailers.ofAccount('one'))!;
    await accountMailer.send(message, 1000);
    expect(sent[0]!.returnToken).toBeUndefined();
    expect(await rowOf(message.id)).toMatchObject({ status: 'sent' });
    expect(await mailers.ofAccount('none')).toBeNull();
  });

  it('is deleted after 90 days, with what is remembered of its address, also of a user', async () => {
    const [old, recent] = [messageTo('ana.old@example.com'), messageTo('ana.recent@example.com')];
    const { mailers } = track();
    await mailers.live.send(old);
    await mailers.live.send(recent);
    await world.sql(`update sent_emails set created_at = now() - interval '91 days' where id = $1`, [old.id]);
    await world.caller({ email: 'user.old@example.com' });
    await world.sql(
      `insert into undeliverable_addresses (address, reason, since, last_at) values
       ('ana.old@example.com', 'R', now(), now() - interval '91 days'), ('ana.recent@example.com', 'R', now(), now()),
       ('user.old@example.com', 'R', now(), now() - interval '91 days')`,
    );
    await purgeExpired(world.app.infrastructure, 60);
    expect(await rowOf(old.id)).toBeUndefined();
    expect(await rowOf(recent.id)).toMatchObject({ status: 'sent' });
    const addresses = await world.sql<{ address: string }>(
      `select address from undeliverable_addresses where address like '%.old@example.com' or address like 'ana.recent@%' order by 1`,
    );
    expect(addresses.map(({ address }) => address)).toEqual(['ana.recent@example.com']);
  });
});
