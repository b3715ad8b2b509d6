import type { RequestContext } from '../../context/request-context.js';
import { amendedMetadata } from '../../domain/notice/amendment.js';
import type { Violation } from '../../domain/shared/violation.js';
import type { NoticeType } from '../../domain/vocabulary.js';
import type { Violations } from '../../errors/app-error.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import type { CreateNoticeInput, UpdateNoticeInput } from '../../schema/notice.js';
import { references } from '../shared/record.js';

type Row = Record<string, unknown>;

/** The notice that the input amends, locked until the request ends: its claim becomes the amendment's original claim. */
export async function findParent(
  ctx: RequestContext,
  violations: Violations,
  { parentNoticeId, amendmentReason, projectId }: CreateNoticeInput,
): Promise<Row | undefined> {
  if (parentNoticeId && !amendmentReason) {
    violations.add('amendmentReason', 'The amendment reason field is required when parent notice id is present.');
  }
  if (amendmentReason && !parentNoticeId) {
    violations.add('parentNoticeId', 'The parent notice id field is required when amendment reason is present.');
  }
  const { parent } = await references(ctx, violations, {
    parent: {
      field: 'parentNoticeId',
      table: notices,
      id: parentNoticeId,
      changed: true,
      ...(projectId && { projectId }),
    },
  });
  if (parent?.status === 'void') violations.add('parentNoticeId', 'A notice that is void cannot be amended.');
  return parent;
}

/** An amendment corrects its parent's content: it has the same type and state, and a later date. */
export function amendmentViolations(
  { type, state, noticeDate }: Pick<UpdateNoticeInput, 'type' | 'state' | 'noticeDate'> | CreateNoticeInput,
  parent: Row,
): Violation[] {
  const issued = parent.notice_date as string;
  const violations: Violation[] = [];
  const reject = (field: string, message: string) => violations.push({ field, message });
  if (type && type !== parent.type) reject('type', 'The type field must be that of the parent notice.');
  if (state && state !== parent.state) reject('state', 'The state field must be that of the parent notice.');
  if (noticeDate && noticeDate < issued) {
    reject(
      'noticeDate',
      `The notice date field must be a date after or equal to that of the parent notice, ${issued}.`,
    );
  }
  return violations;
}

/** The input, completed with its parent's facts. An explicit null counts as an answer if the field may be unset. */
export function withDefaults(input: CreateNoticeInput, parent: Row): CreateNoticeInput {
  const inherited = {
    duty: parent.duty as CreateNoticeInput['duty'],
    claimAmount: money(parent.claim_amount),
    firstFurnishingDate: parent.first_furnishing_date as string | null,
    lastFurnishingDate: parent.last_furnishing_date as string | null,
    deadlineDate: parent.deadline_date as string | null,
    description: parent.description as string | null,
    metadata: amendedMetadata(parent.metadata as Record<string, unknown> | null),
  };
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return {
    ...inherited,
    ...(sent as unknown as CreateNoticeInput),
    projectId: input.projectId ?? (parent.project_id as string),
    organizationId: input.organizationId ?? (parent.organization_id as string),
    type: input.type ?? (parent.type as NoticeType),
    state: input.state ?? (parent.state as string),
    originalClaimAmount: input.originalClaimAmount ?? money(parent.claim_amount),
  };
}

/**
 * An amount from a row that was read as JSON: a double represents twelve digits and two decimals exactly enough to print them
 * again.
 */
function money(amount: unknown): string | null {
  return amount === null ? null : Number(amount).toFixed(2);
}
