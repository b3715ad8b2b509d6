import { describe, expect, it } from '@jest/globals';
import { systemCaller } from '../../../src/context/auth/system-caller.js';
import { RequestContext } from '../../../src/context/request-context.js';
import { openWorld } from '../../support/worlds/world.js';
import { day, openSandbox } from './sandbox-world.js';

describe('a request context that acts for an account', () => {
  const world = openWorld();
  const sandbox = openSandbox(world);
  const request = { id: 'test', ip: '127.0.0.1', userAgent: 'test' };

  it('uses the time of the account’s sandbox, and real time for live records', async () => {
    await sandbox.advance('P30D');
    const partner = await world.caller();
    const ctx = new RequestContext(world.app.infrastructure, request, systemCaller(partner.organizationId, true));
    const near = (time: Date, days: number) => Math.abs(time.getTime() - Date.now() - days * day) < 60_000;
    const [inSandbox, live] = [ctx.actAs(sandbox.by.organizationId, false), ctx.actAs(sandbox.by.organizationId, true)];
    await Promise.all([inSandbox.write(), live.write()]);
    expect([near(inSandbox.now(), 30), near(inSandbox.realNow(), 0)]).toEqual([true, true]);
    expect([near(live.now(), 0), near(ctx.now(), 0)]).toEqual([true, true]);
    await ctx.rollback();
  });

  it('delays a reset of the sandbox until it is done', async () => {
    const ctx = new RequestContext(world.app.infrastructure, request, systemCaller(sandbox.by.organizationId, true));
    await ctx.actAs(sandbox.by.organizationId, false).write();
    const reset = world.rest(sandbox.by, 'POST', '/sandbox/reset');
    const first = await Promise.race([reset, new Promise((done) => setTimeout(() => done('waits'), 300))]);
    expect(first).toBe('waits');
    await ctx.rollback();
    expect((await reset).status).toBe(200);
  });
});
