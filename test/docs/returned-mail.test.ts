import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeReturnToken } from '../../src/providers/email/return-token.js';
import { writeNotification } from '../support/records/returned-mail.js';
import { openWorld } from '../support/worlds/world.js';
import { blocks, pages } from './pages.js';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const script = pages()
  .flatMap(blocks)
  .find(({ language, note }) => language === 'sh' && note === 'returned-mail')!.text;

describe('the script that a mail server runs', () => {
  const world = openWorld({ mailReturnDomain: 'returns.example', returnedMailSecret: secret });
  let url: string;
  let folder: string;
  beforeAll(async () => {
    url = await world.app.server.listen({ host: '127.0.0.1', port: 0 });
    folder = await mkdtemp(join(tmpdir(), 'cps-returned-'));
    await writeFile(join(folder, 'script'), script);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const run = (message: string, key = secret) =>
    new Promise<number>((resolve) => {
      const env = { PATH: process.env.PATH, URL: url, SECRET: key };
      const child = execFile('bash', [join(folder, 'script')], { env }, (error) => resolve(Number(error?.code ?? 0)));
      child.stdin!.end(message);
    });

  it('passes a returned message on, signed, and asks for another attempt when it is refused', async () => {
    const id = '019a0000-0000-7000-8000-00000000abcd';
    await world.sql(
      `insert into sent_emails (id, kind, subject_id, livemode, address, status, created_at)
       values ($1, 'sign_in_link', $1, true, 'ana@example.com', 'sent', now())`,
      [id],
    );
    const token = makeReturnToken(world.app.infrastructure.webhooks!.keyring, id);
    const message = writeNotification({ to: `bounces+${token}@returns.example` });
    const status = () => world.sql('select status from sent_emails where id = $1', [id]);
    expect(await run(message, `whsec_${randomBytes(32).toString('base64')}`)).toBe(75);
    expect(await status()).toEqual([{ status: 'sent' }]);
    expect(await run(message)).toBe(0);
    expect(await status()).toEqual([{ status: 'returned' }]);
  });
});
