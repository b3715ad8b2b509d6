import { useState } from 'react';
import type { ApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { sayAlone } from '../api/violation-words';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { TextField } from '../parts/field';
import { useForm } from '../parts/form';
import { formatCount, formatDate, formatMoney, plainAmount } from '../parts/format';
import { Section } from '../parts/page';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { ReplaceWaiverRequestDocument } from '../waiver-requests/requests.documents';
import { OutdatedWaiversDocument, type OutdatedWaiversQuery } from './outdated.documents';

type Outdated = OutdatedWaiversQuery['payApplication']['outdatedWaivers'][number];

const follows = ['pay_application', 'waiver_request', 'waiver', 'party', 'organization'];

/** The waivers that the pay application, which was corrected after them, does not bear out any more, and the act that asks for them again. */
export function OutdatedWaivers({ id, canChange }: { id: string; canChange: boolean }) {
  const rows = useRead(OutdatedWaiversDocument, { id }, { follows }).data?.payApplication.outdatedWaivers ?? [];
  const replace = useChange(ReplaceWaiverRequestDocument);
  const { values, set, saved } = useForm({ amounts: {} as Readonly<Record<string, string>> });
  const { amounts } = values;
  /** Why the service has asked a payee for nothing, by request. It keeps no other payee from being asked. */
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  if (rows.length === 0) return null;
  const amountOf = ({ waiverRequestId, isAmountOpen, amountNow }: Outdated) =>
    isAmountOpen ? plainAmount(amounts[waiverRequestId!] ?? '') : amountNow;
  const ready = rows.filter((row) => row.refusal === null && amountOf(row) !== '');
  const waiting = rows.filter((row) => row.refusal === null && amountOf(row) === '').length;
  const askAgain = async () => {
    setRefusals({});
    for (const row of ready) {
      const id = row.waiverRequestId!;
      const input = { id, throughDate: row.throughDateNow, amount: amountOf(row) };
      await replace.mutateAsync({ input }).catch((error: ApiError) => {
        const said = error.violations.map(sayAlone).join(' ') || error.message;
        setRefusals((others) => ({ ...others, [id]: said }));
      });
    }
    saved();
  };
  const now: Column<Outdated> = {
    title: 'Now',
    cell: (row) => {
      if (row.refusal !== null) return <span className="text-muted">{row.refusal}</span>;
      const { waiverRequestId, isAmountOpen, payeeName } = row;
      const refusal = refusals[waiverRequestId!];
      return (
        <>
          {isAmountOpen && canChange && (
            <TextField
              label={`Amount now for ${payeeName}`}
              inputMode="decimal"
              hint="It was a part of the sum that has changed."
              value={amounts[waiverRequestId!] ?? ''}
              onChange={({ target }) => set('amounts', { ...amounts, [waiverRequestId!]: target.value })}
            />
          )}
          <Figures amount={row.amountNow} day={row.throughDateNow} />
          {refusal && <span className="block text-danger">Not asked again: {refusal}</span>}
        </>
      );
    },
  };
  return (
    <Section
      title="Waivers that no longer agree"
      actions={
        canChange &&
        ready.length > 0 && (
          <Button look="primary" busy={replace.isPending} onClick={() => void askAgain()}>
            Ask again: {formatCount(ready.length, 'payee')}
          </Button>
        )
      }
    >
      <p className="mb-2 text-muted">
        The pay application was corrected after these. Each payee that is asked again gets a new request in place of the
        old one.
        {canChange && waiting > 0 && ` ${formatCount(waiting, 'payee')} left out until you fill in the amount.`}
      </p>
      <Table
        caption="Waivers that no longer agree"
        rows={rows}
        rowKey={({ waiverRequestId, waiverId }) => (waiverRequestId ?? waiverId)!}
        columns={[...columns, now]}
      />
    </Section>
  );
}

function Figures({ amount, day }: { amount: string | null; day: string | null }) {
  return (
    <>
      {amount && <span className="block">{formatMoney(amount)}</span>}
      {day && <span className="block">through {formatDate(day)}</span>}
    </>
  );
}

const columns: Column<Outdated>[] = [
  {
    title: 'Waiver',
    cell: ({ waiverRequestId, waiverId, payeeName, type, statusLabel }) => (
      <>
        {waiverRequestId ? (
          <To page="/waivers/requests/$id" params={{ id: waiverRequestId }}>
            {payeeName}
          </To>
        ) : (
          <To page="/waivers/$id" params={{ id: waiverId! }}>
            Your own waiver
          </To>
        )}
        <span className="block text-muted">
          {inWords(type)}, {statusLabel.toLowerCase()}
        </span>
      </>
    ),
  },
  { title: 'Says', cell: ({ amount, throughDate }) => <Figures amount={amount} day={throughDate} />, below: true },
];
