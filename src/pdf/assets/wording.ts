import { canBeBonded } from '../../domain/claim-document/bonded.js';
import type { ClaimForm } from '../../domain/claim-document/form.js';
import { claimsLien } from '../../domain/claim-document/leasehold.js';
import { attachmentsOfWaiver, legalFormOfCode } from '../../domain/waiver/forms.js';
import { stopNoticeBond } from './claim/ca.js';
import { juratOf } from './claim/index.js';
import {
  claimSentences,
  clauses,
  factSentences,
  indexSentences,
  leaseholdSentences,
  recordedSentences,
  referralSentences,
  type Words,
} from './claim/sentences.js';
import { claimsOfStates } from './claim/states.js';
import { allNotaryForms, capacities, notaryForms } from './notary.js';
import type { NoticeForm } from './notice/form.js';
import { coverSentences, noticeSentences } from './notice/sentences.js';
import { waiverWording } from './waiver/general.js';
import { waiverFormOf } from './waiver/index.js';
import { generalWaiverSentences, waiverSentences } from './waiver/sentences.js';

/**
 * All words that a document of a form can print: those of the form, those with which the layout fills its blanks and states its facts,
 * what the layout itself says, and the certificate of the notary. A review covers them (forms.ts).
 */
export function wordingOfClaim(form: ClaimForm): unknown {
  const formWords = [form, canBeBonded(form) ? stopNoticeBond : null, [juratOf(form, true), juratOf(form, false)]];
  const states = form.state === '*' ? Object.values(claimsOfStates) : [claimsOfStates[form.state]!];
  const filled = { ...clauses, capacity: capacities, ...(form.state === '*' ? {} : states[0]?.clauses) };
  return [
    formWords,
    ofBlanks(formWords, filled),
    ofFacts(form),
    states.map(({ contractor }) => contractor),
    claimSentences,
    form.instrument === 'lawsuit_referral' ? [referralSentences, factSentences.interest] : null,
    claimsLien(form) ? leaseholdSentences : null,
    isRecorded(form) ? [recordedSentences, ...states.map(ofOffice)] : null,
    canBeCertified(form) ? [capacities, form.state === '*' ? allNotaryForms : notaryForms(form.state)] : null,
  ];
}

/** A waiver that a statute attaches to the notice is printed with it. */
export function wordingOfNotice(form: NoticeForm): unknown {
  return [form, noticeSentences, coverSentences, form.attachment ? wordingOfWaiver(form.attachment) : null];
}

/** Where a waiver is signed, and so whose certificate it has, does not depend on its form. */
export function wordingOfWaiver(code: string): unknown {
  const printed = [legalFormOfCode(code), waiverFormOf(code), attachmentsOfWaiver(code)];
  return [printed, waiverSentences, waiverFormOf(code) ? null : [generalWaiverSentences, capacities, allNotaryForms]];
}

export function wordingOfGeneralWaiver(conditional: boolean, stage: 'progress' | 'final'): unknown {
  return [waiverWording(conditional, stage), waiverSentences, generalWaiverSentences, capacities, allNotaryForms];
}

/** The words for blanks that the form has. */
function ofBlanks(formWords: unknown, words: Readonly<Record<string, Words>>): Words[] {
  const text = JSON.stringify(formWords);
  return Object.entries(words).flatMap(([blank, each]) => (text.includes(`{${blank}}`) ? [each] : []));
}

function ofFacts({ facts }: ClaimForm): (Words | undefined)[] {
  const words: Partial<Record<string, Words>> = factSentences;
  return facts.map(([fact]) => words[fact]);
}

function isRecorded({ instrument, layout }: ClaimForm): boolean {
  return layout === 'recorded' || instrument === 'mechanics_lien' || instrument === 'lien_release';
}

/** What a state's court, recorder or registry has printed on the first page, and at the end. */
function ofOffice({ court, preparer, registry, recorder }: (typeof claimsOfStates)[string]): unknown {
  return [court, preparer, registry, recorder?.index ? indexSentences : null];
}

/** The signature of a bond's surety is acknowledged, too. */
function canBeCertified(form: ClaimForm): boolean {
  const { kind, open } = form.oath;
  return open || canBeBonded(form) || (kind !== 'none' && kind !== 'verification');
}
