import type { ReactNode } from 'react';
import { inWords } from '../parts/badge';
import { formatDate, formatMoney, formatTimeIn } from '../parts/format';
import { Facts, Section, Sheet } from '../parts/page';
import { To } from '../parts/to';
import { Warning } from '../parts/warning';
import { useCanChange } from '../shell/viewer';
import { listTitles } from './excepted-fields';
import { Excepted } from './excepted-lists';
import type { Waiver } from './waiver';
import { WaiverFields, type WaiverFormProps } from './waiver-fields';

type Fact = readonly [name: string, value: ReactNode];

/** What is on record; the rest is left out. */
function listFacts(waiver: Waiver): Fact[] {
  const signer = [waiver.signatoryName, waiver.signatoryTitle].filter(Boolean).join(', ');
  const { payApplication } = waiver;
  const facts: Fact[] = [
    ['Amount', formatMoney(waiver.amount)],
    ['Through', waiver.throughDate && formatDate(waiver.throughDate)],
    ['Customer', waiver.customerParty?.organization?.name],
    ['Who pays', waiver.checkMaker],
    ['Work', waiver.workDescription],
    ['Disputed', waiver.disputedAmount && formatMoney(waiver.disputedAmount)],
    ['Retainage not waived', waiver.retainageReserved && formatMoney(waiver.retainageReserved)],
    ['Still due', waiver.remainingDue && formatMoney(waiver.remainingDue)],
    [listTitles.exceptions, waiver.exceptions.length > 0 && <Excepted waiver={waiver} name="exceptions" />],
    [listTitles.priorWaivers, waiver.priorWaivers.length > 0 && <Excepted waiver={waiver} name="priorWaivers" />],
    [
      'For',
      payApplication && (
        <To page="/billing/pay-applications/$id" params={{ id: payApplication.id }}>
          Pay application no. {payApplication.applicationNumber}
        </To>
      ),
    ],
    ['Payment received', waiver.paymentReceivedOn && formatDate(waiver.paymentReceivedOn)],
    [
      'Signed',
      waiver.signedAt &&
        `${waiver.signedOn ? `${formatDate(waiver.signedOn)}, by hand` : formatTimeIn(waiver.state, waiver.signedAt)}${signer ? ` by ${signer}` : ''}`,
    ],
    ['Signature', waiver.signature && inWords(waiver.signature.method)],
    ['Original', waiver.releaseState && inWords(waiver.releaseState)],
    ['Reason', waiver.statusReason],
  ];
  return facts.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '');
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
            {message}
          </p>
        ))}
      </Sheet>
    </Section>
  );
}

/** What the waiver says. While it is a draft, these are fields that save themselves, and the page follows them. */
export function WaiverFacts({ waiver, ...form }: WaiverFormProps) {
  const canChange = useCanChange();
  return (
    <Section title="What it says">
      <Sheet>
        {canChange && waiver.status === 'DRAFT' ? (
          <WaiverFields waiver={waiver} {...form} />
        ) : (
          <Facts facts={listFacts(waiver)} />
        )}
      </Sheet>
    </Section>
  );
}
