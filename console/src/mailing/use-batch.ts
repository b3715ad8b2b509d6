import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, asApiError } from '../api/errors';
import { execute } from '../api/execute';
import { makeKey } from '../api/new-key';
import { useScope } from '../api/scope';
import { toReadQuery } from '../api/use-read';
import { currentDocument } from '../documents/current-document';
import { type MailClass, MailPriceDocument, type OrderRecordInput } from '../documents/made-documents.documents';
import { countPages, listRecipients, mailClassFor, sumCredits, toPriceQuery, toVersion } from '../documents/mailing';
import type { MailSource } from '../documents/order-dialog';
import { toPreviewQuery } from '../documents/use-preview';
import type { MailKind } from './mail-kind';

export interface BatchRow<Record extends MailSource> {
  id: string;
  record: Record | undefined;
  /** What keeps it from being mailed; null if nothing does, undefined while it is checked. */
  missing: ApiError | string | null | undefined;
  recipients: number;
  cost: number | undefined;
  order: Fate;
}

/** What became of an order. */
type Fate = 'waiting' | 'sending' | 'sent' | ApiError;

type KindOfEnd<Record extends MailSource> = Pick<MailKind<never, Record>, 'isOpen' | 'closed'>;

type Checked = Pick<BatchRow<MailSource>, 'missing' | 'order' | 'cost'>;

/** After these errors the next order fails too, so the rest waits. */
const stopping = ['OFFLINE', 'INSUFFICIENT_CREDITS', 'UNAUTHENTICATED', 'RATE_LIMITED', 'FORBIDDEN'];

/**
 * Checks, quotes and mails several records of a kind. The key of each order follows from what is ordered: an attempt after a lost connection,
 * after a return to this page or in another tab sends nothing twice.
 */
export function useBatch<Data, Record extends MailSource>(
  kind: MailKind<Data, Record>,
  ids: readonly string[],
  mailClass: MailClass,
) {
  const scope = useScope();
  const client = useQueryClient();
  const [orders, setOrders] = useState<{ readonly [id: string]: Fate }>({});
  const reads = useQueries({
    queries: ids.map((id) => toReadQuery(scope, kind.document, { id }, kind.follows)),
  });
  const records = reads.map(({ data }) => data && kind.toRecord(data));
  const previews = useQueries({
    queries: records.map((record, index) =>
      toPreviewQuery(
        scope,
        record && isToPrint(record) ? kind.printedFrom(record) : undefined,
        record ? toVersion(record) : `${index}`,
      ),
    ),
  });
  const pages = records.map((record, index) => record && countPages(record, previews[index]!));
  const prices = useQueries({
    queries: records.map((record, index) => ({
      ...toReadQuery(
        scope,
        MailPriceDocument,
        toPriceQuery(
          { state: record?.state ?? '', documentType: record ? kind.printedFrom(record).type : '' },
          mailClass,
          record ? listRecipients(record) : [],
          pages[index] ?? 1,
        ),
        ['credits'],
      ),
      enabled: record !== undefined && listRecipients(record).length > 0 && pages[index] !== undefined,
    })),
  });
  const rows = ids.map((id, index): BatchRow<Record> => {
    const record = records[index];
    const recipients = record ? listRecipients(record).length : 0;
    const { data: price, error: unpriced } = prices[index]!;
    const unread = record ? null : toReadError(reads[index]!.error);
    const missing = unread ?? findMissing(kind, record, recipients, previews[index]!);
    return {
      id,
      record,
      missing: missing === null && !price ? unpriced : missing,
      recipients,
      cost: record && price && sumCredits(price, record),
      order: reconcileOrder(kind, record, orders[id] ?? 'waiting'),
    };
  });
  const note = (id: string, order: Fate) => setOrders((current) => ({ ...current, [id]: order }));

  /** @returns whether the next one can be sent */
  async function send({ id, record: shown }: BatchRow<Record>): Promise<boolean> {
    note(id, 'sending');
    try {
      const now = kind.toRecord(await execute(kind.document, { id }, { scope }));
      if (!kind.isOpen(now)) {
        note(id, toFate(kind, now));
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
      await execute(kind.order, { input }, { scope, idempotencyKey });
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
      return fresh.reduce((sum, one, index) => sum + (one?.data ? sumCredits(one.data, records[index]!) : 0), 0);
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

/** Whether it is known of each if it can be mailed, and at what price. */
export function isChecked(rows: readonly Checked[]): boolean {
  return rows.every(({ missing, cost }) => missing !== undefined && (missing !== null || cost !== undefined));
}

/** Whether it can be mailed now, for the first time or again after an error. */
export function isReady({ missing, order, cost }: Checked): boolean {
  return missing === null && cost !== undefined && (order === 'waiting' || order instanceof ApiError);
}

/** Whether its document is still to be made. */
function isToPrint(record: MailSource): boolean {
  return record.status === 'DRAFT' && currentDocument(record) === undefined;
}

/** An order whose answer was lost has arrived if the record can no longer be mailed. */
function reconcileOrder<Record extends MailSource>(
  kind: KindOfEnd<Record>,
  record: Record | undefined,
  order: Fate,
): Fate {
  return order instanceof ApiError && record && !kind.isOpen(record) ? toFate(kind, record) : order;
}

/** What became of the order of a record that can no longer be mailed. */
function toFate<Record extends MailSource>(kind: KindOfEnd<Record>, record: Record): Fate {
  return kind.closed(record).isMailed ? 'sent' : 'waiting';
}

function toReadError(error: ApiError | null): ApiError | string | null {
  return error?.code === 'NOT_FOUND' ? 'It no longer exists.' : error;
}

function findMissing<Record extends MailSource>(
  kind: KindOfEnd<Record>,
  record: Record | undefined,
  recipients: number,
  preview: { error: ApiError | null; isPending: boolean },
): Checked['missing'] {
  if (!record) return undefined;
  if (!kind.isOpen(record)) return kind.closed(record).reason;
  if (recipients === 0) return 'No party has a complete address.';
  if (!isToPrint(record)) return null;
  if (preview.error) return preview.error;
  return preview.isPending ? undefined : null;
}
