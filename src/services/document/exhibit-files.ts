import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { scoped } from '../../reads/loaders/scope.js';
import { openFile } from '../file/store.js';

/** The content of a document's exhibits, in their order, and what they inflate to. */
export async function exhibitFiles(
  ctx: RequestContext,
  model: object,
): Promise<{ files: Buffer[]; inflated: number | undefined }> {
  const { exhibits = [] } = model as { exhibits?: readonly { sha256: string }[] };
  if (exhibits.length === 0) return { files: [], inflated: 0 };
  const hashes = exhibits.map(({ sha256 }) => sha256);
  const files: Buffer[] = [];
  for (const sha256 of hashes) files.push(await buffer(await openFile(ctx, sha256)));
  const sizes = await inflatedSizes(ctx, hashes);
  // One file of unknown size makes the sum unknown.
  const inflated = hashes.reduce((sum, hash) => sum + (sizes.get(hash) ?? Number.NaN), 0);
  return { files, inflated: Number.isNaN(inflated) ? undefined : inflated };
}

async function inflatedSizes(ctx: RequestContext, hashes: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sha256: string; size: number }>`
    select sha256, max(inflated_size) as size from attached_files
    where sha256 = any(${hashes}::text[]) and inflated_size is not null and ${scoped(ctx, 'attached_files')}
    group by sha256`.execute(ctx.db);
  return new Map(rows.map(({ sha256, size }) => [sha256, size]));
}
