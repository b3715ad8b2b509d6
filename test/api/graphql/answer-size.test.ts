/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { bodies, goldenPath } from '../../support/records/golden-path.js';
import { shareWorld } from '../../support/worlds/world.js';

const repeat = (times: number, text: (index: number) => string) =>
  Array.from({ length: times }, (_, i) => text(i)).join(' ');

describe('the size of a GraphQL answer', () => {
  const world = shareWorld();

  it('returns fewer records for a document that asks for many fields', async () => {
    const by = await world.caller();
    const { projectId } = await goldenPath(world, by);
    for (let n = 0; n < 15; n += 1) {
      const body = { ...bodies.notice, project_id: projectId, organization_id: by.organizationId };
      await world.rest(by, 'POST', '/notices', body);
    }
    const wide = repeat(199, () => '...B');
    const query = `{ notices(first: 15) { nodes { project { notices(first: 10) { nodes { project {
      notices(first: 10) { nodes { ...A } } } } } } } } }
      fragment A on Notice { ${wide} } fragment B on Notice { ${repeat(48, () => 'id')} }`;
    const { body } = await world.graphql(by, query);
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_TOO_COMPLEX');
    expect(body.errors[0].message).toMatch(/more than the limit of 10\d\d records/);
  });

  it('never writes an answer of tens of megabytes', async () => {
    const by = await world.caller();
    const { projectId } = await goldenPath(world, by);
    const metadata = { text: 'x'.repeat(32_000) };
    for (let n = 0; n < 14; n += 1) {
      const body = { ...bodies.notice, metadata, project_id: projectId, organization_id: by.organizationId };
      expect((await world.rest(by, 'POST', '/notices', body)).status).toBe(201);
    }
    const asked = (names: number) => `{ notices { nodes { ${repeat(names, (i) => `a${i}: metadata`)} } } }`;
    expect((await world.graphql(by, asked(30))).status).toBe(200);
    const { status, text, body } = await world.graphql(by, asked(48));
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'GRAPHQL_TOO_COMPLEX']);
    expect(body.errors[0].message).toMatch(/exceeds the limit of 20000000 characters/);
    expect(text.length).toBeLessThan(1_000);
    // Each root field is below the limit.
    const records = `nodes { ${repeat(30, (i) => `a${i}: metadata`)} }`;
    const several = await world.graphql(by, `{ one: notices { ${records} } two: notices { ${records} } }`);
    expect([several.status, several.body.errors?.[0].extensions.code]).toEqual([400, 'GRAPHQL_TOO_COMPLEX']);
  });
});
