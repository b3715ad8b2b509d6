import { v7 as uuidv7 } from 'uuid';
import type { SignedOriginal } from '../../src/domain/document/signed-original.js';
import { buildWaiverDocument } from '../../src/domain/waiver/document.js';
import { waiverFacts } from '../domain/waiver/waiver-facts.fixture.js';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { bodies, type GoldenPath } from '../support/records/golden-path.js';
import type { Caller, World } from '../support/worlds/world.js';

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
export async function addGeneratedWaiver(...given: Parameters<typeof addWaiver>): Promise<string> {
  return (await addWaiver(...given)).id;
}

/** A signed one, which can be mailed. */
export async function addSignedWaiver(...given: Parameters<typeof addWaiver>): Promise<string> {
  const [world] = given;
  const id = await addGeneratedWaiver(...given);
  await world.sql(
    `update waivers set status = 'signed', signed_at = now(), signed_on = '2026-02-02', sent_at = now() where id = $1`,
    [id],
  );
  return id;
}

/** The document of another waiver, with a scan that could not be read and that no person has accepted. */
export async function addScannedDocument(...given: Parameters<typeof addWaiver>): Promise<string> {
  const [world] = given;
  const { documentId } = await addWaiver(...given);
  const { sha256, size } = await world.app.infrastructure.files.put(inheritingPdf([documentId]));
  const scan: SignedOriginal = {
    fileName: 'scan.pdf',
    fileSize: size,
    pageCount: 1,
    sha256,
    copySha256: sha256,
    copyFileSize: size,
    signerName: 'Dana Whitfield',
    namedSigner: null,
    checkedPages: 0,
    flags: ['not_checked'],
    uploadedAt: '2026-03-02T10:00:00.000+00:00',
    uploadedBy: null,
    acceptedAt: null,
    acceptedBy: null,
  };
  await world.sql('update documents set signed_original = $2 where id = $1', [documentId, JSON.stringify(scan)]);
  return documentId;
}

async function addWaiver(
  world: World,
  caller: Caller,
  { projectId, organizationId }: Pick<GoldenPath, 'projectId' | 'organizationId'>,
): Promise<{ id: string; documentId: string }> {
  const body = { ...bodies.waiver, project_id: projectId, organization_id: organizationId };
  const { id } = (await world.rest(caller, 'POST', '/waivers', body)).body.data;
  const { sha256, size } = await world.app.infrastructure.files.put(inheritingPdf([id]));
  await world.sql(`update waivers set status = 'generated', printed = $2 where id = $1`, [
    id,
    JSON.stringify(buildWaiverDocument(waiverFacts())),
  ]);
  const documentId = uuidv7();
  await world.sql(
    `insert into documents (id, account_id, livemode, organization_id, project_id, division_id, documentable_type,
       documentable_id, type, template, state, status, file_name, file_size, page_count, sha256, created_at, updated_at)
     select $1, account_id, livemode, organization_id, project_id, division_id, 'waiver', id, 'waiver', form_code, state,
       'completed', 'waiver.pdf', $2, 1, $3, now(), now() from waivers where id = $4`,
    [documentId, size, sha256, id],
  );
  return { id, documentId };
}
