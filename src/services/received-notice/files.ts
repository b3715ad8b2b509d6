import type { RequestContext } from '../../context/request-context.js';
import { ReceivedNotice } from '../../entities/received-notice.js';
import { receivedNotices } from '../../reads/loaders/received-notice.loader.js';
import type { AttachReceivedNoticeFileInput, RemoveReceivedNoticeFileInput } from '../../schema/received-notice.js';
import { attachRecordFile, removeFilesOfRecords, removeRecordFile } from '../record-files/index.js';

const kind = {
  subject: 'received_notice',
  noun: 'received notice',
  entity: ReceivedNotice,
  table: receivedNotices,
} as const;

export function attachReceivedNoticeFile(
  ctx: RequestContext,
  input: AttachReceivedNoticeFileInput,
): Promise<ReceivedNotice> {
  return attachRecordFile(ctx, kind, input);
}

export function removeReceivedNoticeFile(
  ctx: RequestContext,
  input: RemoveReceivedNoticeFileInput,
): Promise<ReceivedNotice> {
  return removeRecordFile(ctx, kind, input);
}

export function removeReceivedNoticeFiles(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  return removeFilesOfRecords(ctx, kind.subject, ids);
}
