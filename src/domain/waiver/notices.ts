import { territoryNotices } from '../document/warning.js';
import { displayText, type WaiverType } from '../vocabulary.js';
import { missingThroughDate } from './blanks.js';
import { formStates, isGeneric, legalFormOfCode } from './forms.js';
import { isConditional, toStage } from './kind.js';

/** Something that a user of the waiver has to know about its form. */
interface FormNotice {
  code: string;
  message: string;
}

interface NoticedWaiver {
  state: string;
  type: WaiverType;
  formCode: string;
  paymentReceivedOn: string | null;
  throughDate: string | null;
}

/**
 * Which legal form was used and why, and what to consider with it.
 *
 * @param compared the marks that the operator's counsel has compared
 */
export function waiverNotices(waiver: NoticedWaiver, compared: readonly string[] = []): FormNotice[] {
  const { state, type, formCode, paymentReceivedOn } = waiver;
  const form = legalFormOfCode(formCode);
  const undated = missingThroughDate(waiver);
  const notices: FormNotice[] = undated ? [{ code: 'no_through_date', message: undated.message }] : [];
  if (form) {
    if (form.unconfirmed && !compared.includes(form.unconfirmed)) {
      notices.push({
        code: 'wording_unconfirmed',
        message: `The wording of "${form.title}" (${form.statute}) has not been compared with the statute in full: have counsel compare ${form.unconfirmed}.`,
      });
    }
    // A waiver that was generated while the service had no wording for the form.
    if (isGeneric(formCode)) {
      notices.push({
        code: 'general_wording',
        message: `${form.statute} prescribes "${form.title}". This waiver is printed on a general form with different wording; it is not the statutory form.`,
      });
    }
    if (isMapped(state)) {
      notices.push({
        code: 'nearest_form',
        message: `${displayText(type)}: the nearest ${state} form is "${form.title}" (${form.statute}).`,
      });
    }
  } else if (formStates.includes(state)) {
    notices.push({
      code: 'no_prescribed_form',
      message: withoutForm[state] ?? `${state} prescribes no form of this kind.`,
    });
  }
  notices.push(...territoryNotices(state));
  for (const remark of remarks[state]?.(type) ?? []) notices.push(remark);
  if (form?.notary) {
    notices.push({ code: 'notary_required', message: `The ${state} form must be signed before a notary.` });
  }
  if (form?.witness) {
    notices.push({ code: 'witness_required', message: `The ${state} form must be signed before a witness.` });
  }
  if (!isConditional(type) && !paymentReceivedOn) {
    notices.push({
      code: 'payment_not_confirmed',
      message:
        'An unconditional waiver states that the payment was received, but no payment is recorded: the service holds the signed waiver until the day on which it was received is entered.',
    });
  }
  return notices;
}

/** States whose forms each cover several of the four kinds. */
function isMapped(state: string): boolean {
  return ['FL', 'GA', 'MS', 'WY'].includes(state);
}

const withoutForm: Record<string, string> = {
  MA: 'Massachusetts prescribes only a form for progress payments, which is conditional upon receipt; a general form is used.',
  UT: 'Both Utah forms take effect when the check is paid; a general form is used for an unconditional waiver.',
  MO: 'Missouri prescribes a form only for unconditional final waivers on residential property; a general form is used.',
};

const deemedPaid = (days: number, statute: string): FormNotice => ({
  code: 'deemed_paid',
  message: `Under ${statute} the waiver becomes binding ${days} days after its date, whether or not payment was received, unless an affidavit of nonpayment is filed first. The statute has no conditional form.`,
});

const remarks: Record<string, (type: WaiverType) => FormNotice[]> = {
  CA: paymentEvidence('Cal. Civ. Code § 8124'),
  AZ: paymentEvidence('A.R.S. § 33-1008'),
  FL: (type) =>
    isConditional(type)
      ? [
          {
            code: 'condition_added',
            message:
              'Florida has no conditional form; the waiver is conditioned on payment as Fla. Stat. § 713.20(7) allows.',
          },
        ]
      : [],
  GA: () => [deemedPaid(90, 'O.C.G.A. § 44-14-366')],
  MS: () => [deemedPaid(60, 'Miss. Code § 85-7-419')],
  NV: () => [
    {
      code: 'joint_check',
      message: 'Under NRS 108.2457 a joint check counts as payment only of the claimant’s intended share.',
    },
  ],
  TX: (type) =>
    isConditional(type)
      ? []
      : [
          {
            code: 'not_before_payment',
            message: 'Tex. Prop. Code § 53.283 forbids requesting an unconditional waiver before payment.',
          },
        ],
  WY: (type) => [
    ...(isConditional(type)
      ? [
          {
            code: 'not_conditional',
            message:
              'Wyoming’s form is not truly conditional: it reserves only retainage and the amounts that it lists as unpaid.',
          },
        ]
      : []),
    ...(toStage(type) === 'final'
      ? [{ code: 'no_retainage', message: 'Wyoming’s form is used for a final waiver with a retainage of zero.' }]
      : []),
  ],
};

function paymentEvidence(statute: string): (type: WaiverType) => FormNotice[] {
  return (type) =>
    isConditional(type)
      ? [
          {
            code: 'evidence_of_payment',
            message: `Under ${statute} the waiver takes effect on evidence of payment: the claimant’s endorsement on a check that the bank has paid, or a written acknowledgment.`,
          },
        ]
      : [];
}
