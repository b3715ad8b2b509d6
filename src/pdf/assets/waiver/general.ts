/**
 * The general waiver, in our own words; it is not the form of any state. There is one text for each kind, and the template fills
 * in the blanks.
 */
export interface WaiverWording {
  /** What the waiver is called where the state has no title for it. */
  title: string;
  notice: string;
  release: string[];
  condition: string | null;
}

const conditionalNotice =
  'This document waives rights only upon receipt of the payment stated below. Until then it is not effective, and no person should rely on it as proof of payment.';
const unconditionalNotice =
  'This document waives rights unconditionally and states that the claimant has been paid. It is enforceable against the claimant once it is signed and delivered, even if the payment was not received. A claimant that has not been paid should use a conditional waiver.';

const condition =
  'This waiver and release takes effect only when {claimant} has actually received the payment stated above in cleared funds: a check when the bank on which it is drawn has paid it, any other payment upon final settlement. If the payment is not made, or is reversed, this document has no effect.';

const progressScope =
  '{claimant} waives and releases, for labor, services, equipment and materials furnished for the project through {throughDate}, its lien, bond and other statutory payment rights and its right to payment, to the extent of the payment stated above and except for the items listed under Exceptions.';
const finalScope =
  '{claimant} waives and releases all its lien, bond and other statutory payment rights and its right to payment for all labor, services, equipment and materials furnished for the project, except for the items listed under Exceptions.';
const later = 'This document does not cover work furnished after that date.';
const warranty =
  '{claimant} will pay from this payment, or has already paid, those who furnished labor, services, equipment or materials through it for the work that this document covers.';

const wordings = {
  conditional_progress: {
    title: 'Conditional Waiver and Release on Progress Payment',
    notice: conditionalNotice,
    release: [progressScope, later, warranty],
    condition,
  },
  unconditional_progress: {
    title: 'Unconditional Waiver and Release on Progress Payment',
    notice: unconditionalNotice,
    release: [
      '{claimant} states that it has received the progress payment stated above.',
      progressScope,
      later,
      warranty,
    ],
    condition: null,
  },
  conditional_final: {
    title: 'Conditional Waiver and Release on Final Payment',
    notice: conditionalNotice,
    release: [finalScope, warranty],
    condition,
  },
  unconditional_final: {
    title: 'Unconditional Waiver and Release on Final Payment',
    notice: unconditionalNotice,
    release: ['{claimant} states that it has been paid in full for the project.', finalScope, warranty],
    condition: null,
  },
} as const satisfies Record<string, WaiverWording>;

export function waiverWording(conditional: boolean, stage: 'progress' | 'final'): WaiverWording {
  return wordings[`${conditional ? 'conditional' : 'unconditional'}_${stage}`];
}
