import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { isUsable, type SignedOriginal } from '../../domain/document/signed-original.js';
import type { PayApplicationStatus } from '../../domain/pay-application/transitions.js';
import type { WaiverStatus, WaiverType } from '../../domain/vocabulary.js';
import { PayApplication } from '../../entities/pay-application.js';
import type {
  PayApplicationParticipant,
  PayApplicationPayment,
  PayApplication as PayApplicationRow,
  SharedPayApplicationDocument,
} from '../../schema/pay-application.js';
import type { PayApplicationComment } from '../../schema/pay-application-comment.js';
import type { PayApplicationEmailInvitation } from '../../schema/pay-application-email-invitation.js';
import type { DocumentFile } from '../../schema/signed-original.js';
import { belonging, each } from './belonging.js';
import { claimantsOfProjects } from './claimants-of-project.js';
import { readDeadlineFacts } from './deadline-facts.js';
import { byProject, hasTaskFor, isInState, matchesWithProject } from './of-project.js';
import { outdatedWaiversOf } from './outdated-waivers.js';
import { rejectMissing } from './read.js';
import { checked, scoped, sentBy, sharedDocuments } from './scope.js';
import { computed, dayFilters, defineTable, equals, type Table } from './table.js';

interface OfApplication {
  payApplicationId: string;
}

type SharedFile = DocumentFile & { signedOriginal: SignedOriginal | null };

/**
 * The organizations attached to applications. The account that owns a record also gets those that it invited and that have not
 * accepted.
 */
export const participantsOf = belonging({
  name: 'participants:pay_applications',
  rows: (ctx, ids) => sql<PayApplicationParticipant & OfApplication>`
    select pay_application_id as "payApplicationId", organization_id as "organizationId", role, account_id as "accountId",
      'accepted' as status, id
    from pay_application_participants
    where pay_application_id = any(${ids}) and ${checked(ctx, 'pay_application_participants')}
    union all
    select pay_application_id, account_id, role, inviter_account_id, status, id from pay_application_invitations
    where pay_application_id = any(${ids}) and status in ('invited', 'declined') and ${sentBy(ctx)}
    order by id`,
  owner: ({ payApplicationId }) => payApplicationId,
  value: each,
});

/** What the account that owns an application has sent to mailboxes, and no one has accepted. Participants see none of it. */
export const emailInvitationsOf = belonging({
  name: 'email invitations:pay_applications',
  rows: (ctx, ids) => sql<PayApplicationEmailInvitation>`
    select pay_application_id as "payApplicationId", id, email, role, status, invited_at::text as "invitedAt",
      expires_at::text as "expiresAt", answered_at::text as "answeredAt", undeliverable_at::text as "undeliverableAt",
      undeliverable_reason as "undeliverableReason"
    from pay_application_email_invitations
    where pay_application_id = any(${ids}) and status in ('invited', 'declined')
      and ${checked(ctx, 'pay_application_email_invitations')}
    order by id`,
  owner: ({ payApplicationId }) => payApplicationId,
  value: each,
});

/** What the companies that take part have written, oldest first. All of them read it. */
export const commentsOf = belonging({
  name: 'comments:pay_applications',
  rows: (ctx, ids) => sql<PayApplicationComment>`
    select pay_application_id as "payApplicationId", id, organization_id as "organizationId", organization_name as "organizationName",
      author_name as "authorName", body, verdict, revision, created_at::text as "createdAt"
    from pay_application_comments
    where pay_application_id = any(${ids}) and ${checked(ctx, 'pay_application_comments')}
    order by serial`,
  owner: ({ payApplicationId }) => payApplicationId,
  value: each,
});

/** The payments recorded on applications, oldest first. */
export const paymentsOf = belonging({
  name: 'payments:pay_applications',
  rows: (ctx, ids) => sql<PayApplicationPayment>`
    select pay_application_id as "payApplicationId", id, amount::text as amount, paid_on::text as "paidOn", reference, notes,
      created_at::text as "createdAt"
    from pay_application_payments
    where pay_application_id = any(${ids}) and ${checked(ctx, 'pay_application_payments')}
    order by id`,
  owner: ({ payApplicationId }) => payApplicationId,
  value: each,
});

/** The packet of an application as it was submitted: of a later draft, or printed before, no participant reads one. */
function isShared(ctx: RequestContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`documentable_type = 'pay_application' and type = 'pay-application' and status = 'completed' and not is_preview
    and ${sharedDocuments(ctx)} and exists (
      select from pay_applications where id = documents.documentable_id and status <> 'draft' and submitted_at <= documents.created_at
        and ${checked(ctx, 'pay_applications')})`;
}

export const sharedDocumentOf = belonging({
  name: 'shared document:pay_applications',
  rows: (ctx, ids) => sql<SharedPayApplicationDocument & OfApplication>`
    select documentable_id as "payApplicationId", id as "documentId", file_name as "fileName", page_count as "pageCount"
    from documents where documentable_id = any(${ids}) and ${isShared(ctx)}
    order by serial desc`,
  owner: ({ payApplicationId }) => payApplicationId,
  value: ([latest]) => latest ?? null,
});

/** The file of a document that the caller reads as a participant: its signed original, if that is usable. One with flags is the account's own affair. */
export async function readSharedDocument(ctx: RequestContext, id: string) {
  const { rows } = await sql<SharedFile>`
    select id, documentable_type as "documentableType", file_name as "fileName", mime_type as "mimeType", file_size as "fileSize",
      page_count as "pageCount", sha256, null as "expiresAt", signed_original as "signedOriginal"
    from documents where id = ${id}::uuid and ${isShared(ctx)}`.execute(ctx.db);
  const [file] = rows;
  return file && { ...file, signedOriginal: isUsable(file.signedOriginal) ? file.signedOriginal : null };
}

/** A waiver counts from the moment it is generated: a draft waives nothing. */
export const givenWaivers = ['generated', 'sent', 'signed', 'effective', 'released'] as const satisfies WaiverStatus[];

/** The facts that an application's waivers depend on. */
export interface SheetWaiver {
  /** The latest earlier application that is not void, if the caller can read it. */
  previous: { id: string; applicationNumber: number; status: PayApplicationStatus; periodTo: string } | null;
  /** The generated waivers of both applications that are still in force, newest first. */
  waivers: { id: string; type: WaiverType; payApplicationId: string }[];
}

export const waiverFactsOf = belonging({
  name: 'waiver facts:pay_applications',
  rows: (ctx, ids) => sql<SheetWaiver & { id: string }>`
    select a.id, to_jsonb(p) as previous, coalesce(w.waivers, '[]') as waivers
    from (select id, project_id as project, application_number as number from pay_applications
      where id = any(${ids}) and ${checked(ctx, 'pay_applications')}) a
    left join lateral (select id, application_number as "applicationNumber", status, period_to as "periodTo" from pay_applications
      where project_id = a.project and application_number < a.number and status <> 'void'
      and ${scoped(ctx, 'pay_applications')} order by application_number desc limit 1) p on true
    left join lateral (select jsonb_agg(jsonb_build_object('id', id, 'type', type, 'payApplicationId', pay_application_id)
        order by serial desc) as waivers from waivers
      where pay_application_id in (a.id, p.id) and status in (${sql.join(givenWaivers)}) and ${scoped(ctx, 'waivers')}) w
      on true`,
  owner: ({ id }) => id,
  value: ([facts]): SheetWaiver => facts ?? { previous: null, waivers: [] },
});

const isOfAccount = (ctx: RequestContext) => sql`account_id = ${ctx.account.id}::uuid`;
const ownExternalId = (ctx: RequestContext) => sql`case when ${isOfAccount(ctx)} then external_id end`;

const byPaymentDue = computed('payment_due', 'decimal', () => sql`(g702 ->> 'currentPaymentDue')::numeric`);

/** The order by what is certified and not paid (`readState`). */
const byOutstanding = computed(
  'outstanding',
  'decimal',
  (ctx) => sql`certified_amount - coalesce((select sum(amount) from pay_application_payments
    where pay_application_id = pay_applications.id and ${checked(ctx, 'pay_application_payments')}), 0)`,
);

export const payApplications = defineTable<PayApplicationRow>({
  type: 'PayApplication',
  entity: PayApplication,
  name: 'pay_applications',
  one: {
    project: 'Project',
    division: 'Division',
    sov: { type: 'Sov', description: 'The schedule that is billed.' },
  },
  many: {
    waivers: 'Waiver',
    waiverRequests: { type: 'WaiverRequest', description: 'The waivers that payees were asked for.' },
    documents: { type: 'Document', on: 'documentableId', filter: { documentableType: 'pay_application' } },
    orders: { type: 'DocumentOrder', on: 'documentableId' },
  },
  derived: {
    statusLabel: ['status'],
    externalSource: ['accountId'],
    externalId: ['accountId'],
    participants: [],
    emailInvitations: [],
    sharedDocument: [],
    comments: [],
    outdatedWaivers: [],
    payments: [],
    amountPaid: [],
    amountOutstanding: ['certifiedAmount'],
    warnings: ['status', 'g702', 'g703', 'opening'],
    expectedWaivers: ['applicationNumber', 'status', 'g702', 'g703'],
    missingBeforePayment: [
      'applicationNumber',
      'periodTo',
      'organizationId',
      'accountId',
      'projectId',
      'status',
      'g702',
      'g703',
    ],
  },
  facts: [
    participantsOf.facts('id', 'participants'),
    emailInvitationsOf.facts('id', 'emailInvitations'),
    sharedDocumentOf.facts('id', 'sharedDocument'),
    commentsOf.facts('id', 'comments'),
    outdatedWaiversOf.facts('id', 'outdatedWaivers'),
    paymentsOf.facts('id', 'payments', 'amountPaid', 'amountOutstanding'),
    waiverFactsOf.facts('id', 'expectedWaivers', 'missingBeforePayment'),
    readDeadlineFacts('project_id', 'missingBeforePayment'),
    claimantsOfProjects.facts('project_id', 'missingBeforePayment'),
  ],
  filters: {
    // The keys of the other accounts that share their applications are theirs.
    externalSource: (value: string, ctx) => sql`external_source = ${value} and ${isOfAccount(ctx)}`,
    externalId: (value: string, ctx) => sql`external_id = ${value} and ${isOfAccount(ctx)}`,
    projectId: equals('project_id'),
    sovId: equals('sov_id'),
    organizationId: equals('organization_id'),
    divisionId: equals('division_id'),
    status: equals('status'),
    state: isInState,
    taskAssigneeId: hasTaskFor('project_id'),
    search: matchesWithProject(sql`application_number::text`, ownExternalId),
    ...dayFilters('period_to'),
  },
  orders: {
    APPLICATION_NUMBER: 'application_number',
    APPLICATION_DATE: 'application_date',
    PERIOD_TO: 'period_to',
    CERTIFIED_AMOUNT: 'certified_amount',
    STATUS: 'status',
    PROJECT: byProject({ isShared: true }),
    CURRENT_PAYMENT_DUE: byPaymentDue,
    AMOUNT_OUTSTANDING: byOutstanding,
  },
});

/** The payments on one application, which the caller must be able to read. */
export async function paymentsOn(ctx: RequestContext, id: string): Promise<PayApplicationPayment[]> {
  const { rows } = await sql`
    select 1 from pay_applications where id = ${id}::uuid and ${scoped(ctx, 'pay_applications')}`.execute(ctx.db);
  return rows.length > 0 ? paymentsOf.of(ctx, id) : rejectMissing(ctx, payApplications as Table, id);
}

/** The comments on one application, which the caller must be able to read. */
export async function commentsOn(ctx: RequestContext, id: string): Promise<PayApplicationComment[]> {
  const { rows } = await sql`
    select 1 from pay_applications where id = ${id}::uuid and ${scoped(ctx, 'pay_applications')}`.execute(ctx.db);
  return rows.length > 0 ? commentsOf.of(ctx, id) : rejectMissing(ctx, payApplications as Table, id);
}
