import type { Sector } from '../../../domain/document/job-facts.js';
import type { Declaration } from '../../../domain/notice/declaration.js';
import type { ClaimedFor, ServiceMethod } from '../../../domain/notice/document/notice-metadata.js';

/**
 * The wording of one state's preliminary notice form, apart from the code that lays it out. A change of the law is a new entry
 * with its own dates, never an edit: documents made under the old wording must stay reproducible.
 *
 * Texts may hold the blanks `{claimant}`, `{claimantAddress}`, `{telephone}`, `{contactData}`, `{contact}`, `{state}`,
 * `{stateOf}`, `{noticeDate}`, `{project}`, `{projectNumber}`, `{work}`, `{property}`, `{site}` (its address alone), `{owners}`,
 * `{ownersAndContractors}`, `{copies}`, `{hiringParty}`, `{hiredBy}` (its name alone), `{employer}` (and whose subcontractor it is), `{amount}`, `{commencement}`,
 * `{firstFurnished}` and `{lastFurnished}`; a proof of service may also hold `{signatory}`, `{noticeTitle}`, `{noticeNumber}`, `{noticeDate}`,
 * `{recipient}`, `{capacity}`, `{serviceDate}` and `{manner}`. A missing fact is printed as a line to fill in.
 */
export interface NoticeForm {
  /** Stable name of this wording, kept with every document made from it. */
  formCode: string;
  /** Two letters, or `*` for the form of every state that has none of its own. */
  state: string;
  work: 'private' | 'public';
  /** Only for projects of this sector or this use, and only for claimants of these roles; absent: for all. */
  sector?: Sector;
  use?: 'residential';
  roles?: readonly string[];
  /** Only for buildings with at most so many homes; a building whose homes were not counted is taken to have few. */
  maxUnits?: number;
  /** Only where the owner lives there, or only where the work is new construction; not recorded: it is not so. */
  ownerOccupied?: boolean;
  newConstruction?: boolean;
  /** Only for claimants that the owner hired, or only for the others. */
  direct?: boolean;
  /** Only for claims of this kind (Texas has a notice for each). */
  claimedFor?: ClaimedFor;
  /** Printed under the title; null where no statute prescribes the form. */
  statute: string | null;
  /** Whether title, warnings and statements are the statute's words, or ours with the contents that it requires. */
  wording: 'statute' | 'own';
  /** Parts of the statute's words that have not been compared with its text; counsel should do so before relying on them. */
  unconfirmed?: readonly string[];
  /** First and last day on which the wording applies to a notice; null: no end known. */
  effectiveFrom: string;
  effectiveTo: string | null;
  title: string;
  subtitle: string | null;
  /** Size of the title in points, where the statute limits how type sizes compare; otherwise by its length. */
  titlePt?: number;
  opening: string;
  /** Size of the form's running text in points; 9.5 unless the statute requires more. */
  textPt?: number;
  /** Label of the claim amount. */
  amountLabel: string;
  /** The statute requires no amount: if there is none, no blank for it is printed. */
  amountOptional?: boolean;
  /** Captions that differ from the general ones, by party role. */
  captions: Record<string, string>;
  /** Labels of facts that differ from the general ones. */
  labels?: Partial<Record<LabelledFact, string>>;
  /** A letter: a party that its sentences name with its address has no box. */
  letter?: true;
  /** Facts that get no row, because the opening states them or the statute's form has no room for them. */
  stated?: readonly StatedFact[];
  /** Printed above the facts, or above the title where the statute's form begins with it. */
  warning?: NoticeStatement & { aboveTitle?: boolean };
  /** The statement the statute prescribes, or the form's own. */
  statement: NoticeStatement | null;
  /** What the recipient must do; printed below the statement. */
  duties?: NoticeStatement;
  closing: string[];
  /** The last sentence has the date, so that the lines for the signature do not. */
  dated?: true;
  /** Lines below the signature. */
  ending?: readonly string[];
  /** The only methods of service that the statute allows; absent if it names none. */
  methods?: readonly ServiceMethod[];
  /** What its sender must know and its reader need not; in the document's `notices`, and not printed. */
  guidance?: readonly string[];
  /** On the back of the form, which must be printed on two sides. */
  reverse?: ReverseSide;
  /** The receipt on the notice itself and on the cover page of a mail pack. */
  acknowledgment?: Acknowledgment;
  /** The code of the waiver form that the statute requires to be attached to the notice. */
  attachment?: string;
  proofOfService: ProofOfServiceForm | null;
}

/** The first day of wordings whose real first day is not established: they apply to every date that a record may have. */
export const undated = '0001-01-01';

export type StatedFact = 'jobsite' | 'work' | 'hiringParty' | 'amount' | 'contract' | 'furnishing' | 'lender';
/** `claimant` and `contractor` have a row, and those below them a blank, only in forms that have a label for it. */
export type LabelledFact =
  | StatedFact
  | 'project'
  | 'claimant'
  | 'contractor'
  | 'legalDescription'
  | 'parcel'
  | 'mailed'
  | 'registryEntry';

export interface NoticeStatement {
  heading: string | null;
  paragraphs: readonly string[];
  bold: boolean;
  /** Smallest type the statement may be set in, in points. */
  minFontPt: number;
}

export interface ReverseSide extends NoticeStatement {
  /** The last line of the front, which sends the reader to the back. */
  pointer: string;
}

export interface Acknowledgment {
  title: string;
  statute: string;
  /** `{received}` and `{place}` are lines to fill in. */
  text: string;
  signature: string;
}

export interface ProofOfServiceForm {
  title: string;
  statute: string;
  declarations: readonly Declaration[];
  /** Facts of mailing, by kind of service method; `unknown` leaves the manner to be written in. */
  manners: { mail: string; courier: string; personal: string; other: string; unknown: string };
  perjury: string;
}
