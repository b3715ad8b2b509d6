import { beforeAll, describe, expect, it } from '@jest/globals';
import { type AuditFail, serverAudits } from 'graphql-http';
import { shareSite } from '../../support/worlds/site.js';

/** Runs the audit suite of the GraphQL over HTTP specification against a server that listens on a port. */
describe('the GraphQL over HTTP specification', () => {
  const site = shareSite();
  let url = '';
  let token = '';
  beforeAll(async () => {
    url = `${site.url}/graphql`;
    token = (await site.world.caller()).token;
  });

  // Send a token, as clients do: without one, a plain GET is refused as a possible forgery.
  const withToken: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${token}`);
    return fetch(address, { ...init, headers });
  };
  const audits = serverAudits({ url: () => url, fetchFn: withToken });
  for (const audit of audits) {
    it(audit.name, async () => {
      const result = await audit.fn();
      if (result.status === 'ok') return;
      const { reason, response } = result as AuditFail;
      throw new Error(`${audit.id}: ${reason}\n${response.status} ${await response.text().catch(() => '')}`);
    });
  }

  it('has the expected number of audits', () => {
    expect(audits.length).toBeGreaterThan(60);
  });
});
