import { useState } from 'react';
import { ApiError } from '../api/errors';
import { useScope } from '../api/scope';
import type { MailClass } from '../documents/made-documents.documents';
import { mailClasses } from '../documents/mailing';
import { PriceRose } from '../documents/price';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { choices } from '../parts/choices';
import { dayToServe } from '../parts/day-to-serve';
import { Dialog } from '../parts/dialog';
import { SelectField } from '../parts/field';
import { useFilters } from '../parts/filters';
import { Form } from '../parts/form';
import { formatCount, formatCredits, formatDate } from '../parts/format';
import { Page } from '../parts/page';
import { plainSentence } from '../parts/plain';
import { Empty, ErrorNote } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { useCanChange } from '../shell/viewer';
import { type BatchRow, isReady, useBatch } from './use-batch';

const columns: readonly Column<BatchRow>[] = [
  {
    title: 'Notice',
    cell: ({ notice }) => <span className="whitespace-nowrap">{notice?.noticeNumber ?? '…'}</span>,
  },
  { title: 'Project', cell: ({ notice }) => notice?.project?.name ?? '—', below: true },
  { title: 'Serve by', cell: ({ notice }) => formatDate(notice && dayToServe(notice)), wideOnly: true },
  { title: 'Recipients', cell: ({ recipients }) => recipients, align: 'right', wideOnly: true },
  { title: 'Credits', cell: ({ cost }) => cost ?? '—', align: 'right' },
  { title: 'Progress', cell: (row) => <State row={row} />, below: true },
];

/** Several notices at once: what each one lacks, what all of them cost, and each one's progress while they are mailed. */
export default function SendNoticesPage() {
  const [{ ids }] = useFilters({ ids: '' });
  const { mode } = useScope();
  const canChange = useCanChange();
  const [mailClass, setMailClass] = useState<MailClass>('CERTIFIED');
  const [isConfirming, setConfirming] = useState(false);
  const [isSending, setSending] = useState(false);
  const batch = useBatch(ids ? ids.split(',').slice(0, 50) : [], mailClass);
  const { rows, balance } = batch;
  const ready = rows.filter(isReady);
  const sent = rows.filter(({ order }) => order === 'sent').length;
  const isStarted = sent > 0 || rows.some(({ order }) => order instanceof ApiError);
  const cost = ready.reduce((sum, row) => sum + row.cost!, 0);
  const failure = rows.map(({ order }) => order).find((order) => order instanceof ApiError);
  if (rows.length === 0) {
    return (
      <Page title="Mail several notices">
        <Empty title="No notice is chosen" action={<To page="/notices">Choose notices on the board</To>}>
          Choose the notices that you want to mail together.
        </Empty>
      </Page>
    );
  }
  const verb = `${isStarted ? 'Go on: mail' : 'Mail'} ${formatCount(ready.length, 'notice')} for ${formatCredits(cost)}`;
  return (
    <Page
      title="Mail several notices"
      subtitle="Each is checked, its document is made, and it is mailed to every party with an address."
      actions={
        canChange &&
        ready.length > 0 && (
          <Button look="primary" busy={isSending} onClick={() => setConfirming(true)}>
            {verb}
          </Button>
        )
      }
    >
      <div className="max-w-60">
        <SelectField
          label="Mail class"
          options={choices(mailClasses)}
          value={mailClass}
          disabled={isSending}
          onChange={({ target }) => setMailClass(target.value as MailClass)}
        />
      </div>
      {(isStarted || isSending) && (
        <div className="mb-3">
          <p role="status">
            {sent} of {rows.length} mailed
          </p>
          <progress className="w-full accent-(--accent)" aria-label="Mailed" value={sent} max={rows.length} />
        </div>
      )}
      {failure && !isSending && (
        <div className="mb-3">
          <ErrorNote error={failure} />
        </div>
      )}
      <Table
        caption="Notices to mail"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        page={({ id }) => `/notices/${id}`}
      />
      {isConfirming && (
        <ConfirmDialog
          title={mode === 'live' ? `Mail ${formatCount(ready.length, 'notice')}` : 'Mail in the sandbox'}
          count={ready.length}
          cost={cost}
          balance={balance}
          requote={batch.requote}
          onClose={() => setConfirming(false)}
          onConfirmed={() => {
            setConfirming(false);
            setSending(true);
            void batch.sendAll().finally(() => setSending(false));
          }}
        />
      )}
    </Page>
  );
}

/** Asks once more at the price of all, and again if it rose since it was shown. */
function ConfirmDialog({
  title,
  count,
  cost,
  balance,
  requote,
  onClose,
  onConfirmed,
}: {
  title: string;
  count: number;
  cost: number;
  balance: number | undefined;
  requote: () => Promise<number | ApiError>;
  onClose: () => void;
  onConfirmed: () => void;
}) {
  const [roseFrom, setRoseFrom] = useState<number>();
  const [isQuoting, setQuoting] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const confirm = async () => {
    setQuoting(true);
    const fresh = await requote();
    setQuoting(false);
    if (fresh instanceof ApiError) return setError(fresh);
    setError(null);
    if (fresh > cost) return setRoseFrom(cost);
    onConfirmed();
  };
  return (
    <Dialog onClose={onClose} title={title}>
      <Form
        error={error}
        busy={isQuoting}
        submit={`Mail ${count === 1 ? 'it' : 'them'} for ${formatCredits(cost)}`}
        onCancel={onClose}
        onSubmit={confirm}
      >
        <PriceRose from={roseFrom} to={cost} />
        <p className="mb-3">
          {formatCount(count, 'notice')} cost {formatCredits(cost)} of {formatCredits(balance)}. Each is mailed once,
          also if the connection is lost.
        </p>
        {balance !== undefined && cost > balance && (
          <p className="mb-3 text-danger">
            Your credits are enough for some of them only. <To page="/account/credits">Buy credits</To>
          </p>
        )}
      </Form>
    </Dialog>
  );
}

function State({ row: { missing, order, notice } }: { row: BatchRow }) {
  if (order === 'sent') return <Badge tone="success">mailed</Badge>;
  if (order === 'sending') return <Badge tone="accent">being mailed…</Badge>;
  if (order instanceof ApiError) return <Badge tone="danger">not mailed</Badge>;
  if (missing === undefined) return <span className="text-muted">being checked…</span>;
  if (missing === null)
    return <Badge tone="neutral">{notice?.status === 'DRAFT' ? 'ready' : 'ready, generated'}</Badge>;
  if (typeof missing === 'string') return <span className="text-warning">{missing}</span>;
  const messages = Object.values(missing.fields).flat();
  return <span className="text-warning">{plainSentence(messages[0] ?? missing.message)}</span>;
}
