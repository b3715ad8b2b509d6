import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { BundleEntry } from '../../domain/bundle/model.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { checked } from './scope.js';

/** A file that is attached to an order of a document, such as a return receipt. */
interface Receipt {
  fileName: string;
  mimeType: string;
  fileSize: number;
  sha256: string;
  description: string | null;
  at: string;
}

export async function readReceipts(ctx: RequestContext, documentId: string): Promise<Receipt[]> {
  const { rows } = await sql<Receipt>`
    select f.file_name as "fileName", f.mime_type as "mimeType", f.file_size as "fileSize", f.sha256, f.description,
      f.created_at::text as at
    from (select id from document_orders where document_id = ${documentId}::uuid and ${checked(ctx, 'document_orders')}) o
    join (select * from attached_files where subject_type = 'document_order' and ${checked(ctx, 'attached_files')}) f
      on f.subject_id = o.id
    order by f.serial`.execute(ctx.db);
  return rows.map((row) => ({ ...row, at: timestamp(row.at) as string }));
}

/** The audit log of a document, its record and its orders, oldest first, and how many older entries there are. */
export async function auditExtract(
  ctx: RequestContext,
  { documentId, recordId, most }: { documentId: string; recordId: string; most: number },
): Promise<{ entries: BundleEntry[]; omitted: number }> {
  const { rows } = await sql<Omit<BundleEntry, 'fields'> & { fields: string[] | null; total: number }>`
    select * from (
      select e.created_at::text as at, e.auditable_type as record, e.action, e.serial,
        coalesce(u.name, 'The service') as by, count(*) over ()::int as total,
        (select array_agg(key order by key) from json_object_keys(e.new_values::json) key where e.action = 'updated') as fields
      from (
        select * from audit_entries where auditable_id = any(array[${documentId}::uuid, ${recordId}::uuid] || coalesce(
          (select array_agg(id) from document_orders where document_id = ${documentId}::uuid
            and ${checked(ctx, 'document_orders', 'any')}), '{}')) and ${checked(ctx, 'audit_entries')}
      ) e left join users u on u.id = e.user_id
      order by e.serial desc limit ${most}
    ) newest order by serial`.execute(ctx.db);
  const entries = rows.map(({ at, record, action, by, fields }) => ({
    at: timestamp(at) as string,
    record,
    action,
    by,
    fields: fields ?? [],
  }));
  return { entries, omitted: (rows[0]?.total ?? 0) - rows.length };
}
