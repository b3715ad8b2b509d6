import type { Attachment } from '../document/attachments.js';
import type { Sector } from '../document/job-facts.js';
import type { ClaimInstrument } from '../document/types.js';
import type { Declaration } from '../notice/declaration.js';
import type { ServiceMethod } from '../notice/document/notice-metadata.js';
import type { Fact, Requirement } from './vocabulary.js';

/**
 * The wording of one claim document, separate from the code that lays it out. A change of the law is a new entry with its own
 * dates, never an edit: documents with the old wording must stay reproducible.
 *
 * Texts may contain the blanks that `claimBlanks` (pdf/templates/claim/blanks) fills; a blank without a value is printed as a
 * line to write on.
 */
export interface ClaimForm {
  /** Stable name of this wording, kept with every document made from it. */
  formCode: string;
  instrument: ClaimInstrument;
  /** Two letters, or `*` for every state that has no form of its own. */
  state: string;
  work: readonly Sector[];
  /** For instruments with several forms: the addressee of a stop payment notice, the level of a demand letter. */
  variant: string | null;
  /** Printed under the title; null where no statute is named. */
  statute: string | null;
  /** Whether the form, warning and statement are the statute's own wording; everything else in the forms is ours. */
  wording: 'statute' | 'own';
  /** Parts of the statute's words that have not been compared with its text; counsel should do so before relying on them. */
  unconfirmed?: readonly string[];
  /** First and last day on which the wording applies; null when no end is known. */
  effectiveFrom: string;
  effectiveTo: string | null;
  title: string;
  /** What a release calls the document, if that is not the title in small letters. */
  called?: string;
  subtitle: string | null;
  /** The title in the footer, where the whole one is too long for a line. */
  footer?: string;
  /** In the format that recorders take, where the instrument itself is a letter (New Jersey lodges its notice for record). */
  layout?: 'recorded';
  /** Roles that the document is addressed to, if they differ from those of its instrument. */
  addressees?: readonly string[];
  /** Printed above the title, as the statute requires, or below it if the statute's form begins with its title. */
  warning: ClaimStatement | null;
  warningBelowTitle?: true;
  opening: readonly string[];
  /** The facts in their order, with the form's labels. */
  facts: readonly (readonly [Fact, string])[];
  /** Whether facts are numbered as in the statute's form, with its own numbers where they are not 1, 2, 3. */
  numbered: boolean | readonly string[];
  /** Statements below the facts that continue their numbers. */
  averments?: readonly string[];
  closing: readonly string[];
  /** How the words name the person who signs, in the blank `{signer}`. */
  signer?: BySigner & { /** A representative whose title is not known. */ untitled?: string };
  /** What the last sentence states, so that the lines for the signature do not. */
  stated?: 'date' | 'claimant';
  statement: ClaimStatement | null;
  oath: Oath;
  proofOfService: ClaimProofOfService | null;
  /** A notice that the statute's form has after the oath, and that is signed later. */
  noticeAfter?: NoticeAfter;
  /** Only for a claimant that has no contract with the owner. */
  subcontract?: true;
  /** A person served in the town of the property is served in person, and not by mail. */
  servedInTown?: true;
  /** The only methods of service that the statute allows, for a form without a proof of service. */
  methods?: readonly ServiceMethod[];
  /** Lines that the office which takes the document fills in. */
  filing?: readonly string[];
  /** A court takes it as a pleading, which an attorney signs under this rule. */
  pleading?: { rule: string };
  /** What the form says is attached to it, or enclosed with it. */
  attached?: readonly Attachment[];
  /** It says itself in which counties the land is, so that it covers all of them. */
  statesCounties?: true;
  /** The owner's name and address are at the upper left of the first page. */
  ownerAtUpperLeft?: true;
  /** The legal description is in an exhibit of its own, after the account, also if it is short. */
  legalExhibit?: true;
  /** What its user must know and its reader need not: how it is served, where it is filed. */
  guidance?: readonly string[];
  /** Facts that the form states; without one, a line to write on is printed and the user is warned. */
  requires: readonly Requirement[];
}

export interface ClaimStatement {
  heading: string | null;
  paragraphs: readonly string[];
  bold: boolean;
  /** The smallest type size allowed for the statement, in points. */
  minFontPt: number;
}

/**
 * How the document is confirmed: by signature only; by a declaration under penalty of perjury; before a notary by oath (jurat),
 * by acknowledgment, or by both. `open`: no statute prescribes it for this form, so `metadata.notary_block` may choose another.
 */
export interface Oath {
  kind: 'none' | 'verification' | 'jurat' | 'acknowledgment' | 'jurat_and_acknowledgment';
  open: boolean;
  heading: string | null;
  /** The signer's statement above the signature; one that says for whom it signs has the words of both. */
  statement: string | BySigner | null;
  /** The claimant signs first, and the affiant signs the oath below it. */
  affiant?: true;
}

/** Words of a person who represents the claimant, and of a claimant who signs in person and so needs no authority. */
export interface BySigner {
  representative: string;
  inPerson: string;
}

interface NoticeAfter {
  heading: string;
  statute: string;
  paragraphs: readonly string[];
  /** What the form calls the person who signs. */
  signer: string;
}

interface ClaimProofOfService {
  title: string;
  statute: string | null;
  /** Whether the parties that only get a copy are served by it too. */
  serves: 'addressees' | 'everyone';
  /** The only methods of service that the statute allows; null when it names none. */
  methods: readonly ServiceMethod[] | null;
  declarations: readonly Declaration[];
  confirmation: string;
}

/** Whether the wording has a blank, such as `county`. */
export function statesBlank(form: ClaimForm, blank: string): boolean {
  const { opening, averments = [], closing, statement, noticeAfter } = form;
  const texts = [
    ...opening,
    ...averments,
    ...closing,
    ...(statement?.paragraphs ?? []),
    ...(noticeAfter?.paragraphs ?? []),
  ];
  return texts.some((text) => text.includes(`{${blank}}`));
}
