import type { ClaimInstrument } from '../document/types.js';
import { claimantBlock, jobsiteBlock, partyBlock } from '../notice/document/blocks.js';
import { readNoticeOptions } from '../notice/document/notice-metadata.js';
import { counterparties, listGeneralContractors, servedParty } from '../notice/document/served-parties.js';
import { findHiringParty, listAddressees } from './addressees.js';
import { claimDetails } from './details.js';
import type { ClaimFacts } from './facts.js';
import type { ClaimForm } from './form.js';
import { ownersOfClaim } from './leasehold.js';
import type { ClaimDetails, ClaimDocumentModel, ClaimJobsite } from './model.js';
import { readClaimOptions } from './options.js';
import { lackedBy, resolveProperty } from './property.js';
import { readTaxLot } from './tax-lot.js';

/**
 * The document of a claim that passed preflight (`preflightClaim` returned nothing).
 * @throws {Error} when the claimant division is missing, which preflight reports
 */
export function buildClaimDocument(
  allFacts: ClaimFacts,
  instrument: ClaimInstrument,
  form: ClaimForm,
): ClaimDocumentModel {
  const { facts } = resolveProperty(allFacts, form);
  const { claim, project, division } = facts;
  if (!division) throw new Error('A claim document needs a claimant division; run preflightClaim first.');
  const notice = readNoticeOptions(claim.metadata);
  const options = readClaimOptions(claim.metadata);
  const details = claimDetails(facts, options, notice);
  const lenders = counterparties(facts).filter(({ role }) => role === 'lender');
  return {
    instrument,
    formCode: form.formCode,
    state: claim.state,
    sector: project.sector ?? 'private',
    number: claim.number,
    date: claim.date,
    amendment: claim.amendment,
    claimant: claimantBlock(facts, division),
    owners: ownersOfClaim(facts, notice).map(partyBlock),
    generalContractors: listGeneralContractors(facts, notice).map(partyBlock),
    hiringParty: findHiringParty(facts, notice),
    lenders: lenders.map((party) => partyBlock(servedParty(party))),
    ...listAddressees(form, facts, notice, details),
    project: {
      name: project.name,
      number: project.number,
      // Stated under `details`, or not at all: what is not printed must not make the document look outdated.
      contractAmount: null,
      dateContract: null,
      legalDescription: null,
      permitNumber: null,
      parcels: details.parcels,
      noticeOfCommencement: project.noticeOfCommencement,
    },
    jobsites: toJobsites(facts, form),
    details: withoutOwnRecord(details, instrument, claim),
    signatory: {
      name: oneLine(notice.signatoryName),
      title: oneLine(notice.signatoryTitle),
      date: signedOn(instrument, notice.signatureDate, details),
    },
    service: { method: notice.serviceMethod, date: notice.serviceDate },
    ...(facts.exhibits?.length && { exhibits: facts.exhibits }),
    notaryBlock: (form.oath.open ? options.notaryBlock : null) ?? form.oath.kind,
  };
}

function toJobsites(facts: ClaimFacts, form: ClaimForm): ClaimJobsite[] {
  const lacked = lackedBy(facts, form);
  const isByLot = form.requires.includes('tax_lot');
  return facts.jobsites.map((site, index) => {
    const lacks = lacked[index]!;
    const taxLot = { block: null, lot: null, ...readTaxLot(site.parcelNumber), municipality: site.city };
    return { ...jobsiteBlock(site), ...(lacks.length > 0 && { lacks }), ...(isByLot && index > 0 && { taxLot }) };
  });
}

/**
 * A claim is recorded after it is signed: where and when is no part of it, so that entering it before the claim is marked as filed does not
 * make its document look outdated. An amended claim cites the record of the first.
 */
function withoutOwnRecord(
  details: ClaimDetails,
  instrument: ClaimInstrument,
  claim: ClaimFacts['claim'],
): ClaimDetails {
  const isClaim = instrument === 'mechanics_lien' || instrument === 'bond_claim' || instrument === 'stop_notice';
  if (!isClaim || claim.amendment) return details;
  const recording = { ...details.recording, date: null, instrumentNumber: null, book: null, page: null };
  return { ...details, recording };
}

/** A release is made from the record of its lien, whose day of signature is not its own. */
function signedOn(instrument: ClaimInstrument, date: string | null, { recording }: ClaimDetails): string | null {
  if (instrument !== 'lien_release') return date;
  return date !== null && recording.date !== null && date >= recording.date ? date : null;
}

/** A name is printed on one line: a line break from a multi-line form field becomes a space. */
function oneLine(text: string | null): string | null {
  return text?.replace(/\s+/g, ' ') ?? null;
}
