import { sql } from 'kysely';
import { allows, authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { SavedView } from '../../entities/saved-view.js';
import { AppError, invalid } from '../../errors/app-error.js';
import { rejectMissing } from '../../reads/loaders/read.js';
import { savedViews } from '../../reads/loaders/saved-view.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { Table } from '../../reads/loaders/table.js';
import type { CreateSavedViewInput, UpdateSavedViewInput } from '../../schema/saved-view.js';
import { insert, lockIfThere, remove, update } from '../shared/record.js';

/** More names than a person reads in a menu. */
const most = 100;

/** Everyone may keep views of their own; sharing one changes what colleagues have. */
export async function createSavedView(ctx: RequestContext, input: CreateSavedViewInput): Promise<SavedView> {
  authorize(ctx, input.isShared ? 'records' : 'read');
  await ctx.write();
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from saved_views where ${scoped(ctx, 'saved_views')} and list = ${input.list}
      and user_id = ${ctx.principal.userId}::uuid`.execute(ctx.db);
  if (rows[0]!.n >= most)
    throw invalid({ list: [`A list has at most ${most} saved views of a person: delete one first.`] });
  return insert(ctx, SavedView, { ...input, userId: ctx.principal.userId });
}

export async function updateSavedView(ctx: RequestContext, input: UpdateSavedViewInput): Promise<SavedView> {
  const view = await lockView(ctx, input.id);
  authorize(ctx, view.isShared || input.isShared ? 'records' : 'read');
  return update(ctx, view, input);
}

export async function deleteSavedView(ctx: RequestContext, id: string): Promise<SavedView> {
  const view = await lockView(ctx, id);
  authorize(ctx, view.isShared ? 'records' : 'read');
  return remove(ctx, view);
}

/** What only its author may change, and of a shared one the owners and admins. */
export function canChange(ctx: RequestContext, view: Pick<SavedView, 'userId' | 'isShared'>): boolean {
  if (!view.isShared) return isAuthor(ctx, view);
  return allows(ctx, 'records') && (isAuthor(ctx, view) || isAdmin(ctx));
}

export function isAuthor(ctx: RequestContext, { userId }: Pick<SavedView, 'userId'>): boolean {
  return userId === ctx.principal.userId;
}

async function lockView(ctx: RequestContext, id: string): Promise<SavedView> {
  authorize(ctx, 'read');
  const view = await lockIfThere(ctx, SavedView, savedViews as Table, id);
  // No other user learns of a view that is not shared.
  if (!view || !(view.isShared || isAuthor(ctx, view))) return rejectMissing(ctx, savedViews as Table, id);
  if (!isAuthor(ctx, view) && !isAdmin(ctx)) {
    throw new AppError('FORBIDDEN', 'Only the author of a shared view, an owner or an admin may change it.');
  }
  await ctx.precondition?.judge(ctx, { type: savedViews.type, id, updatedAt: view.updatedAt });
  return view;
}

function isAdmin({ account }: RequestContext): boolean {
  return account.role === 'owner' || account.role === 'admin';
}
