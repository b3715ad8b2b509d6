import { useState } from 'react';
import { ApiError } from '../api/errors';
import { useScope } from '../api/scope';
import { sayAlone } from '../api/violation-words';
import type { MailClass } from '../documents/made-documents.documents';
import { mailClasses } from '../documents/mailing';
import { PriceRose } from '../documents/price';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { choices } from '../parts/choices';
import { dayToServe } from '../parts/day-to-serve';
import { SelectField } from '../parts/field';
import { useFilters } from '../parts/filters';
import { formatCount, formatCredits, formatDate, formatNumber } from '../parts/format';
import { Page } from '../parts/page';
import { Progress } from '../parts/progress';
import { Empty, ErrorNote, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { useCanChange } from '../shell/viewer';
import { ConfirmMailing } from './confirm-mailing';
import type { BatchRow } from './use-batch';
import { noFilter } from './use-board';
import { type Chosen, useIdsToMail } from './use-ids-to-mail';
import { useMailing } from './use-mailing';

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
  const [chosen] = useFilters('/notices/send', { ids: '', groups: '', except: '', ...noFilter });
  const read = useIdsToMail(chosen as Chosen);
  const [mailClass, setMailClass] = useState<MailClass>('CERTIFIED');
  if (read.data?.length) {
    // Another class has other prices: everything is checked again.
    return <Mailing key={mailClass} ids={read.data} mailClass={mailClass} onClass={setMailClass} />;
  }
  return (
    <Page title={title}>
      <Loaded read={read}>
        {() => (
          <Empty title="No notice is chosen" action={<To page="/notices">Choose notices on the board</To>}>
            Choose the notices that you want to mail together.
          </Empty>
        )}
      </Loaded>
    </Page>
  );
}

const title = 'Mail several notices';

function Mailing({
  ids,
  mailClass,
  onClass,
}: {
  ids: readonly string[];
  mailClass: MailClass;
  onClass: (chosen: MailClass) => void;
}) {
  const { mode } = useScope();
  const canChange = useCanChange();
  const [isConfirming, setConfirming] = useState(false);
  const mailing = useMailing(ids, mailClass);
  const { rows, balance, ready, cost, sent, phase, isQuoted } = mailing;
  const isSending = phase === 'sending';
  const isStarted = sent > 0 || rows.some(({ order }) => order instanceof ApiError);
  const failure = rows.map(({ order }) => order).find((order) => order instanceof ApiError);
  const verb = `${isStarted ? 'Go on: mail' : 'Mail'} ${formatCount(ready, 'notice')} for ${formatCredits(cost)}`;
  return (
    <Page
      title={title}
      subtitle="Each is checked, its document is made, and it is mailed to every party with an address."
      actions={
        canChange &&
        ready > 0 &&
        isQuoted && (
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
          onChange={({ target }) => onClass(target.value as MailClass)}
        />
      </div>
      {!isQuoted && (
        <Progress
          label="Checked"
          text={`Checking ${formatCount(ids.length, 'notice')}: ${formatNumber(mailing.from - 1)} are checked. Nothing is mailed before you have seen the price of all.`}
          value={mailing.from - 1}
          max={ids.length}
        />
      )}
      {(isStarted || isSending) && (
        <Progress
          label="Mailed"
          text={`${formatNumber(sent)} of ${formatNumber(ids.length)} mailed`}
          value={sent}
          max={ids.length}
        />
      )}
      <PriceRose from={mailing.roseFrom} to={cost} />
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
        page={({ id }) => ({ page: '/notices/$id', params: { id } })}
      />
      {mailing.parts > 1 && <Parts mailing={mailing} total={ids.length} />}
      {isConfirming && (
        <ConfirmMailing
          title={mode === 'live' ? `Mail ${formatCount(ready, 'notice')}` : 'Mail in the sandbox'}
          count={ready}
          cost={cost}
          balance={balance}
          requote={mailing.requote}
          onClose={() => setConfirming(false)}
          onConfirmed={() => {
            setConfirming(false);
            mailing.send();
          }}
        />
      )}
    </Page>
  );
}

/** Which notices the table shows, and the way to the others. */
function Parts({ mailing, total }: { mailing: ReturnType<typeof useMailing>; total: number }) {
  const { from, until, part, parts, phase, show } = mailing;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-center gap-3">
      <Button disabled={phase !== 'waiting' || part === 0} onClick={() => show(part - 1)}>
        Previous
      </Button>
      <p>{`${formatNumber(from)} to ${formatNumber(until)} of ${formatCount(total, 'notice')}`}</p>
      <Button disabled={phase !== 'waiting' || part + 1 >= parts} onClick={() => show(part + 1)}>
        Next
      </Button>
    </div>
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
  const [first] = missing.violations;
  return <span className="text-warning">{first ? sayAlone(first) : missing.message}</span>;
}
