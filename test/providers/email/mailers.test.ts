import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMailers, type Mailers } from '../../../src/providers/email/mailers.js';
import { MailServer } from '../../support/fakes/mail-server.js';

/** A mail server that takes each message to a recipient named "bulk" only once it is released. */
function slowServer() {
  const releases: Array<() => void> = [];
  const taken: string[] = [];
  const server = new MailServer({
    onData: (stream, session, callback) => {
      const to = session.envelope.rcptTo[0]!.address;
      const take = () => {
        taken.push(to);
        callback();
      };
      stream.resume().on('end', () => (to.startsWith('bulk') ? void releases.push(take) : take()));
    },
  });
  return { server, taken, releases };
}

describe('the mailers of the service', () => {
  const { server, taken, releases } = slowServer();
  let dataDir: string;
  let mailers: Mailers;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mailers-'));
    const settings = { smtpUrl: await server.listen(), mailFrom: 'Compliance <no-reply@example.com>', dataDir };
    mailers = await createMailers(
      settings,
      async () => null,
      () => undefined,
    );
  });
  afterAll(async () => {
    mailers.close();
    await server.close();
    await rm(dataDir, { recursive: true });
  });

  const message = (address: string) => ({
    id: `m-${address}`,
    to: { name: 'Ana', address },
    subject: 'A message',
    text: 'Text',
    html: '<p>Text</p>',
  });

  it('send a link to sign in while all connections for other e-mails wait for the server', async () => {
    const bulk = Array.from({ length: 8 }, (_, number) => mailers.live.send(message(`bulk${number}@example.com`)));
    while (releases.length < 3) await new Promise((resolve) => setImmediate(resolve));
    await mailers.signIn.send(message('ana@example.com'));
    expect(taken).toEqual(['ana@example.com']);
    while (taken.length < 9) {
      for (const release of releases.splice(0)) release();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(bulk);
    expect(taken).toHaveLength(9);
  });

  it('write all e-mails to the outbox without a mail server', async () => {
    const lines: string[] = [];
    const settings = { smtpUrl: undefined, mailFrom: undefined, dataDir };
    const own = await createMailers(
      settings,
      async () => null,
      (line) => lines.push(line),
    );
    for (const mailer of [own.live, own.signIn, own.sandbox]) await mailer.send(message('ana@example.com'));
    own.close();
    expect(lines).toHaveLength(3);
  });
});
