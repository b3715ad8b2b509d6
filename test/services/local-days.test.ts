import { beforeAll, describe, expect, it } from '@jest/globals';
import { day, SandboxWorld } from '../context/sandbox/sandbox-world.js';
import { bodies } from '../support/records/golden-path.js';
import { type Json, shareWorld } from '../support/worlds/world.js';

/** An evening of the United States, on which it is the next day in UTC. A sandbox's clock only moves forward. */
const year = new Date().getUTCFullYear() + 1;
const evening = `${year}-12-05T01:30:00Z`;

describe('today', () => {
  const world = shareWorld();
  let sandbox: SandboxWorld;
  beforeAll(async () => {
    sandbox = await new SandboxWorld(world).open();
  });
  const send = (method: string, path: string, body?: object): Promise<Json> => sandbox.send(method, path, body);
  const project = async (state?: string): Promise<string> => {
    const { division_id } = await send('GET', `/projects/${sandbox.projectId}`);
    return (await send('POST', '/projects', { ...bodies.project, division_id, state })).id;
  };
  const application = async (projectId: string): Promise<Json> => {
    const sov = await send('POST', '/sovs', {
      ...bodies.sov,
      project_id: projectId,
      organization_id: sandbox.by.organizationId,
    });
    await send('POST', `/sovs/${sov.id}/transition`, { status: 'active' }).catch(() => undefined);
    return send('POST', '/pay-applications', { project_id: projectId, sov_id: sov.id, period_to: `${year}-11-30` });
  };

  it('is the day in the state: of an application, of a deadline, and of the limit of a through date', async () => {
    const [california, nowhere] = [await project('CA'), await project()];
    await send('POST', '/sandbox/clock', { now: evening });
    expect((await application(california)).application_date).toBe(`${year}-12-04`);
    expect((await application(nowhere)).application_date).toBe(`${year}-12-05`);
    await send('PATCH', `/projects/${california}`, { completion_date: `${year}-11-20` });
    const deadlines: Json[] = await send('GET', `/projects/${california}/deadlines`);
    const lien = deadlines.find(({ kind }) => kind === 'mechanics_lien')!;
    expect(lien.days_left).toBe((Date.parse(lien.date) - Date.parse(`${year}-12-04`)) / day);
    const waiver = (through_date: string) =>
      world.rest(sandbox.by, 'POST', '/waivers', {
        ...bodies.waiver,
        ...{ project_id: california, organization_id: sandbox.by.organizationId, through_date },
      });
    expect((await waiver(`${year}-12-11`)).status).toBe(201);
    expect((await waiver(`${year}-12-12`)).body.errors.through_date[0]).toContain(`${year}-12-11`);
  });

  it("is the day in the account's time zone where a record is in no state", async () => {
    const organization = `/organizations/${sandbox.live.organizationId}`;
    for (const time_zone of ['Mars/Olympus', '+05:00', 'America']) {
      const refused = await world.rest(sandbox.live, 'PATCH', organization, { time_zone });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['time_zone']]);
    }
    const zone = await world.rest(sandbox.live, 'PATCH', organization, { time_zone: 'America/Denver' });
    expect([zone.status, zone.body.data.time_zone]).toEqual([200, 'America/Denver']);
    expect((await application(await project())).application_date).toBe(`${year}-12-04`);
    const cleared = await world.rest(sandbox.live, 'PATCH', organization, { time_zone: null });
    expect(cleared.body.data.time_zone).toBeNull();
  });
});
