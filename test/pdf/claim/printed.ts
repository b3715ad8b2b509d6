import { claimWarnings } from '../../../src/domain/claim-document/preflight.js';
import type { ClaimInstrument } from '../../../src/domain/document/types.js';
import { formNotices } from '../../../src/domain/document/warning.js';
import { print } from '../../../src/pdf/print.js';
import { claimFacts } from '../../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../../domain/preflight/notice-facts.fixture.js';
import { claimJob, formOf } from '../claim-jobs.js';
import { readPdf } from '../pdf-text.js';

/** Claims of a state, and what their documents and warnings say. */

export type Changes = NonNullable<Parameters<typeof claimFacts>[0]>;
export type Facts = ReturnType<typeof claimFacts>;

export const factsIn = (state: string, changes: Changes = {}) =>
  claimFacts({ ...changes, claim: { ...changes.claim, state } });

export const read = async (instrument: ClaimInstrument, facts: Facts) =>
  readPdf((await print(claimJob(instrument, facts))).bytes);

/** A number that a line ends within is whole again. */
export const inOneLine = (texts: readonly string[]) =>
  texts
    .join('\n')
    .replace(/(\d)-\n/g, '$1-')
    .replace(/\s+/g, ' ');

export const oneLine = async (job: Parameters<typeof print>[0]) =>
  inOneLine((await readPdf((await print(job)).bytes)).texts);

export const textOf = (instrument: ClaimInstrument, facts: Facts) => oneLine(claimJob(instrument, facts));

export const lienIn = (state: string, changes: Changes = {}) => textOf('mechanics_lien', factsIn(state, changes));

/** The fields that the document lacks, with the sections that ask for them. */
export function warned(state: string, changes: Changes = {}, instrument: ClaimInstrument = 'mechanics_lien') {
  const facts = factsIn(state, changes);
  return claimWarnings(facts, formOf(facts, instrument)).map(({ field, citation }) => [field, citation]);
}

export const fieldsOf = (facts: Facts, instrument: ClaimInstrument) =>
  claimWarnings(facts, formOf(facts, instrument)).map(({ field }) => field);

export const guidance = (state: string, instrument: ClaimInstrument = 'mechanics_lien') =>
  formNotices(formOf(factsIn(state), instrument))
    .map(({ message }) => message)
    .join(' ');

export const claimantIs = (role: string) =>
  defaultParties().map((each) => (each.isClaimant ? { ...each, role } : each));

/** The parties of a claim of the general contractor. */
export const asContractor = [
  party('general_contractor', 'Bayside Steel Works, Inc.', { isClaimant: true }),
  ...defaultParties().filter(({ isClaimant, role }) => !isClaimant && role !== 'general_contractor'),
];

export const hiredByOwner = {
  hiring_party: {
    name: 'Acme Holdings LLC',
    address_line1: '117 Franklin Street',
    city: 'Charleston',
    state: 'WV',
    zip: '25301',
  },
};
