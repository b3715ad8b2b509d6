import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from '../pdf/pdf-text.js';
import { openTimeStampAuthority } from '../support/fakes/time-stamp-authority.js';
import { signaturesOf, verifySignature } from '../support/records/signatures.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const authority = await openTimeStampAuthority();
const pattern = /\/v\/((?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4})/;

describe('a file that is laid out for a request, with a time stamp authority', () => {
  const world = openWorld({ timeStampUrl: authority.url });
  let live: Caller;
  let sandbox: Caller;
  let networks = 0;
  afterAll(() => authority.close());

  const statement = async (by: Caller) => {
    const headers = { authorization: `Bearer ${by.token}` };
    const url = '/api/v1/credits/statement?from=2026-03-01&to=2026-03-31';
    const { statusCode, rawPayload } = await world.app.server.inject({ url, headers });
    expect(statusCode).toBe(200);
    const [, code] = pattern.exec((await readPdf(rawPayload)).texts.join('\n'))!;
    networks += 1;
    const page = await world.app.server.inject({ url: `/v/${code}`, remoteAddress: `203.0.113.${networks}` });
    return {
      signatures: signaturesOf(rawPayload),
      page: page.body,
      hash: createHash('sha256').update(rawPayload).digest('hex'),
    };
  };

  beforeAll(async () => {
    live = await world.caller();
    sandbox = await world.sandboxOf(live);
  });

  it('is dated by the authority before the caller gets it, and its page has the hash and the time of that file', async () => {
    const { signatures, page, hash } = await statement(live);
    expect(signatures.map(({ subFilter }) => subFilter)).toEqual(['ETSI.CAdES.detached', 'ETSI.RFC3161']);
    verifySignature(signatures[1]!.cms);
    expect(page).toContain(`data-hashes="${hash}"`);
    expect(page).toContain('<dt>Time stamp</dt><dd>2026-03-04 09:30:00 UTC</dd>');
  });

  it('has its seal alone in the sandbox, and the authority is not asked', async () => {
    const before = authority.state.asked;
    const { signatures, page } = await statement(sandbox);
    expect(signatures.map(({ subFilter }) => subFilter)).toEqual(['ETSI.CAdES.detached']);
    expect(page).not.toContain('Time stamp');
    expect(authority.state.asked).toBe(before);
  });

  it.each(['unavailable', 'other hash'] as const)(
    'is issued with its seal if the authority is faulty: %s',
    async (fault) => {
      authority.state.fault = fault;
      const { signatures, page, hash } = await statement(live);
      authority.state.fault = null;
      expect(signatures.map(({ subFilter }) => subFilter)).toEqual(['ETSI.CAdES.detached']);
      expect(page).toContain(`data-hashes="${hash}"`);
      expect(page).not.toContain('Time stamp');
    },
  );
});
