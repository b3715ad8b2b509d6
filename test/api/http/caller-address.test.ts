import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { callerAddress, trusting } from '../../../src/api/http/caller-address.js';
import { bodies, goldenPath } from '../../support/records/golden-path.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

const proxies = ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'];

describe('the address of a caller', () => {
  const world = openWorld();
  const forwarded = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9, 10.2.3.4' };

  /** The address in the audit log for a contact that was created with these headers. */
  async function audited(caller: Caller, headers: Record<string, string>, app = world.app): Promise<string> {
    const body = { ...bodies.contact, organization_id: caller.organizationId };
    const made = await world.rest(caller, 'POST', '/contacts', body, headers, app);
    const [row] = await world.sql<{ ip_address: string }>(
      'select ip_address from audit_entries where auditable_id = $1',
      [made.body.data.id],
    );
    return row!.ip_address;
  }

  it('is that of the connection, whatever the headers contain, when no proxy is trusted', async () => {
    expect(await audited(await world.caller(), forwarded)).toBe('127.0.0.1');
  });

  it('is the nearest address that is not a trusted proxy, in the audit log and with a signature', async () => {
    const app = await world.anotherApp({ trustedProxies: proxies });
    const caller = await world.caller();
    expect(await audited(caller, forwarded, app)).toBe('203.0.113.9');
    expect(await audited(caller, {}, app)).toBe('127.0.0.1');
    const { waiverId, organizationId } = await goldenPath(world, caller);
    const waiver = { documentable_type: 'waiver', documentable_id: waiverId, type: 'waiver' };
    await world.rest(caller, 'POST', '/documents/generate', { ...waiver, organization_id: organizationId });
    const body = { method: 'typed', consent: true, signatory_name: 'Ana Diaz' };
    const signed = await world.rest(caller, 'POST', `/waivers/${waiverId}/sign`, body, forwarded, app);
    expect(signed.body.data.signature).toMatchObject({ ip: '203.0.113.9' });
  });

  it('is the same for a socket as for a request', async () => {
    const trusts = trusting(proxies);
    const server = Fastify({ trustProxy: trusts });
    server.get('/', async (request) => ({
      request: request.ip,
      // The upgrade of a socket has a real connection; an injected request has only its own headers.
      socket: callerAddress(request.raw as IncomingMessage, trusts),
    }));
    for (const [remoteAddress, header, address] of [
      ['203.0.113.1', '198.51.100.7', '203.0.113.1'],
      ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
      ['::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
      ['2001:db8::1', '2001:db9::1, 2001:db8::2', '2001:db9::1'],
      ['127.0.0.1', '198.51.100.7,10.1.1.1 ,\t10.1.1.2', '198.51.100.7'],
      ['127.0.0.1', '10.1.1.1', '10.1.1.1'],
      ['127.0.0.1', 'unknown', 'unknown'],
      ['127.0.0.1', ' ', '127.0.0.1'],
      ['127.0.0.1', undefined, '127.0.0.1'],
    ] as const) {
      const headers = header === undefined ? {} : { 'x-forwarded-for': header };
      const answer = await server.inject({ url: '/', remoteAddress, headers });
      expect({ header, ...answer.json() }).toEqual({ header, request: address, socket: address });
    }
  });
});
