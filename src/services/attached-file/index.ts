import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import { type AttachedSubject, attachedFileFaults, maxAttachedFiles } from '../../domain/attached-file/limits.js';
import type { ExhibitKind } from '../../domain/exhibit/exhibit.js';
import { AttachedFile } from '../../entities/attached-file.js';
import { invalid, Violations } from '../../errors/app-error.js';
import type { StoredFile } from '../../providers/storage/file-store.js';
import { scoped } from '../../reads/loaders/scope.js';
import { holdFiles } from '../file/hold.js';
import { putFile } from '../file/store.js';
import { flush } from '../shared/record.js';

/**
 * Attaches a file to an order or request of the context's account. The caller has locked the record, and reports the change
 * afterwards. If the same content is attached in the same words already, the existing file is returned.
 */
export async function attachFile(
  ctx: RequestContext,
  file: {
    subjectType: AttachedSubject;
    subjectId: string;
    fileName: string;
    /** One of domain/attached-file's types. */
    mimeType: string;
    bytes: Buffer;
    /** Where the caller has put the bytes into the store already (storeForAttaching). */
    stored?: StoredFile;
    description?: string | null;
    kind?: ExhibitKind;
    pageCount?: number;
    inflatedSize?: number;
  },
  /** Maps a name to the field of the request that the caller sent. */
  fieldOf: (name: string) => string = (name) => name,
): Promise<AttachedFile> {
  const { bytes, stored, ...named } = file;
  const { description = null, kind = null } = file;
  if (!stored) rejectFaulty(file, fieldOf);
  const em = await ctx.write();
  const { subjectId, fileName } = file;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from attached_files
    where subject_id = ${subjectId}::uuid and ${scoped(ctx, 'attached_files')}`.execute(ctx.db);
  if (rows[0]!.count >= maxAttachedFiles) {
    throw invalid({
      [fieldOf('fileName')]: [`No more than ${maxAttachedFiles} files can be attached to one record.`],
    });
  }
  const { sha256, size } = stored ?? (await store(ctx, bytes));
  const account = { accountId: ctx.account.id, livemode: ctx.livemode };
  const there = await em.findOne(AttachedFile, { ...account, subjectId, sha256, fileName, description, kind });
  if (there) return there;
  const attached = em.create(AttachedFile, {
    ...named,
    ...account,
    id: uuidv7(),
    description,
    sha256,
    fileSize: size,
    createdAt: ctx.now(),
  });
  await flush(ctx);
  return attached;
}

interface NewFile {
  fileName: string;
  mimeType: string;
  bytes: Buffer;
}

/** Puts a file that is to be attached to several records into the store once, before they are locked. */
export async function storeForAttaching(ctx: RequestContext, file: NewFile): Promise<StoredFile> {
  rejectFaulty(file, (name) => name);
  await ctx.write();
  return store(ctx, file.bytes);
}

function rejectFaulty(file: NewFile, fieldOf: (name: string) => string): void {
  const violations = new Violations();
  for (const { field, message } of attachedFileFaults(file)) violations.add(fieldOf(field), message);
  violations.throwIfAny();
}

async function store(ctx: RequestContext, bytes: Buffer): Promise<StoredFile> {
  await holdFiles(ctx);
  return putFile(ctx, bytes);
}
