import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, asApiError } from '../api/errors';
import { execute } from '../api/execute';
import { useScope } from '../api/scope';
import { readOf } from '../api/use-read';
import { previewOf } from '../mail/use-preview';
import {
  type MailClass,
  NoticeDocument,
  NoticePriceDocument,
  type NoticeQuery,
  OrderNoticeDocument,
  type OrderRecordInput,
} from './notices.documents';
import { inputOf, isOpen, pagesOf, priceOf, recipientsOf, totalOf, versionOf } from './price';

type Notice = NoticeQuery['notice'];

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
  const notices = useQueries({
    queries: ids.map((id) =>
      readOf(scope, NoticeDocument, { id }, ['notice', 'project', 'party', 'jobsite', 'document']),
    ),
  }).map(({ data }) => data?.notice);
  const previews = useQueries({
    queries: notices.map((notice, index) =>
      previewOf(
        scope,
        notice?.status === 'DRAFT' ? inputOf(notice) : undefined,
        notice ? versionOf(notice) : `${index}`,
      ),
    ),
  });
  const pages = notices.map((notice, index) => notice && pagesOf(notice, previews[index]!));
  const prices = useQueries({
    queries: notices.map((notice, index) => ({
      ...readOf(
        scope,
        NoticePriceDocument,
        priceOf(notice ?? nothing, mailClass, notice ? recipientsOf(notice).length : 0, pages[index] ?? 1),
        ['credit_balance'],
      ),
      enabled: notice !== undefined && recipientsOf(notice).length > 0 && pages[index] !== undefined,
    })),
  });
  const rows = ids.map((id, index): BatchRow => {
    const notice = notices[index];
    const recipients = notice ? recipientsOf(notice).length : 0;
    const price = prices[index]!.data;
    return {
      id,
      notice,
      missing: missingOf(notice, recipients, previews[index]!),
      recipients,
      cost: notice && price && totalOf(price, notice),
      order: arrivedOf(notice, orders[id] ?? 'waiting'),
    };
  });
  const note = (id: string, order: BatchRow['order']) => setOrders((known) => ({ ...known, [id]: order }));

  /** @returns whether the next one can be sent */
  async function send({ id, recipients: shown }: BatchRow): Promise<boolean> {
    note(id, 'sending');
    try {
      const { notice: now } = await execute(NoticeDocument, { id }, { scope });
      if (!isOpen(now)) {
        note(id, mailedOf(now));
        return true;
      }
      const recipients = recipientsOf(now).map(({ id: _, ...recipient }) => recipient);
      // The price that was confirmed is for as many pieces of mail as were shown.
      if (recipients.length !== shown)
        throw new ApiError('CONFLICT', 'The recipients changed meanwhile. Check the price again.', null);
      const input: OrderRecordInput = { id, mailClass, recipients };
      const idempotencyKey = await keyOf({ input, updatedAt: now.updatedAt });
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
    balance: prices.find(({ data }) => data)?.data?.creditBalance.balance.total,
    /** Reads the prices anew. @returns the total of what is to be sent, or the error */
    requote: async (): Promise<number | ApiError> => {
      const fresh = await Promise.all(
        prices.map(({ refetch }, index) => (isReady(rows[index]!) ? refetch() : undefined)),
      );
      const failed = fresh.find((one) => one?.error);
      if (failed?.error) return failed.error;
      return fresh.reduce((sum, one, index) => sum + (one?.data ? totalOf(one.data, notices[index]!) : 0), 0);
    },
    /** Mails what is ready, one after the other. */
    sendAll: async () => {
      for (const row of rows.filter(isReady)) {
        if (!(await send(row))) break;
      }
      await client.invalidateQueries({ queryKey: [scope.organizationId, scope.mode] });
    },
  };
}

/** Whether it can be mailed now, for the first time or again after an error. */
export function isReady({ missing, order, cost }: BatchRow): boolean {
  return missing === null && cost !== undefined && (order === 'waiting' || order instanceof ApiError);
}

const nothing: Pick<Notice, 'type' | 'state'> = { type: 'PRELIMINARY', state: '' };

/** An idempotency key that follows from the content. A page without TLS has no `subtle`, so its keys are random. */
async function keyOf(content: object): Promise<string> {
  if (!crypto.subtle) return crypto.randomUUID();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An order whose answer was lost has arrived if the notice is ordered. */
function arrivedOf(notice: Notice | undefined, order: BatchRow['order']): BatchRow['order'] {
  return order instanceof ApiError && notice && !isOpen(notice) ? mailedOf(notice) : order;
}

/** What became of the order of a notice that can no longer be mailed. */
function mailedOf({ status }: Notice): 'sent' | 'waiting' {
  return status === 'VOID' ? 'waiting' : 'sent';
}

function missingOf(
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
