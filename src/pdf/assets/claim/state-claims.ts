import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { NotaryCertificate } from '../notary.js';
import type { Words } from './sentences.js';

/** All that is a state's own about its claims. */
export interface StateClaims {
  forms: readonly ClaimForm[];
  /** What is filled in for a blank that only its forms have, by the name of the blank. */
  clauses?: Readonly<Record<string, Words>>;
  /** What its lien law calls the contractor of the owner, where that is not the general contractor. */
  contractor?: string;
  /** The court that a mechanics lien is filed with, where no recorder or clerk records it. */
  court?: Court;
  /** What it requires of a recorded instrument about its preparer. */
  preparer?: Preparer;
  recorder?: RecorderRules;
  /** The registry to which liens and their releases are posted, where no office records them. */
  registry?: Registry;
  /** The jurats that its statutes give with a form, word for word, by the code of the form. */
  jurats?: Readonly<Record<string, (isEntity: boolean) => NotaryCertificate>>;
}

/** The court that takes a claim, as its caption names it. */
export interface Court {
  lines: readonly string[];
  /** What the claimant and the owner are called there. */
  sides?: readonly [string, string];
  /** The general contractor is a party too, unless it is the claimant. */
  joinsContractor?: true;
  number?: string;
  /** The least margins at the top and the left of each page, in points. */
  margins?: { statute: string; top: number; left: number };
}

/** Who prepared an instrument, in the words that a state's recorder expects. */
export interface Preparer {
  statute: string;
  words: string;
  /** On the first page, or after the signatures. */
  place: 'head' | 'end';
  /** The preparer also signs. */
  signed?: true;
  /** The preparer's telephone number belongs to the words. */
  telephone?: true;
  /** A declaration that is printed above the name. */
  affirmation?: string;
}

/** What a state's recorders ask of the pages beyond margins of one inch and three inches at the top of the first page. */
export interface RecorderRules {
  statute?: string;
  /** So many points at the top of the first page stay blank: the return address is below them. */
  blankHead?: number;
  /** The title is the first line of print, above the return address. */
  titleFirst?: true;
  /** The name of each person who signs is beneath the signature. */
  nameBeneath?: true;
  /** The margin at the top of each page, in points. */
  top?: number;
  /** The margin at the bottom, where not even a page number may be. */
  clearBottom?: number;
  /** The widest return address, where the recorder's space is wider than usual. */
  addressWidth?: number;
  /** Records are kept by district, which the first page names. */
  district?: true;
  /** The first page has what the recorder enters in the index, below its title; its top margin has the return address alone. */
  index?: true;
}

/** Where a claim is posted instead of being recorded. */
export interface Registry {
  statute: string;
  lines: readonly string[];
}

export const inch = 72;

/** Most states’ words before the name of the preparer. */
export const prepared = 'This instrument was prepared by';
