import { beforeAll, describe, expect, it } from '@jest/globals';
import { type AuditFail, serverAudits } from 'graphql-http';
import { openWorld } from '../support/world.js';

/**
 * What the specification leaves to the server and this one declines. The audits send plain GETs; CSRF prevention asks for a
 * header that a browser will not send across origins without asking first.
 */
const declined = [
  'MAY accept application/x-www-form-urlencoded formatted GET requests',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
];

/** GraphQL over HTTP as the specification's own audit suite sees it, against a server that really listens. */
describe('the GraphQL over HTTP specification', () => {
  const world = openWorld();
  let url = '';
  beforeAll(async () => {
    url = `${(await world.app.start()).url}/graphql`;
  }, 60_000);

  const audits = serverAudits({ url: () => url });
  for (const audit of audits.filter(({ name }) => !declined.includes(name))) {
    it(audit.name, async () => {
      const result = await audit.fn();
      if (result.status === 'ok') return;
      const { reason, response } = result as AuditFail;
      throw new Error(`${audit.id}: ${reason}\n${response.status} ${await response.text().catch(() => '')}`);
    });
  }

  it('is audited whole, but for what it leaves optional', () => {
    expect(audits.length).toBeGreaterThan(60);
    expect(declined.filter((name) => !audits.some((audit) => audit.name === name))).toEqual([]);
    expect(declined.filter((name) => !name.startsWith('MAY '))).toEqual([]);
  });
});
