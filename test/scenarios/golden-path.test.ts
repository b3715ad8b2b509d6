import { describe, expect, it } from '@jest/globals';
import { generate, goldenPath } from '../support/records/golden-path.js';
import { shareWorld } from '../support/worlds/world.js';

describe('the golden path', () => {
  const world = shareWorld();

  it('leads from an organization to a downloaded PDF, and back by a revert', async () => {
    const caller = await world.caller();
    const { noticeId } = await goldenPath(world, caller);
    const document = await generate(world, caller, noticeId);
    expect(document).toMatchObject({
      type: 'notice',
      status: 'completed',
      is_preview: false,
      mime_type: 'application/pdf',
    });

    const file = await world.rest(caller, 'GET', `/documents/${document.id}/download`);
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="preliminary-notice-N-260201-.*\.pdf"$/);
    expect(file.text.startsWith('%PDF-')).toBe(true);

    const again = await world.rest(caller, 'POST', '/documents/generate', {
      documentable_type: 'notice',
      documentable_id: noticeId,
      type: 'notice',
      organization_id: caller.organizationId,
    });
    expect(again.status).toBe(422);
    expect(again.body.errors.documentable_id[0]).toContain('revert it first');

    const shown = await world.rest(caller, 'GET', `/notices/${noticeId}`);
    expect(shown.body.data.status).toBe('generated');
    const reverted = await world.rest(caller, 'POST', `/documents/${document.id}/revert`);
    expect(reverted).toMatchObject({ status: 200, body: { message: 'Document reverted.' } });
    expect((await world.rest(caller, 'GET', `/notices/${noticeId}`)).body.data.status).toBe('draft');
    await generate(world, caller, noticeId);
  });
});
