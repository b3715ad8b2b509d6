import { v7 as uuidv7 } from 'uuid';
import { buildWaiverDocument } from '../../src/domain/waiver/document.js';
import { waiverFacts } from '../domain/waiver/waiver-facts.fixture.js';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { bodies, type GoldenPath } from '../support/golden-path.js';
import type { Caller, World } from '../support/world.js';

/** A completed document of the notice, with its file in the store; the notice is `generated`. */
export async function fileDocument(
  world: World,
  caller: Caller,
  { noticeId, projectId, divisionId }: Pick<GoldenPath, 'noticeId' | 'projectId' | 'divisionId'>,
  extra: { preview?: boolean; expiresAt?: Date } = {},
): Promise<string> {
  const { sha256, size } = await world.app.infrastructure.files.put(inheritingPdf([noticeId]));
  const expiresAt = extra.preview ? (extra.expiresAt ?? new Date(Date.now() + 3_600_000)) : null;
  const [row] = await world.sql<{ id: string }>(
    `insert into documents (id, account_id, livemode, organization_id, project_id, division_id, documentable_type,
       documentable_id, type, template, state, status, is_preview, file_name, file_size, page_count, sha256, expires_at,
       created_at, updated_at)
     select $1, account_id, livemode, organization_id, $2, $3, 'notice', id, 'notice', 'generic-preliminary', state,
       'completed', $4, 'notice.pdf', $5, 1, $6, $7, now(), now() from notices where id = $8 and account_id = $9
     returning id`,
    [uuidv7(), projectId, divisionId, Boolean(extra.preview), size, sha256, expiresAt, noticeId, caller.organizationId],
  );
  if (!extra.preview) await world.sql(`update notices set status = 'generated' where id = $1`, [noticeId]);
  return row!.id;
}

/** A second waiver of the project that is `generated`, with a document that was not rendered. */
export async function addGeneratedWaiver(
  world: World,
  caller: Caller,
  { projectId, organizationId }: Pick<GoldenPath, 'projectId' | 'organizationId'>,
): Promise<string> {
  const body = { ...bodies.waiver, project_id: projectId, organization_id: organizationId };
  const { id } = (await world.rest(caller, 'POST', '/waivers', body)).body.data;
  const { sha256, size } = await world.app.infrastructure.files.put(inheritingPdf([id]));
  await world.sql(`update waivers set status = 'generated', printed = $2 where id = $1`, [
    id,
    JSON.stringify(buildWaiverDocument(waiverFacts())),
  ]);
  await world.sql(
    `insert into documents (id, account_id, livemode, organization_id, project_id, division_id, documentable_type,
       documentable_id, type, template, state, status, file_name, file_size, page_count, sha256, created_at, updated_at)
     select $1, account_id, livemode, organization_id, project_id, division_id, 'waiver', id, 'waiver', form_code, state,
       'completed', 'waiver.pdf', $2, 1, $3, now(), now() from waivers where id = $4`,
    [uuidv7(), size, sha256, id],
  );
  return id;
}

/** The document of another waiver, with a scan that could not be read and that no person has accepted. */
export async function addScannedDocument(
  world: World,
  caller: Caller,
  path: Pick<GoldenPath, 'projectId' | 'organizationId'>,
): Promise<string> {
  const waiverId = await addGeneratedWaiver(world, caller, path);
  const [document] = await world.sql<{ id: string }>('select id from documents where documentable_id = $1', [waiverId]);
  const file = inheritingPdf(['Signed']).toString('base64');
  const scan = { signer_name: 'Dana Whitfield', file_name: 'scan.pdf', content_base64: file };
  const answer = await world.rest(caller, 'POST', `/documents/${document!.id}/signed-original`, scan);
  if (answer.status !== 200) throw new Error(answer.text);
  return document!.id;
}
