import { sql } from 'kysely';
import type { IssuedFileKind } from '../../domain/document/verification.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import type { DocumentStatus, DocumentType, WaiverType } from '../../domain/vocabulary.js';
import { nameRequestFile } from '../../domain/waiver-link/file-name.js';
import type { Db } from '../../entities/generated/database.js';
import { hasUsableOriginal } from './document.loader.js';

/** What the holder of a document sees of it: what it prints, its seal, and whether it was replaced. */
export interface VerifiedDocument {
  livemode: boolean;
  type: DocumentType;
  status: DocumentStatus;
  fileName: string;
  pageCount: number;
  /** As the document prints them; those of an earlier release did not store them, and have the names of today. */
  claimant: string;
  project: string;
  createdAt: string;
  sha256: string;
  /** The hash before the time stamp was added. */
  earlierSha256: string | null;
  /** The usable signed original, which was mailed and recorded; `copySha256` is that of the copy that was. */
  signedOriginal: {
    sha256: string;
    copySha256: string;
    pageCount: number;
    signerName: string;
    uploadedAt: string;
  } | null;
  sealedAt: string | null;
  sealedBy: string | null;
  timestampedAt: string | null;
  signedBy: string | null;
  signedAt: string | null;
  /** When the document was reverted or deleted. */
  withdrawnAt: string | null;
  /** Its record was voided, declined, cancelled or deleted. */
  ended: boolean;
  /** The document that took its place. */
  replacedBy: DocumentType | null;
  replacedAt: string | null;
  /** When a release of the recorded claim was generated. */
  releasedAt: string | null;
}

/** What the holder of a file that is not stored sees of it. */
export interface VerifiedFile {
  livemode: boolean;
  kind: IssuedFileKind;
  title: string;
  fileName: string;
  pageCount: number;
  issuedBy: string;
  project: string | null;
  createdAt: string;
  sha256: string;
  sealedAt: string | null;
  sealedBy: string | null;
  timestampedAt: string | null;
}

type Row = VerifiedDocument & { id: string };

/**
 * The document with a verification code, in any account and mode: the code is the right to see this much. The waiver's signature
 * is on its signed copy only.
 */
export async function verifiedDocument(db: Db, code: string): Promise<VerifiedDocument | null> {
  const { rows } = await sql<Row>`
    select d.livemode, d.type, d.status, d.file_name as "fileName", d.page_count as "pageCount",
      coalesce(d.issued_by, v.name) as claimant, coalesce(d.project_name, p.name) as project, d.created_at::text as "createdAt", d.sha256, d.earlier_sha256 as "earlierSha256",
      case when ${hasUsableOriginal('d')} then d.signed_original end
        as "signedOriginal",
      d.sealed_at::text as "sealedAt", d.sealed_by as "sealedBy", d.timestamped_at::text as "timestampedAt",
      concat_ws(', ', w.signatory_name, w.signatory_title) as "signedBy", w.signed_at::text as "signedAt",
      coalesce(d.reverted_at, d.deleted_at)::text as "withdrawnAt", next.type as "replacedBy", next.created_at::text as "replacedAt",
      release.created_at::text as "releasedAt",
      d.type <> 'lien_release' and case d.documentable_type
        when 'notice' then exists (
          select from notices r where r.id = d.documentable_id and (r.status = 'void' or r.deleted_at is not null))
        when 'waiver' then exists (
          select from waivers r
          where r.id = d.documentable_id and (r.status in ('declined', 'void') or r.deleted_at is not null))
        when 'escalation' then exists (
          select from escalations r where r.id = d.documentable_id and (r.status = 'cancelled' or r.deleted_at is not null))
        else exists (
          select from pay_applications r where r.id = d.documentable_id and (r.status = 'void' or r.deleted_at is not null))
      end as ended
    from documents d
    join divisions v on v.id = d.division_id
    join projects p on p.id = d.project_id
    left join waivers w on d.documentable_type = 'waiver' and w.id = d.documentable_id and w.signature is not null
      and d.deleted_at is null and d.status = 'completed'
    left join lateral (
      select n.type, n.created_at from documents n
      where n.account_id = d.account_id and n.livemode = d.livemode and n.documentable_type = d.documentable_type
        and (n.documentable_id = d.documentable_id or d.documentable_type = 'notice' and n.documentable_id in (
          select c.id from notices c
          where c.parent_notice_id = d.documentable_id and c.account_id = d.account_id and c.livemode = d.livemode
            and c.deleted_at is null and c.status not in ('draft', 'generated', 'void')))
        and n.created_at > d.created_at and not n.is_preview and n.deleted_at is null
        and n.status = 'completed' and (d.documentable_type <> 'pay_application' or n.type = d.type)
        and (n.type = 'lien_release') = (d.type = 'lien_release')
      order by n.created_at desc limit 1
    ) next on true
    left join lateral (
      select n.created_at from documents n
      where d.type <> 'lien_release' and n.account_id = d.account_id and n.livemode = d.livemode
        and n.documentable_type = d.documentable_type and n.documentable_id = d.documentable_id
        and n.type = 'lien_release' and not n.is_preview and n.deleted_at is null and n.status = 'completed'
      order by n.created_at desc limit 1
    ) release on true
    where d.verification_code = ${code}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { id: _, ...fields } = row;
  const at = (value: string | null) => timestamp(value) as string | null;
  return {
    ...fields,
    signedBy: row.signedAt ? row.signedBy : null,
    createdAt: at(row.createdAt) as string,
    sealedAt: at(row.sealedAt),
    timestampedAt: at(row.timestampedAt),
    signedAt: at(row.signedAt),
    withdrawnAt: at(row.withdrawnAt),
    replacedAt: at(row.replacedAt),
    releasedAt: at(row.releasedAt),
  };
}

/** The file with a verification code that was made for a request and not stored, in any account and mode. */
export async function verifiedFile(db: Db, code: string): Promise<VerifiedFile | null> {
  const { rows } = await sql<VerifiedFile>`
    select livemode, kind, title, file_name as "fileName", page_count as "pageCount", issued_by as "issuedBy",
      project_name as project, created_at::text as "createdAt", file_hash as sha256, sealed_at::text as "sealedAt", sealed_by as "sealedBy",
      timestamped_at::text as "timestampedAt"
    from issued_files where verification_code = ${code}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    ...row,
    createdAt: timestamp(row.createdAt) as string,
    sealedAt: timestamp(row.sealedAt) as string | null,
    timestampedAt: timestamp(row.timestampedAt) as string | null,
  };
}

/** What the holder of a waiver that a payee signed for its payer sees of it: whether it was handed over. */
export interface VerifiedWaiver {
  livemode: boolean;
  waiverType: WaiverType;
  /** `declined`: the payee took it back while it was held. */
  status: 'held' | 'released' | 'declined';
  fileName: string;
  pageCount: number;
  /** The payee, as the document prints it. */
  claimant: string;
  payer: string;
  project: string;
  sha256: string;
  createdAt: string;
  sealedAt: string | null;
  sealedBy: string | null;
  timestampedAt: string | null;
  signedBy: string;
  signedAt: string;
  releasedAt: string | null;
}

/** The signed waiver with a verification code, in any account and mode: the code is the right to see this much, and never the file. */
export async function verifiedWaiver(db: Db, code: string): Promise<VerifiedWaiver | null> {
  const { rows } = await sql<Omit<VerifiedWaiver, 'fileName'> & { id: string }>`
    select r.id, r.livemode, r.type as "waiverType", r.status, f.page_count as "pageCount", r.printed #>> '{claimant,name}' as claimant,
      a.name as payer, r.printed #>> '{project,name}' as project, f.sha256, f.created_at::text as "createdAt", f.sealed_at::text as "sealedAt",
      f.sealed_by as "sealedBy", f.timestamped_at::text as "timestampedAt", concat_ws(', ', r.signatory_name, r.signatory_title) as "signedBy",
      r.signed_at::text as "signedAt", r.released_at::text as "releasedAt"
    from waiver_request_files f join waiver_requests r on r.id = f.waiver_request_id join organizations a on a.id = r.account_id
    where f.verification_code = ${code} and f.kind = 'signed'`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { id, ...fields } = row;
  const at = (value: string | null) => timestamp(value) as string | null;
  return {
    ...fields,
    fileName: nameRequestFile({ id, type: row.waiverType }, 'signed'),
    createdAt: at(row.createdAt) as string,
    sealedAt: at(row.sealedAt),
    timestampedAt: at(row.timestampedAt),
    signedAt: at(row.signedAt) as string,
    releasedAt: at(row.releasedAt),
  };
}
