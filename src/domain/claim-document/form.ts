import type { ClaimInstrument } from '../document/types.js';
import type { Sector } from '../notice/preflight/notice-facts.js';
import type { ServiceMethod } from '../notice/preflight/notice-metadata.js';
import type { Fact, Requirement } from './vocabulary.js';

/**
 * The wording of one claim document, apart from the code that lays it out. A change of the law is a new entry with its own
 * dates, never an edit: documents made under the old wording must stay reproducible.
 *
 * Texts may hold the blanks that `claimBlanks` (pdf/templates/claim/blanks) fills; one without a value is left as a line to
 * write on.
 */
export interface ClaimForm {
  /** Stable name of this wording, kept with every document made from it. */
  formCode: string;
  instrument: ClaimInstrument;
  /** Two letters, or `*` for every state that has no form of its own. */
  state: string;
  work: readonly Sector[];
  /** Where an instrument has several forms: the stop payment notice by its addressee, the demand letter by its level. */
  variant: string | null;
  /** Printed under the title; null where no statute is named. */
  statute: string | null;
  /** Whether they contain the statute's own wording (form, warning, statement); the rest of every form is ours. */
  wording: 'statute' | 'own';
  /** First and last day on which the wording applies; null: no end known. */
  effectiveFrom: string;
  effectiveTo: string | null;
  title: string;
  subtitle: string | null;
  /** Printed above the title, as the statute asks. */
  warning: ClaimStatement | null;
  opening: readonly string[];
  /** The facts in their order, with the labels the form gives them. */
  facts: readonly (readonly [Fact, string])[];
  /** Facts are numbered as in the statute's form. */
  numbered: boolean;
  closing: readonly string[];
  statement: ClaimStatement | null;
  oath: Oath;
  proofOfService: ClaimProofOfService | null;
  /** What must be known before the document can be printed. */
  requires: readonly Requirement[];
}

export interface ClaimStatement {
  heading: string | null;
  paragraphs: readonly string[];
  bold: boolean;
  /** Smallest type the statement may be set in, in points. */
  minFontPt: number;
}

/**
 * How the document is confirmed: signed only; by a declaration under penalty of perjury; before a notary by oath (jurat), by
 * acknowledgment, or by both. `open`: no statute fixes it for this form, so `metadata.notary_block` may choose another.
 */
export interface Oath {
  kind: 'none' | 'verification' | 'jurat' | 'acknowledgment' | 'jurat_and_acknowledgment';
  open: boolean;
  heading: string | null;
  /** What the signer says, above the signature. */
  statement: string | null;
}

export interface ClaimProofOfService {
  title: string;
  statute: string | null;
  /** Whether those who only get a copy are served by it too. */
  serves: 'addressees' | 'everyone';
  /** The only methods of service that the statute allows; null: it names none. */
  methods: readonly ServiceMethod[] | null;
  declarations: readonly string[];
  confirmation: string;
}
