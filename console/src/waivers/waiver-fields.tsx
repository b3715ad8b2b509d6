import { useState } from 'react';
import { useChange } from '../api/use-change';
import { choices } from '../parts/choices';
import { SelectField, TextArea, TextField } from '../parts/field';
import { Saved } from '../parts/saved';
import { useAutosave, useReport } from '../parts/use-autosave';
import { ExceptedDialog } from './excepted-dialog';
import type { ListName } from './excepted-fields';
import { ExceptedLists } from './excepted-lists';
import type { Waiver } from './waiver';
import { type PaymentMethod, UpdateWaiverDocument } from './waivers.documents';

const labels = {
  amount: 'Amount',
  throughDate: 'Through date',
  paymentMethod: 'How it is paid',
  checkMaker: 'Who pays',
  checkPayee: 'Who is paid',
  invoiceNumber: 'Invoice or application number',
  retainageReserved: 'Retainage that is not waived',
  disputedAmount: 'Disputed, and not waived',
  remainingDue: 'Still due after this payment',
  paymentPeriodFrom: 'First day that the payment is for',
  paymentPeriodTo: 'Last day that the payment is for',
  coversAllDue: 'The waivers so far cover all that is due',
  workDescription: 'What you furnished',
  signatoryName: 'Who signs',
  signatoryTitle: 'Title of the signer',
} as const;
type Name = keyof typeof labels;

const methods: PaymentMethod[] = ['CHECK', 'JOINT_CHECK', 'ACH', 'WIRE', 'CARD', 'CASH', 'OTHER'];

const answers = [
  { value: '', text: 'Not answered' },
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
];

export interface WaiverFormProps {
  waiver: Waiver;
  /** What the form of the state has a blank for and that is not filled in, by the names of the fields. */
  missing: readonly string[];
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The fields of a draft. Those that only some forms have a blank for appear where the form asks for them. */
export function WaiverFields({ waiver, missing, onUnsaved }: WaiverFormProps) {
  const change = useChange(UpdateWaiverDocument);
  const [editing, setEditing] = useState<ListName>();
  const stored = Object.fromEntries(
    Object.keys(labels).map((name) => [name, String(waiver[name as Name] ?? '')]),
  ) as Record<Name, string>;
  const form = useAutosave({
    stored,
    version: waiver.updatedAt,
    error: change.error,
    isSaving: change.isPending,
    amounts: ['amount', 'retainageReserved', 'disputedAmount', 'remainingDue'],
    save: ({ coversAllDue, ...changed }, isLate) => {
      const input = Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value || null]));
      const answer = coversAllDue === undefined ? {} : { coversAllDue: coversAllDue ? coversAllDue === 'true' : null };
      const expected = isLate ? {} : { expectedUpdatedAt: waiver.updatedAt };
      change.mutate({ input: { id: waiver.id, ...expected, ...input, ...answer } });
    },
  });
  useReport(form.isUnsaved, onUnsaved);
  const isProgress = waiver.type.endsWith('PROGRESS');
  const field = (name: Name) => ({ label: labels[name], ...form.text(name) });
  const isAsked = (name: Name) => missing.includes(name) || form.values[name] !== '';
  const hasPeriod = isAsked('paymentPeriodFrom');
  return (
    <>
      <form aria-label="What the waiver says" onSubmit={(event) => event.preventDefault()}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField inputMode="decimal" {...field('amount')} />
          {isProgress && <TextField type="date" {...field('throughDate')} />}
          <SelectField options={choices(methods, 'Not known')} {...field('paymentMethod')} />
          <TextField hint="The maker of the check." {...field('checkMaker')} />
          <TextField hint="The payee of the check." {...field('checkPayee')} />
          <TextField {...field('invoiceNumber')} />
          {isProgress && <TextField inputMode="decimal" {...field('retainageReserved')} />}
          <TextField inputMode="decimal" {...field('disputedAmount')} />
          {isAsked('remainingDue') && <TextField inputMode="decimal" {...field('remainingDue')} />}
          {hasPeriod && <TextField type="date" {...field('paymentPeriodFrom')} />}
          {hasPeriod && <TextField type="date" hint="If empty, the through date." {...field('paymentPeriodTo')} />}
          {isAsked('coversAllDue') && <SelectField options={answers} {...field('coversAllDue')} />}
          <TextField {...field('signatoryName')} />
          <TextField {...field('signatoryTitle')} />
        </div>
        {isAsked('workDescription') && <TextArea rows={2} hint="Labor or material." {...field('workDescription')} />}
        <ExceptedLists waiver={waiver} onEdit={setEditing} />
        <Saved form={form} labels={labels} stored={stored} change={change} />
      </form>
      {editing && <ExceptedDialog waiver={waiver} name={editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}
