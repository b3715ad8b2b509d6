import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, asApiError } from '../api/errors';
import { execute } from '../api/execute';
import { makeKey } from '../api/new-key';
import { useScope } from '../api/scope';
import { toReadQuery } from '../api/use-read';
import {
  type MailClass,
  MailPriceDocument,
  OrderNoticeDocument,
  type OrderRecordInput,
} from '../documents/made-documents.documents';
import { countPages, listRecipients, mailClassFor, sumCredits, toPriceQuery, toVersion } from '../documents/mailing';
import { toPreviewQuery } from '../documents/use-preview';
import { isOpen, toDocumentInput } from './document-of';
import type { Notice } from './notice';
import { NoticeDocument } from './notices.documents';
import { noticeRecords } from './use-notice';

export interface BatchRow {
  id: string;
  notice: Notice | undefined;
  /** What keeps it from being mailed; null if nothing does, undefined while it is checked. */
  missing: ApiError | string | null | undefined;
  recipients: number;
  cost: number | undefined;
  /** What became of its order. */
  order: 'waiting' | 'sending' | 'sent' | ApiError;
}

/** After these errors the next order fails too, so the rest waits. */
const stopping = ['OFFLINE', 'INSUFFICIENT_CREDITS', 'UNAUTHENTICATED', 'RATE_LIMITED', 'FORBIDDEN'];

/**
 * Checks, quotes and mails several notices. The key of each order follows from what is ordered: an attempt after a lost connection,
 * after a return to this page or in another tab sends nothing twice.
 */
export function useBatch(ids: readonly string[], mailClass: MailClass) {
  const scope = useScope();
  const client = useQueryClient();
  const [orders, setOrders] = useState<Record<string, BatchRow['order']>>({});
  const reads = useQueries({
    queries: ids.map((id) => toReadQuery(scope, NoticeDocument, { id }, noticeRecords)),
  });
  const notices = reads.map(({ data }) => data?.notice);
  const previews = useQueries({
    queries: notices.map((notice, index) =>
      toPreviewQuery(
        scope,
        notice?.status === 'DRAFT' ? toDocumentInput(notice) : undefined,
        notice ? toVersion(notice) : `${index}`,
      ),
    ),
  });
  const pages = notices.map((notice, index) => notice && countPages(notice, previews[index]!));
  const prices = useQueries({
    queries: notices.map((notice, index) => ({
      ...toReadQuery(
        scope,
        MailPriceDocument,
        toPriceQuery(pricedAs(notice), mailClass, notice ? listRecipients(notice) : [], pages[index] ?? 1),
        ['credits'],
      ),
      enabled: notice !== undefined && listRecipients(notice).length > 0 && pages[index] !== undefined,
    })),
  });
  const rows = ids.map((id, index): BatchRow => {
    const notice = notices[index];
    const recipients = notice ? listRecipients(notice).length : 0;
    const { data: price, error: unpriced } = prices[index]!;
    const unread = notice ? null : toReadError(reads[index]!.error);
    const missing = unread ?? findMissing(notice, recipients, previews[index]!);
    return {
      id,
      notice,
      missing: missing === null && !price ? unpriced : missing,
      recipients,
      cost: notice && price && sumCredits(price, notice),
      order: reconcileOrder(notice, orders[id] ?? 'waiting'),
    };
  });
  const note = (id: string, order: BatchRow['order']) => setOrders((current) => ({ ...current, [id]: order }));

  /** @returns whether the next one can be sent */
  async function send({ id, notice: shown }: BatchRow): Promise<boolean> {
    note(id, 'sending');
    try {
      const { notice: now } = await execute(NoticeDocument, { id }, { scope });
      if (!isOpen(now)) {
        note(id, getMailState(now));
        return true;
      }
      // What was checked and priced is what is mailed.
      if (toVersion(now) !== toVersion(shown!))
        throw new ApiError('CONFLICT', 'It changed after it was checked. Nothing was sent.', null);
      const all = listRecipients(now);
      const recipients = all.map(({ id: _, ...recipient }) => recipient);
      const ofAll = mailClassFor(all, mailClass);
      const input: OrderRecordInput = {
        id,
        ...(ofAll && { mailClass: ofAll }),
        recipients,
        expectedUpdatedAt: now.updatedAt,
      };
      const idempotencyKey = await makeKey(input);
      await execute(OrderNoticeDocument, { input }, { scope, idempotencyKey });
      note(id, 'sent');
      return true;
    } catch (thrown) {
      const error = asApiError(thrown);
      note(id, error);
      return !stopping.includes(error.code);
    }
  }

  return {
    rows,
    orders,
    balance: prices.find(({ data }) => data)?.data?.creditBalance.balance.total,
    /** Reads the prices again. @returns the total of what is to be sent, or the error */
    requote: async (): Promise<number | ApiError> => {
      const fresh = await Promise.all(
        prices.map(({ refetch }, index) => (isReady(rows[index]!) ? refetch() : undefined)),
      );
      const failed = fresh.find((one) => one?.error);
      if (failed?.error) return failed.error;
      return fresh.reduce((sum, one, index) => sum + (one?.data ? sumCredits(one.data, notices[index]!) : 0), 0);
    },
    /** Mails what is ready, one after the other. @returns whether the next ones can be sent */
    sendAll: async (): Promise<boolean> => {
      for (const row of rows.filter(isReady)) {
        if (!(await send(row))) return false;
      }
      return true;
    },
    /** Reads again what the page shows. */
    readAgain: () => client.invalidateQueries({ queryKey: [scope.organizationId, scope.mode] }),
  };
}

/** Whether it is known of each notice if it can be mailed, and at what price. */
export function isChecked(rows: readonly BatchRow[]): boolean {
  return rows.every(({ missing, cost }) => missing !== undefined && (missing !== null || cost !== undefined));
}

/** Whether it can be mailed now, for the first time or again after an error. */
export function isReady({ missing, order, cost }: BatchRow): boolean {
  return missing === null && cost !== undefined && (order === 'waiting' || order instanceof ApiError);
}

const pricedAs = (notice: Notice | undefined) => ({
  state: notice?.state ?? '',
  documentType: 'NOTICE',
});

/** An order whose answer was lost has arrived if the notice is ordered. */
function reconcileOrder(notice: Notice | undefined, order: BatchRow['order']): BatchRow['order'] {
  return order instanceof ApiError && notice && !isOpen(notice) ? getMailState(notice) : order;
}

/** What became of the order of a notice that can no longer be mailed. */
function getMailState({ status }: Notice): 'sent' | 'waiting' {
  return status === 'VOID' ? 'waiting' : 'sent';
}

function toReadError(error: ApiError | null): ApiError | string | null {
  return error?.code === 'NOT_FOUND' ? 'It no longer exists.' : error;
}

function findMissing(
  notice: Notice | undefined,
  recipients: number,
  preview: { error: ApiError | null; isPending: boolean },
): BatchRow['missing'] {
  if (!notice) return undefined;
  if (!isOpen(notice)) return notice.status === 'VOID' ? 'It is void.' : 'It is mailed already.';
  if (recipients === 0) return 'No party has a complete address.';
  if (notice.status === 'GENERATED') return null;
  if (preview.error) return preview.error;
  return preview.isPending ? undefined : null;
}
