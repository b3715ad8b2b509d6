/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

describe('the document of a preliminary notice', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  const post = (to: string, body: object) => world.rest(caller, 'POST', to, body);
  const noticeIn = async (state: string, body: object = {}) => {
    const of = { project_id: path.projectId, organization_id: caller.organizationId };
    return (await post('/notices', { ...bodies.notice, ...of, state, ...body })).body.data.id;
  };
  const render = (documentable_id: string, body: object = {}) =>
    post('/documents/generate', {
      documentable_type: 'notice',
      documentable_id,
      type: 'notice',
      organization_id: caller.organizationId,
      preview: true,
      ...body,
    });

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  it('reports the missing facts of the state’s form, and is generated once they are complete', async () => {
    const id = await noticeIn('NC');
    const incomplete = await render(id);
    expect(incomplete.status).toBe(201);
    expect(incomplete.body.data.warnings).toEqual([
      { field: 'parties.lien_agent', message: expect.stringContaining('§ 44A-11.2'), citation: 'N.C.G.S. § 44A-11.2' },
      {
        field: 'division.phone',
        message: expect.stringContaining('enter it on the division'),
        citation: 'N.C.G.S. § 44A-11.2',
      },
    ]);
    const agency = await post('/organizations', { ...bodies.organization, name: 'Piedmont Title Agency' });
    const agent = { project_id: path.projectId, organization_id: agency.body.data.id, role: 'lien_agent' };
    expect((await post('/parties', agent)).status).toBe(201);
    await world.rest(caller, 'PUT', `/divisions/${path.divisionId}`, { phone: '(510) 555-0170' });
    expect(await render(id)).toMatchObject({
      status: 201,
      body: { data: { template: 'nc-notice-to-lien-agent-2013', warnings: [] } },
    });
  });

  it('uses the form of the requested state', async () => {
    const answer = await render(await noticeIn('CA'), { state: 'WA' });
    expect(answer).toMatchObject({ status: 201, body: { data: { template: 'wa-notice-to-owner-1992', state: 'WA' } } });
  });

  it('prints the method of service in the caller’s own words', async () => {
    const metadata = { mail_pack: true, signatory_name: 'Ana Diaz', service_method: 'First class mail' };
    for (const state of ['CA', 'AZ', 'OH']) {
      expect((await render(await noticeIn(state, { metadata }))).status).toBe(201);
    }
    // A state that serves notices in only one way warns of another.
    const { body } = await render(await noticeIn('UT', { metadata }));
    expect(body.data.warnings).toContainEqual({
      field: 'metadata.service_method',
      message: expect.stringContaining('registry'),
      citation: expect.stringContaining('38-1a-501'),
    });
  });

  it('uses the Texas form that metadata.claimed_for selects', async () => {
    for (const [claimed_for, template] of [
      ['labor_or_materials', 'tx-unpaid-labor-or-materials-2022'],
      ['retainage', 'tx-unpaid-retainage-2022'],
    ]) {
      const answer = await render(await noticeIn('TX', { metadata: { claimed_for } }));
      expect(answer).toMatchObject({ status: 201, body: { data: { template } } });
    }
    const id = await noticeIn('TX', { claim_amount: null });
    // The API refuses this value now; older records may have it.
    await world.sql(`update notices set metadata = '{"claimed_for": "interest"}' where id = $1`, [id]);
    const { body } = await render(id);
    expect(body.data.warnings.map(({ field }: { field: string }) => field)).toEqual([
      'claim_amount',
      'metadata.claimed_for',
      'metadata.signatory_name',
    ]);
  });

  it('uses the form for the home, the contract and the building that the records describe', async () => {
    const about = (body: object) => world.rest(caller, 'PUT', `/projects/${path.projectId}`, body);
    const commercial = { use: 'commercial', owner_occupied: null, units: null, new_construction: null };
    const home = { use: 'residential', owner_occupied: true, units: 1, new_construction: false };
    const id = await noticeIn('IL', { metadata: { service_method: 'first_class' } });
    for (const [facts, state, template] of [
      [commercial, 'IL', 'il-subcontractor-notice'],
      [commercial, 'AR', 'ar-notice-to-owner-and-contractor'],
      [home, 'IL', 'il-notice-to-occupant'],
      [home, 'AR', 'ar-notice-to-owner'],
      [home, 'IN', 'in-notice-of-lien-rights'],
      [home, 'KS', 'ks-warning-statement'],
      [{ ...home, owner_occupied: false, new_construction: true }, 'KS', 'ks-notice-of-intent-to-perform'],
      [{ ...home, units: 6 }, 'IL', 'il-subcontractor-notice'],
    ] as const) {
      expect((await about(facts)).status).toBe(200);
      expect(await render(id, { state })).toMatchObject({ status: 201, body: { data: { template, state } } });
    }
    await about(home);
    const { warnings, notices } = (await render(id)).body.data;
    expect(warnings).toContainEqual({
      field: 'metadata.service_method',
      message: expect.stringContaining('certified_return_receipt'),
      citation: '770 ILCS 60/21(c)',
    });
    expect(notices.map(({ code }: { code: string }) => code)).toEqual([
      ...['wording_unconfirmed', 'guidance', 'guidance'],
      'form_not_reviewed',
    ]);
    await about(commercial);
  });
});
