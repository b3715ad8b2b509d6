import { useRead } from '../api/use-read';
import { Button } from '../parts/button';
import { SelectField, TextField } from '../parts/field';
import { type ExceptionRow, exceptionNames, newException, newPrior, type PriorRow, priorWords } from './excepted';
import { type ListProps, RowList } from './row-list';
import { EarlierWaiversDocument } from './waivers.documents';

export const listTitles = {
  exceptions: 'Exceptions',
  priorWaivers: 'Earlier unpaid waivers',
} as const;
export type ListName = keyof typeof listTitles;

const kinds = Object.entries(exceptionNames).map(([value, text]) => ({ value, text }));

/** What the waiver leaves out. */
export function ExceptionFields(list: ListProps<ExceptionRow>) {
  return (
    <RowList
      name="exceptions"
      title={listTitles.exceptions}
      item="exception"
      hint="What you do not waive, beside what the form leaves out in its own words."
      blank={newException}
      fields={(text, { kind }) => (
        <>
          <SelectField label="Kind" options={kinds} {...text('kind')} />
          <TextField label="Amount" inputMode="decimal" required={kind === 'DISPUTED'} {...text('amount')} />
          <TextField label="Date" type="date" {...text('date')} />
          <TextField label="What it is" required={kind === 'OTHER'} {...text('text')} />
        </>
      )}
      {...list}
    />
  );
}

/** The progress payments that a conditional waiver was given for and that have not come in. */
export function PriorFields({
  projectId,
  waiverId,
  ...list
}: ListProps<PriorRow> & { projectId: string; waiverId?: string }) {
  const read = useRead(EarlierWaiversDocument, { projectId }, { enabled: projectId !== '', follows: ['waiver'] });
  const isListed = (date: string, amount: string) =>
    list.rows.some((row) => row.date === date && Number(row.amount) === Number(amount));
  const unpaid = (read.data?.waivers.nodes ?? []).flatMap(({ id, status, throughDate, amount, paymentReceivedOn }) => {
    const isGiven = status === 'SENT' || status === 'SIGNED';
    if (!isGiven || paymentReceivedOn || !throughDate || id === waiverId) return [];
    return isListed(throughDate, amount ?? '') ? [] : [{ id, date: throughDate, amount }];
  });
  return (
    <RowList
      name="priorWaivers"
      title={listTitles.priorWaivers}
      item="earlier waiver"
      hint="Progress payments that you gave a conditional waiver for and have not received."
      blank={newPrior}
      fields={(text) => (
        <>
          <TextField label="Through date" type="date" required {...text('date')} />
          <TextField label="Unpaid amount" inputMode="decimal" {...text('amount')} />
        </>
      )}
      more={(add) =>
        unpaid.map(({ id, ...prior }) => (
          <Button key={id} onClick={() => add(newPrior(prior.date, prior.amount ?? ''))}>
            Add: {priorWords(prior)}
          </Button>
        ))
      }
      {...list}
    />
  );
}
