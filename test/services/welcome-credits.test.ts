import { describe, expect, it } from '@jest/globals';
import { createToken } from '../../src/services/operator/index.js';
import { balances, faultsOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('welcome credits', () => {
  const world = openWorld();
  let users = 0;
  const email = () => `new-${(users += 1)}@example.com`;

  async function account(user: string, organizationName: string, welcomeCredits = 25): Promise<Caller> {
    const em = world.app.infrastructure.orm.em.fork();
    const made = await createToken(em, { email: user, organizationName, abilities: ['tier:scale'], welcomeCredits });
    return { token: made.token, tokenId: made.token_id, userId: made.user_id, organizationId: made.organization_id };
  }
  const free = async (organizationId: string) => (await balances(world, organizationId))?.free ?? '0.00';
  const open = (caller: Caller, name: string) => world.rest(caller, 'POST', '/organizations', { name, type: 'tenant' });

  it('allow the first token of a new organization to make its first call', async () => {
    const caller = await account(email(), 'First LLC');
    expect((await world.rest(caller, 'GET', '/divisions')).status).toBe(200);
    expect(await free(caller.organizationId)).toBe('24.90');
    const { data } = (await world.graphql(caller, '{ creditLedger { nodes { kind description amount } } }')).body;
    expect(JSON.stringify(data)).toContain('Welcome credits');
    expect(await faultsOf(world)).toEqual([]);
  });

  it('are granted once per user: not to a second account, a second token, or a member', async () => {
    const user = email();
    const caller = await account(user, 'Once LLC');
    expect(await free(await account(user, 'Twice LLC').then((made) => made.organizationId))).toBe('0.00');
    await account(user, 'Once LLC');
    expect(await free(caller.organizationId)).toBe('25.00');
    const { body } = await open(caller, 'Third LLC');
    expect(await free(body.data.id)).toBe('0.00');
  });

  it('are granted for the first account that a member of another organization opens, even when two are opened at once', async () => {
    const host = await world.caller();
    const member = await world.caller({ organizationId: host.organizationId, email: email() });
    const opened = await Promise.all([open(member, 'One LLC'), open(member, 'Two LLC')]);
    const grants = await Promise.all(opened.map(({ body }) => free(body.data.id)));
    expect(grants.sort()).toEqual(['0.00', '25.00']);
  });

  it('are disabled by 0', async () => {
    const caller = await account(email(), 'None LLC', 0);
    expect((await world.rest(caller, 'GET', '/divisions')).status).toBe(402);
  });
});
