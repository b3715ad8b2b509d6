import type { ChangeSet } from '@mikro-orm/core';
import type { RequestContext } from '../../context/request-context.js';
import { servedStatuses } from '../../domain/deadlines/open.js';
import { recordDates } from '../../domain/notice/record-dates.js';
import { movesDay } from './notice-days.js';
import { refreshAtCommit, storeDayAtCommit } from './refresh.js';

interface Change {
  record: Record<string, unknown>;
  isNew: boolean;
  /** Whether the change sets the field; a new record sets what is neither null nor false. */
  sets(field: string): boolean;
}

/** The fields of a project that its deadlines, or the watch over them, depend on. */
const projectFields = [
  'status',
  'actsDone',
  'state',
  'sector',
  'use',
  'ownerOccupied',
  'units',
  'newConstruction',
  'paymentBond',
  'publicFunds',
  'homesFor',
  'condominium',
  'writtenContract',
  'completionNoticePublished',
  'noticeOfContractDate',
  'terminationDate',
  'acceptanceDate',
  'finalSettlementDate',
  'debtDueDate',
  'statementRecordedDate',
  'extensionDate',
  'demandToSueDate',
  'contestDate',
  'claimantRole',
  'contractAmount',
  'dateContract',
  'originalContractDate',
  'firstFurnishingDate',
  'lastFurnishingDate',
  'completionDate',
  'noticeOfCommencement',
  'recordedNotices',
  'deletedAt',
];

/** Entity → whether a change of the record can move or end a deadline of its project. */
const movers: Record<string, (change: Change) => boolean> = {
  Project: ({ sets }) => projectFields.some(sets),
  Party: ({ record: { role, isClaimant }, isNew, sets }) =>
    isNew
      ? Boolean(isClaimant) || role === 'lender' || role === 'lien_agent'
      : ['role', 'isClaimant', 'isActive', 'hiredByPartyId', 'deletedAt'].some(sets),
  Jobsite: ({ record: { isPrimary }, sets }) =>
    sets('isPrimary') || (Boolean(isPrimary) && (sets('state') || sets('deletedAt'))),
  Notice: ({ record: { status, filedOn, recordedOn }, sets }) =>
    (sets('status') && (servedStatuses as readonly unknown[]).includes(status)) ||
    recordDates.some(sets) ||
    ((sets('deletedAt') || sets('type') || sets('duty') || status === 'void') && Boolean(filedOn ?? recordedOn)),
  Waiver: ({ record: { signedAt }, sets }) => Boolean(signedAt) && (sets('signedAt') || sets('deletedAt')),
  Escalation: ({ record: { status }, sets }) =>
    (sets('status') && status !== 'draft' && status !== 'sent') ||
    recordDates.some(sets) ||
    sets('type') ||
    sets('deletedAt'),
};

/**
 * Refreshes the deadlines of projects whose facts a flush has changed, and the days of notices, when the request commits. Every change of an entity
 * passes here, so no service can forget it.
 */
export function noteCourseFacts(ctx: RequestContext, changes: ReadonlyArray<ChangeSet<object>>): void {
  for (const { meta, entity, type, payload } of changes) {
    const moves = movers[meta.className];
    if (!moves) continue;
    const record = entity as Record<string, unknown>;
    const isNew = type === 'create';
    const values = payload as Record<string, unknown>;
    const sets = (field: string) => (isNew ? Boolean(values[field]) : field in values);
    const { accountId, livemode } = record as { accountId: string; livemode: boolean };
    const isOwn = accountId === ctx.account.id && livemode === ctx.livemode;
    const owner = () => (isOwn ? ctx : ctx.actAs(accountId, livemode));
    if (moves({ record, isNew, sets })) {
      const projectId = meta.className === 'Project' ? record.id : record.projectId;
      refreshAtCommit(owner(), projectId as string);
    }
    if (meta.className === 'Notice' && movesDay(record, isNew, sets)) {
      storeDayAtCommit(owner(), record.id as string, record);
    }
  }
}
