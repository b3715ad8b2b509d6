import type { ReactNode } from 'react';
import { useChange } from '../api/use-change';
import { inWords } from '../parts/badge';
import { TextField } from '../parts/field';
import { formatDate, formatMoney, formatTime } from '../parts/format';
import { Facts, Section, Sheet } from '../parts/page';
import { plainSentence } from '../parts/plain';
import { Saved } from '../parts/saved';
import { To } from '../parts/to';
import { useAutosave, useReport } from '../parts/use-autosave';
import { Warning } from '../parts/warning';
import { useMayChange } from '../shell/viewer';
import type { Waiver } from './waiver-page';
import { UpdateWaiverDocument } from './waivers.documents';

type Fact = readonly [name: string, value: ReactNode];

/** What is on record; the rest is left out. */
function factsOf(waiver: Waiver): Fact[] {
  const signer = [waiver.signatoryName, waiver.signatoryTitle].filter(Boolean).join(', ');
  const { payApplication } = waiver;
  const facts: Fact[] = [
    ['Amount', formatMoney(waiver.amount)],
    ['Through', waiver.throughDate && formatDate(waiver.throughDate)],
    ['Customer', waiver.customerParty?.organization?.name],
    ['Who pays', waiver.checkMaker],
    [
      'For',
      payApplication && (
        <To page={`/billing/pay-applications/${payApplication.id}`}>
          Pay application no. {payApplication.applicationNumber}
        </To>
      ),
    ],
    ['Payment received', waiver.paymentReceivedOn && formatDate(waiver.paymentReceivedOn)],
    ['Signed', waiver.signedAt && `${formatTime(waiver.signedAt)}${signer ? ` by ${signer}` : ''}`],
    ['Signature', waiver.signature && inWords(waiver.signature.method)],
    ['Original', waiver.releaseState && inWords(waiver.releaseState)],
    ['Reason', waiver.statusReason],
  ];
  return facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
}

/** Why this form, and what its kind means for the rights that it gives up. */
export function WaiverForm({ waiver }: { waiver: Waiver }) {
  const { legalForm, state, type, releaseState, status } = waiver;
  const isConditional = type.startsWith('CONDITIONAL');
  return (
    <Section title="The form">
      <Sheet>
        {releaseState === 'HELD' && (
          <Warning>It is signed and held here. Release it once the payment is in your account.</Warning>
        )}
        <p>
          {legalForm ? (
            <>
              {state} prescribes this form: <strong>{legalForm.title}</strong>, {legalForm.statute}. Its words are not
              changed.
            </>
          ) : (
            <>{state} prescribes no form, so the waiver is printed on a general one.</>
          )}
        </p>
        <p className="mt-2">
          {isConditional
            ? 'It is conditional: it gives up your rights only once the payment is made.'
            : 'It is unconditional: it gives up your rights as soon as it is released, even if the payment fails.'}
        </p>
        {isConditional && status === 'SIGNED' && (
          <p className="mt-2 rounded-md bg-accent-soft px-3 py-2">
            It is signed. It takes effect when you record the payment.
          </p>
        )}
        {waiver.notices.map(({ code, message }) => (
          <p key={code} className="mt-2 text-muted">
            {plainSentence(message)}
          </p>
        ))}
      </Sheet>
    </Section>
  );
}

/** What the waiver says. While it is a draft, these are fields that save themselves, and the page follows them. */
export function WaiverFacts({ waiver, onUnsaved }: { waiver: Waiver; onUnsaved: (isUnsaved: boolean) => void }) {
  const mayChange = useMayChange();
  return (
    <Section title="What it says">
      <Sheet>
        {mayChange && waiver.status === 'DRAFT' ? (
          <FactsForm waiver={waiver} onUnsaved={onUnsaved} />
        ) : (
          <Facts facts={factsOf(waiver)} />
        )}
      </Sheet>
    </Section>
  );
}

const labels = {
  amount: 'Amount',
  throughDate: 'Through date',
  checkMaker: 'Who pays',
  checkPayee: 'Who is paid',
  invoiceNumber: 'Invoice or application number',
  retainageReserved: 'Retainage that is not waived',
  signatoryName: 'Who signs',
  signatoryTitle: 'Title of the signer',
} as const;
type Name = keyof typeof labels;

function FactsForm({ waiver, onUnsaved }: { waiver: Waiver; onUnsaved: (isUnsaved: boolean) => void }) {
  const change = useChange(UpdateWaiverDocument);
  const stored = Object.fromEntries(Object.keys(labels).map((name) => [name, waiver[name as Name] ?? ''])) as Record<
    Name,
    string
  >;
  const form = useAutosave({
    stored,
    version: waiver.updatedAt,
    error: change.error,
    isSaving: change.isPending,
    amounts: ['amount', 'retainageReserved'],
    save: (changed, isLate) => {
      const input = Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value || null]));
      const expected = isLate ? {} : { expectedUpdatedAt: waiver.updatedAt };
      change.mutate({ input: { id: waiver.id, ...expected, ...input } });
    },
  });
  useReport(form.isUnsaved, onUnsaved);
  const isProgress = waiver.type.endsWith('PROGRESS');
  return (
    <form aria-label="What the waiver says" onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField label={labels.amount} inputMode="decimal" {...form.text('amount')} />
        {isProgress && <TextField type="date" label={labels.throughDate} {...form.text('throughDate')} />}
        <TextField label={labels.checkMaker} hint="The maker of the check." {...form.text('checkMaker')} />
        <TextField label={labels.checkPayee} hint="The payee of the check." {...form.text('checkPayee')} />
        <TextField label={labels.invoiceNumber} {...form.text('invoiceNumber')} />
        {isProgress && (
          <TextField label={labels.retainageReserved} inputMode="decimal" {...form.text('retainageReserved')} />
        )}
        <TextField label={labels.signatoryName} {...form.text('signatoryName')} />
        <TextField label={labels.signatoryTitle} {...form.text('signatoryTitle')} />
      </div>
      <Saved form={form} labels={labels} stored={stored} change={change} />
    </form>
  );
}
