/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from '../pdf/pdf-text.js';
import { bodies, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const signed = { signatory_name: 'Dana Whitfield', signatory_title: 'Credit Manager' };
const alameda = {
  address_line_1: '2 Broad St',
  city: 'Oakland',
  county: 'Alameda',
  state: 'CA',
  zip: '94607',
  parcel_number: '1-77',
};
const washoe = { address_line_1: '3 Canal St', city: 'Reno', county: 'Washoe', state: 'NV', zip: '89501' };

describe('the property of a claim', () => {
  const world = shareWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
  });

  const create = (collection: string, body: object) => world.send(caller, 'POST', collection, body);
  const projectWith = async (...jobsites: object[]) => {
    const path = await goldenPath(world, caller);
    for (const jobsite of jobsites) await create('/jobsites', { ...jobsite, project_id: path.projectId });
    return path;
  };
  const lienOf = (path: Json, metadata: object = {}, state = 'CA') =>
    create('/notices', {
      ...bodies.notice,
      type: 'lien',
      state,
      last_furnishing_date: '2026-01-30',
      project_id: path.projectId,
      organization_id: path.organizationId,
      metadata: { ...signed, ...metadata },
    });
  const generate = (path: Json, id: string, type: string, body: object = {}) =>
    world.rest(caller, 'POST', '/documents/generate', {
      documentable_type: 'notice',
      documentable_id: id,
      type,
      organization_id: path.organizationId,
      ...body,
    });
  const textOf = async (id: string) =>
    (await readPdf(await world.download(caller, id))).texts.join('\n').replace(/\s+/g, ' ');
  const fieldsOf = ({ body }: Json) => body.data.warnings.map(({ field }: Json) => field);

  it('is not ready to file across counties and states, and is for one county that the metadata name', async () => {
    const path = await projectWith(alameda, washoe);
    const all = await generate(path, (await lienOf(path)).id, 'mechanics_lien');
    expect(all.body.data.ready_to_file).toBe(false);
    expect(fieldsOf(all)).toEqual(['jobsites.state', 'jobsites.county', 'jobsites.parcel_number']);
    expect(await textOf(all.body.data.id)).toMatch(/900 Ocean Ave.*2 Broad St/);
    expect(await textOf(all.body.data.id)).not.toContain('3 Canal St');

    const one = await generate(path, (await lienOf(path, { recording: { county: 'Alameda' } })).id, 'mechanics_lien');
    expect(one.body.data).toMatchObject({ ready_to_file: true, warnings: [] });
    expect(one.body.data.notices).toContainEqual({
      code: 'jobsites_left_out',
      message: expect.stringMatching(/900 Ocean Ave, San Francisco; 3 Canal St, Reno/),
    });
    expect(await textOf(one.body.data.id)).not.toMatch(/900 Ocean|3 Canal/);
  });

  it('is not outdated by a change of a jobsite that it leaves out', async () => {
    const path = await projectWith(alameda);
    const { id } = await lienOf(path, { recording: { county: 'Alameda' } });
    const made = await generate(path, id, 'mechanics_lien');
    const order = () =>
      world.rest(caller, 'POST', '/document-orders', {
        document_id: made.body.data.id,
        recipient_name: 'County Recorder',
        recipient_address_line_1: '1 Civic Plaza',
        recipient_city: 'Oakland',
        recipient_state: 'CA',
        recipient_zip: '94607',
      });
    await world.rest(caller, 'PUT', `/jobsites/${path.jobsiteId}`, { parcel_number: '9-99' });
    expect((await order()).text).not.toContain('revert it and generate it again');
  });

  it('charges the leasehold of a lessee, who is named', async () => {
    const path = await projectWith();
    const organization = { ...bodies.organization, name: 'Harbor Fitness Inc', kind: 'owner' };
    const { id: organization_id } = await create('/organizations', organization);
    await create('/parties', { project_id: path.projectId, organization_id, role: 'lessee' });
    const { id } = await lienOf(path);
    const made = await generate(path, id, 'mechanics_lien');
    expect(made.body.data.ready_to_file).toBe(false);
    expect(fieldsOf(made)).toEqual(['metadata.owner_interest']);
    expect(await textOf(made.body.data.id)).toContain('on the leasehold interest of Harbor Fitness Inc and, so far as');
    await world.rest(caller, 'POST', `/documents/${made.body.data.id}/revert`);
    const metadata = { ...signed, owner_interest: 'the leasehold of Harbor Fitness Inc' };
    expect((await world.rest(caller, 'PUT', `/notices/${id}`, { metadata })).status).toBe(200);
    const confirmed = await generate(path, id, 'mechanics_lien');
    expect(confirmed.body.data).toMatchObject({ ready_to_file: true, warnings: [] });
  });

  it.each(['PR', 'GU', 'VI', 'AS', 'MP'])('is never ready to file in %s, whose law is not held', async (state) => {
    const path = await projectWith();
    const place = { city: 'Town', county: 'Somewhere', state, zip: null };
    expect((await world.rest(caller, 'PUT', `/jobsites/${path.jobsiteId}`, place)).status).toBe(200);
    const made = await generate(path, (await lienOf(path, {}, state)).id, 'mechanics_lien');
    expect(made.status).toBe(201);
    expect(made.body.data.ready_to_file).toBe(false);
    expect(fieldsOf(made)).toContain('state');
    const { id } = await create('/notices', {
      ...bodies.notice,
      state,
      project_id: path.projectId,
      organization_id: path.organizationId,
    });
    const notice = await generate(path, id, 'notice');
    expect(notice.status).toBe(201);
    expect(notice.body.data.notices).toContainEqual({
      code: 'no_statute',
      message: expect.stringContaining('holds no statute of'),
    });
  });
});
