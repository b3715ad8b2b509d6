import { isReleasedBySigning } from '../../../../domain/waiver-link/acts.js';
import type { LinkedRequest } from '../../../../services/waiver-request/linked.js';
import type { LinkedText } from '../../../../services/waiver-request/linked-text.js';

/** Statutes under which a waiver binds after some days, paid or not; and a form that is not conditional whatever it is asked for. */
const byState: Readonly<Record<string, string>> = {
  ga: 'In Georgia it binds you 90 days after its date, paid or not, unless you file an affidavit of nonpayment before that.',
  ms: 'In Mississippi it binds you 60 days after its date, paid or not, unless you file an affidavit of nonpayment or a claim of lien before that.',
  wy: 'Wyoming’s form does not wait for a payment. You keep only the retainage and the unpaid amounts that it lists.',
};

/** What signing gives up, in short sentences. The form itself decides. */
export function signingEffects(
  { model, throughDate, isByHand }: Pick<LinkedRequest, 'model' | 'throughDate' | 'isByHand'>,
  text: Pick<LinkedText, 'amount' | 'throughDate'>,
  payer: string,
): string[] {
  const { conditional, stage } = model;
  const isReleased = isReleasedBySigning(model);
  const work =
    stage === 'final'
      ? 'all of your work on this project'
      : throughDate
        ? `your work through ${text.throughDate}`
        : 'the work that the form names';
  const rights = `your right to a lien, and the other payment rights that the form names, for ${work}`;
  const special = model.form ? byState[model.formCode.slice(0, 2)] : undefined;
  const payment = text.amount ? `the payment of ${text.amount}` : 'the payment';
  const when = conditional
    ? special
      ? [`You give up ${rights}.`]
      : [`Once you have received ${payment}, you give up ${rights}. Until then the waiver has no effect.`]
    : [`You give up ${rights}, even if you were not paid.`];
  const delivery = isReleased
    ? `${payer} gets the waiver as soon as ${isByHand ? 'you send the signed document' : 'you sign'}.`
    : `We hold the waiver after ${isByHand ? 'you send the signed document' : 'you sign'}. ${payer} gets it only when you say that you were paid, or when you release it yourself.`;
  return [
    ...when,
    ...(special ? [special] : []),
    'What the form excepts is not given up.',
    delivery,
    'This is a summary and no legal advice. The form below is what counts.',
  ];
}
