import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import { dayInState } from '../../domain/deadlines/state-zones.js';
import { fileToSend, isUsable, type SignedOriginal } from '../../domain/document/signed-original.js';
import type { ReceivedNoticeKind } from '../../domain/received-notice/vocabulary.js';
import type { Notice } from '../../entities/notice.js';
import { ReceivedNotice } from '../../entities/received-notice.js';
import { scoped } from '../../reads/loaders/scope.js';
import { attachFile } from '../attached-file/index.js';
import { holdFiles } from '../file/hold.js';
import { insert } from '../shared/record.js';
import { withoutUser } from '../shared/without-user.js';

/**
 * Logs a notice that is served at the accounts of the parties that it serves, with the served document and what that says, and
 * nothing else of the sender (decision 124).
 */
export async function deliverToAccounts(
  ctx: RequestContext,
  notice: Notice,
  partyIds: readonly string[],
  servedAt: Date,
): Promise<void> {
  const accounts = await listAccountsServed(ctx, notice.projectId, partyIds);
  if (accounts.length === 0) return;
  const document = await findServedDocument(ctx, notice.id);
  const claimant = await findClaimant(ctx, notice.organizationId);
  if (!document || !claimant) return;
  await holdFiles(ctx);
  const { name, ...place } = claimant;
  for (const id of accounts) {
    const recipient = ctx.actAs(id, ctx.livemode);
    await recipient.write();
    const { rows } = await sql`
      select from received_notices where source_notice_id = ${notice.id}::uuid and ${scoped(recipient, 'received_notices', 'any')}`.execute(
      recipient.db,
    );
    if (rows.length > 0) continue;
    const noticeId = uuidv7();
    const { fileName, sha256, fileSize, pageCount } = document;
    await withoutUser(recipient, async () => {
      await insert(
        recipient,
        ReceivedNotice,
        {
          kind: document.type === 'notice_of_intent' ? 'notice_of_intent' : receivedKinds[notice.type],
          claimantName: name,
          ...place,
          amount: notice.claimAmount,
          receivedOn: dayInState(notice.state, servedAt),
          receiptMethod: 'online',
          fileNames: [fileName],
          sourceAccountId: ctx.account.id,
          sourceNoticeId: notice.id,
        },
        noticeId,
      );
      await attachFile(recipient, {
        subjectType: 'received_notice',
        subjectId: noticeId,
        fileName,
        mimeType: 'application/pdf',
        bytes: Buffer.alloc(0),
        stored: { sha256, size: fileSize },
        pageCount,
      });
    });
  }
}

const receivedKinds: Readonly<Record<Notice['type'], ReceivedNoticeKind>> = {
  preliminary: 'preliminary',
  stop_payment: 'stop_payment',
  lien: 'lien',
  bond_claim: 'bond_claim',
};

/**
 * The accounts of parties. The tie is not the name that the sender typed: the account has accepted, in the role of the party, a pay
 * application of the same project that the sender shared with it. The name only chooses among co-owners.
 */
async function listAccountsServed(
  ctx: RequestContext,
  projectId: string,
  partyIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct t.id from parties y
      join organizations o on o.id = y.organization_id
      join pay_applications a on a.project_id = y.project_id and a.account_id = y.account_id and a.livemode = y.livemode
        and a.deleted_at is null
      join pay_application_participants p on p.pay_application_id = a.id and p.account_id = a.account_id and p.livemode = a.livemode
        and p.role = y.role
      join organizations t on t.id = p.organization_id and t.type = 'tenant' and t.deleted_at is null
    where y.id = any(${partyIds}::uuid[]) and y.project_id = ${projectId}::uuid and y.account_id = ${ctx.account.id}::uuid
      and y.livemode = ${ctx.livemode} and y.deleted_at is null and t.id <> ${ctx.account.id}::uuid
      and company_key(t.name) in (company_key(o.name), company_key(o.legal_name))
    order by t.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

interface ServedDocument {
  type: string;
  fileName: string;
  sha256: string;
  fileSize: number;
  pageCount: number;
}

/** The document as it is mailed: its signed original, if that is usable. */
async function findServedDocument(ctx: RequestContext, noticeId: string): Promise<ServedDocument | null> {
  const { rows } = await sql<ServedDocument & { signedOriginal: SignedOriginal | null }>`
    select type, file_name as "fileName", sha256, file_size as "fileSize", page_count as "pageCount",
      signed_original as "signedOriginal"
    from documents where documentable_type = 'notice' and documentable_id = ${noticeId}::uuid and status = 'completed'
      and not is_preview and type <> 'lien_release' and ${scoped(ctx, 'documents')} limit 1`.execute(ctx.db);
  const [document] = rows;
  if (!document) return null;
  const { signedOriginal } = document;
  const fileName = (isUsable(signedOriginal) && signedOriginal?.fileName) || document.fileName;
  return { ...fileToSend(document), fileName };
}

/** The claimant as its notices name it. */
async function findClaimant(ctx: RequestContext, organizationId: string) {
  const { rows } = await sql<
    Pick<ReceivedNotice, 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zip'> & { name: string }
  >`
    select coalesce(legal_name, name) as name, address_line_1 as "addressLine1", address_line_2 as "addressLine2", city, state, zip
    from organizations where id = ${organizationId}::uuid`.execute(ctx.db);
  return rows[0] ?? null;
}
