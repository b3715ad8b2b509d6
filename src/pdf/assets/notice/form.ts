import type { NoticeType } from '../../../domain/preflight/notice-facts.js';

/**
 * The wording of one state's notice form, apart from the code that lays it out. A change of the law is a new entry
 * with its own dates, never an edit: documents made under the old wording must stay reproducible.
 *
 * Texts may hold the blanks `{claimant}`, `{state}`, `{signatory}`, `{claimantAddress}`, `{noticeTitle}`,
 * `{noticeNumber}`, `{noticeDate}`, `{project}`, `{recipient}`, `{capacity}`, `{serviceDate}`, `{manner}`.
 */
export interface NoticeForm {
  /** Stable name of this wording, kept with every document made from it. */
  formCode: string;
  /** Two letters, or `*` for the form of every state that has none of its own. */
  state: string;
  noticeType: NoticeType;
  work: 'private' | 'public' | 'any';
  /** Printed under the title; null where no statute prescribes the form. */
  statute: string | null;
  /** First and last day on which the wording applies to a notice; null: no end known. */
  effectiveFrom: string;
  effectiveTo: string | null;
  title: string;
  subtitle: string;
  opening: string;
  /** Label of the claim amount. */
  amountLabel: string;
  /** Captions that differ from the general ones, by party role. */
  captions: Record<string, string>;
  /** The statement the statute prescribes, or the form's own. */
  statement: NoticeStatement | null;
  closing: string[];
  proofOfService: ProofOfService | null;
}

export interface NoticeStatement {
  heading: string | null;
  paragraphs: string[];
  bold: boolean;
  /** Smallest type the statement may be set in, in points. */
  minFontPt: number;
}

export interface ProofOfService {
  title: string;
  statute: string;
  declarations: string[];
  /** Facts of mailing, by kind of service method; `unknown` leaves the manner to be written in. */
  manners: { mail: string; courier: string; personal: string; other: string; unknown: string };
  perjury: string;
}
