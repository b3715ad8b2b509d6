import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { canBeReviewed } from '../../domain/pay-application/comment.js';
import { atField, wrong } from '../../domain/shared/field-rules.js';
import { PayApplication } from '../../entities/pay-application.js';
import { invalid } from '../../errors/app-error.js';
import { emit } from '../../events/outbox.js';
import { commentsOf, payApplications } from '../../reads/loaders/pay-application.loader.js';
import { rejectMissing } from '../../reads/loaders/read.js';
import { checked, scoped } from '../../reads/loaders/scope.js';
import type { CommentOnPayApplicationInput, PayApplicationComment } from '../../schema/pay-application-comment.js';
import { lockIfThere } from '../shared/record.js';
import { withoutUser } from '../shared/without-user.js';

/** The most comments on one application, in all and of one organization: none can end the thread for the others. */
const maxComments = { inAll: 1_000, ofOne: 200 } as const;

/**
 * Writes into the thread of an application that the caller's organization owns or takes part in. A verdict is the answer of a company
 * that it is shared with: the status and the certificate stay with the account that owns the record.
 */
export async function commentOnPayApplication(
  ctx: RequestContext,
  { id, body, verdict }: CommentOnPayApplicationInput,
): Promise<PayApplicationComment> {
  authorize(ctx, 'records');
  const accountId = await readOwner(ctx, id);
  const isOwn = accountId === ctx.account.id;
  const owner = isOwn ? ctx : ctx.actAs(accountId, ctx.livemode);
  const application = await lockIfThere(owner, PayApplication, payApplications, id);
  // The participant may have been removed before the lock.
  if (!application || (!isOwn && (await readOwner(ctx, id)) !== accountId))
    return rejectMissing(ctx, payApplications, id);
  await ctx.precondition?.judge(ctx, { type: payApplications.type, id, updatedAt: application.updatedAt });
  if (verdict) rejectVerdict(application, isOwn);
  if (body.trim() === '') throw invalid({ body: [atField('body', wrong('required'))] });
  await rejectTooMany(ctx, id);
  const comment = {
    id: uuidv7(),
    account_id: accountId,
    livemode: ctx.livemode,
    pay_application_id: id,
    organization_id: ctx.account.id,
    organization_name: sql<string>`(select name from organizations where id = ${ctx.account.id}::uuid)`,
    user_id: ctx.principal.userId || null,
    author_name: sql<string>`(select name from users where id = ${ctx.principal.userId || null}::uuid)`,
    body: body.trim(),
    verdict: verdict ?? null,
    revision: application.revision,
    created_at: ctx.now().toISOString(),
    updated_at: ctx.now().toISOString(),
  };
  const write = () => owner.db.insertInto('pay_application_comments').values(comment).execute();
  await (isOwn ? write() : withoutUser(owner, write));
  commentsOf.loader(ctx).clear(id);
  const comments = await commentsOf.of(ctx, id);
  emit(owner, { type: verdict ? 'pay_application.reviewed' : 'pay_application.commented', record: application });
  return comments.find((one) => one.id === comment.id)!;
}

/** The lock on the application keeps two requests from writing the last one. */
async function rejectTooMany(ctx: RequestContext, id: string): Promise<void> {
  const { rows } = await sql<{ inAll: number; ofOne: number }>`
    select count(*)::int as "inAll", count(*) filter (where organization_id = ${ctx.account.id}::uuid)::int as "ofOne"
    from pay_application_comments
    where pay_application_id = ${id}::uuid and ${checked(ctx, 'pay_application_comments')}`.execute(ctx.db);
  const { inAll, ofOne } = rows[0]!;
  if (inAll >= maxComments.inAll) {
    throw invalid({ body: [`A pay application has at most ${maxComments.inAll} comments.`] });
  }
  if (ofOne >= maxComments.ofOne) {
    throw invalid({ body: [`An organization writes at most ${maxComments.ofOne} comments on a pay application.`] });
  }
}

/** The account that owns the application, which the caller must be able to read. */
async function readOwner(ctx: RequestContext, id: string): Promise<string> {
  const { rows } = await sql<{ accountId: string }>`
    select account_id as "accountId" from pay_applications where id = ${id}::uuid and ${scoped(ctx, 'pay_applications')}`.execute(
    ctx.db,
  );
  return rows[0]?.accountId ?? rejectMissing(ctx, payApplications, id);
}

function rejectVerdict({ status }: PayApplication, isOwn: boolean): void {
  if (isOwn) {
    throw invalid({
      verdict: ['Only a company that the pay application is shared with can answer it. Change its status instead.'],
    });
  }
  if (canBeReviewed(status)) return;
  const state = status.replaceAll('_', ' ');
  throw invalid({
    verdict: [`A pay application that is ${state} cannot be answered: it must be submitted or under review.`],
  });
}
