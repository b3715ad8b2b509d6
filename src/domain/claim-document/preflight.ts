import { missingAttachments, missingEnclosures } from '../document/attachments.js';
import { type DocumentNotice, type DocumentWarning, formNotices, toWarnings } from '../document/warning.js';
import { missingAddressParts } from '../notice/document/address.js';
import { checkHiringParty, recordedHiringParty } from '../notice/document/hiring-party.js';
import { type InlineParty, type NoticeOptions, readNoticeOptions } from '../notice/document/notice-metadata.js';
import { claimantRole, listGeneralContractors, listOwners, servedParties } from '../notice/document/served-parties.js';
import { checkClaimant } from '../notice/preflight/claimant.js';
import { checkJobsite } from '../notice/preflight/jobsite.js';
import { checkOwner, checkServedAddress } from '../notice/preflight/notice.js';
import { checkAddresses, checkCertifiedAbroad } from '../notice/preflight/places.js';
import { listNames } from '../shared/list-names.js';
import type { Violation } from '../shared/violation.js';
import { findHiringParty } from './addressees.js';
import { listAttachments, missingPowerOfAttorney } from './attachments.js';
import { checkBondParties } from './bond.js';
import { isBonded } from './bonded.js';
import { checkDates } from './dates.js';
import { claimDetails } from './details.js';
import type { ClaimFacts } from './facts.js';
import { hiredBy } from './florida-notice.js';
import type { ClaimForm } from './form.js';
import { checkLeasehold, ownersBeside, servedByClaim } from './leasehold.js';
import type { ClaimDetails } from './model.js';
import { officeWarnings } from './office.js';
import { type ClaimOptions, readClaimOptions } from './options.js';
import { resolveProperty } from './property.js';
import { checkProperty, checkTerritory, jobsitesLeftOut } from './property-warnings.js';
import { checkRequirements, isOnRecord } from './requirements.js';
import { checkStanding, contractorsAbove } from './standing.js';
import { checkConsistency } from './sums.js';
import type { Requirement } from './vocabulary.js';

/**
 * Lists why a claim cannot be printed: all failures at once, each with the field to complete and a sentence that says what to do.
 * Only the parties and their addresses can prevent a document; other gaps are warnings.
 */
export function preflightClaim(facts: ClaimFacts): Violation[] {
  const notice = readNoticeOptions(facts.claim.metadata);
  return [
    ...checkClaimant(facts),
    ...checkOwner(facts, notice),
    ...checkGeneralContractor(facts, notice),
    ...servedParties(facts, notice).flatMap(checkServedAddress),
  ];
}

/** What is missing from a claim that can be printed, or contradicts itself: its form has a line for each missing fact. */
export function claimWarnings(allFacts: ClaimFacts, form: ClaimForm): DocumentWarning[] {
  const property = resolveProperty(allFacts, form);
  const { facts } = property;
  const notice = readNoticeOptions(facts.claim.metadata);
  const options = readClaimOptions(facts.claim.metadata);
  const details = claimDetails(facts, options, notice);
  const hiringParty = findHiringParty(facts, notice);
  const contractors = listGeneralContractors(facts, notice);
  const [hirer = null] = checkHiringParty(facts, notice, 'document');
  const misshapen = [...notice.violations, ...options.violations];
  const consequences = [
    ...checkConsistency(facts, form.instrument, options, details),
    ...checkDates(facts, form, { details, claimOptions: options, noticeOptions: notice }),
    ...checkRequirements(listRequirements(form, options), {
      details,
      noun: facts.claim.kind,
      direct: claimantRole(facts) === 'general_contractor',
      role: claimantRole(facts),
      hiredBy: hiredBy(hiringParty?.name, listOwners(facts, notice), contractors),
      hasGeneralContractor: contractors.length > 0,
      lender: servedParties(facts, notice).some(({ role }) => role === 'lender'),
      sureties: servedParties(facts, notice).filter(({ role }) => role === 'surety').length,
      noticeOfContract: Boolean(facts.project.noticeOfCommencement?.instrument),
      jobsites: facts.jobsites.length,
      isLeased: ownersBeside(facts, notice).length > 0,
      signatory: notice.signatoryName,
      hirer,
      license: facts.division?.licenseNumber ?? null,
      phone: facts.division?.phone ?? null,
      service: { method: notice.serviceMethod, date: notice.serviceDate },
    }),
  ];
  const warnings = [
    ...checkJobsite(facts),
    ...checkProperty(allFacts, property, form),
    ...misshapen,
    ...ownersBeside(facts, notice).flatMap(checkServedAddress),
    ...checkAddresses(facts, servedByClaim(facts, notice)),
    ...checkServedAbroad(facts, form, notice),
    ...checkInlineAddresses(form, options.bond),
    ...(form.instrument === 'lien_release' || !hirer ? [] : [hirer]),
    ...checkBondParties(facts, form, options, notice),
    ...checkContractorAbove(facts, form, notice),
    ...checkStanding(facts, form, notice),
    ...checkHiringAddress(facts, form, notice),
    ...checkLaw(facts, form, options),
    ...checkTerritory(facts, form),
    ...checkLeasehold(facts, form, notice, options),
    ...checkNotary(form, options),
    ...checkService(facts, form, notice),
    ...checkTown(facts, form, notice),
    ...checkAmended(facts, form, details),
    // A field that could not be read is reported once, and not again as missing.
    ...consequences.filter(
      ({ field }) => !misshapen.some((fault) => fault.field === field || fault.field.startsWith(`${field}.`)),
    ),
  ];
  return [
    ...toWarnings(warnings, form.statute),
    ...officeWarnings(facts.claim.state, form, isRecorded(form), details),
    ...missingAttachments(listAttachments(form, options, claimantRole(facts)), facts.exhibits),
    ...missingEnclosures(options.enclosures, facts.exhibits),
    ...(isBonded(form, options) ? missingPowerOfAttorney(facts.exhibits) : []),
  ];
}

/** What the user of a claim has to know about its form, and what it leaves out. */
export function claimNotices(facts: ClaimFacts, form: ClaimForm, compared: readonly string[]): DocumentNotice[] {
  return [...formNotices(form, compared), ...jobsitesLeftOut(resolveProperty(facts, form))];
}

/** Whether the document is sworn, verified, acknowledged, or recorded, or can be: with a warning it is not ready for that. */
export function isFiled({ instrument, oath, layout }: ClaimForm): boolean {
  return isRecorded({ instrument, layout }) || oath.kind !== 'none' || oath.open;
}

function isRecorded({ instrument, layout }: Pick<ClaimForm, 'instrument' | 'layout'>): boolean {
  return layout === 'recorded' || instrument === 'mechanics_lien' || instrument === 'lien_release';
}

/** An amended instrument cites the record of the first one. */
function checkAmended({ claim }: ClaimFacts, form: ClaimForm, { recording }: ClaimDetails): Violation[] {
  if (!claim.amendment?.originalRecorded || !isFiled(form)) return [];
  if (isOnRecord(recording)) return [];
  const message =
    'The record of the first document is required in an amended one: enter the instrument number, or book and page.';
  return [{ field: 'metadata.recording.instrument_number', message }];
}

function listRequirements(form: ClaimForm, options: ClaimOptions): readonly Requirement[] {
  const { instrument, requires } = form;
  if (isBonded(form, options)) return [...requires, 'stop_notice_bond'];
  // A release whose lien is on record describes the property as the lien does.
  if (instrument !== 'lien_release' || !isOnRecord(options.recording)) return requires;
  return requires.filter((requirement) => requirement !== 'legal_description');
}

/** Required for preliminary notices and every escalation, where the claimant is not the contractor itself. */
function checkGeneralContractor(facts: ClaimFacts, options: NoticeOptions): Violation[] {
  const { kind, type } = facts.claim;
  const needed = kind === 'escalation' || type === 'preliminary';
  if (!needed || claimantRole(facts) === 'general_contractor' || listGeneralContractors(facts, options).length > 0)
    return [];
  const subject = kind === 'escalation' ? 'a claim' : 'a preliminary notice';
  const message = `The general contractor is required in ${subject}: add it to the project’s parties, or enter its name on the document.`;
  return [{ field: 'parties.generalContractor', message }];
}

/** The principal and the surety of a bond claim, when only the caller's metadata names them. */
function checkInlineAddresses({ instrument }: ClaimForm, bond: ClaimOptions['bond']): Violation[] {
  if (instrument !== 'bond_claim') return [];
  return [...inlineAddress('bond.principal', bond.principal), ...inlineAddress('bond.surety', bond.surety)];
}

/** A notice that also names the contractor that hired the claimant's customer. */
function checkContractorAbove(facts: ClaimFacts, form: ClaimForm, notice: NoticeOptions): Violation[] {
  const hiring = findHiringParty(facts, notice);
  if (!hiring || contractorsAbove(facts, form, notice).length < 2) return [];
  const message = `Each general contractor of the project can have hired ${hiring.name}. The document has a blank: complete it by hand.`;
  return [{ field: 'parties.generalContractor', message }];
}

/** The party that a demand letter is addressed to; it need not be a served party. */
function checkHiringAddress(facts: ClaimFacts, { instrument }: ClaimForm, notice: NoticeOptions): Violation[] {
  if (instrument !== 'demand_letter') return [];
  if (notice.hiringParty) return inlineAddress('hiring_party', notice.hiringParty);
  const hiring = recordedHiringParty(facts, notice);
  return hiring ? checkServedAddress(hiring) : [];
}

function inlineAddress(key: string, party: InlineParty | null): Violation[] {
  return (party ? missingAddressParts(party) : []).map(({ part, label }) => {
    const field = `metadata.${key}.${part === 'addressLine1' ? 'address_line1' : part}`;
    return {
      field,
      message: `${party!.name} has no ${label}, and the document is sent to that address: complete it on the document.`,
    };
  });
}

/** Instruments that do not exist in law: a lien on federal property, and a bonded stop payment notice outside California. */
function checkLaw(
  { project }: ClaimFacts,
  { instrument, state }: ClaimForm,
  { stopNotice }: ClaimOptions,
): Violation[] {
  const violations: Violation[] = [];
  if (project.sector === 'federal' && (instrument === 'mechanics_lien' || instrument === 'notice_of_intent')) {
    const message = 'A lien cannot attach to federal property: make a claim on the payment bond instead.';
    violations.push({ field: 'project.sector', message });
  }
  if (instrument === 'stop_notice' && stopNotice.bonded && state !== 'CA') {
    const message = 'Only California has a bonded stop payment notice: remove that it is bonded (bonded: false).';
    violations.push({ field: 'metadata.stop_notice.bonded', message });
  }
  return violations;
}

function checkNotary({ oath, title }: ClaimForm, { notaryBlock }: ClaimOptions): Violation[] {
  if (notaryBlock === null || oath.open || notaryBlock === oath.kind) return [];
  const message = `The ${title} has its own form of oath: remove the notary block.`;
  return [{ field: 'metadata.notary_block', message }];
}

/**
 * A proof of service is signed under penalty of perjury, so it states only a method that the statute allows, and no date before
 * the document's.
 */
function checkService(
  { claim }: ClaimFacts,
  { instrument, statute, title, proofOfService, methods }: ClaimForm,
  { serviceMethod, serviceDate }: NoticeOptions,
): Violation[] {
  if (instrument === 'lien_release' || instrument === 'lawsuit_referral') return [];
  const violations: Violation[] = [];
  const allowed = proofOfService?.methods ?? methods;
  if (allowed && serviceMethod && !allowed.some((method) => method === serviceMethod)) {
    const message = `${proofOfService?.statute ?? statute} does not allow this way of serving the ${title}. It allows: ${allowed.join(', ')}.`;
    violations.push({ field: 'metadata.service_method', message });
  }
  if (serviceDate !== null && serviceDate < claim.date) {
    const message = `The ${title} is dated ${claim.date} and cannot have been served before that date: enter a later date of service.`;
    violations.push({ field: 'metadata.service_date', message });
  }
  return violations;
}

/** A letter, a release and a referral are not served by a method that a statute names. */
function checkServedAbroad(
  facts: ClaimFacts,
  { instrument, methods, proofOfService }: ClaimForm,
  notice: NoticeOptions,
): Violation[] {
  if (instrument === 'demand_letter' || instrument === 'lien_release' || instrument === 'lawsuit_referral') return [];
  const allowed = proofOfService?.methods ?? methods ?? null;
  return checkCertifiedAbroad(servedByClaim(facts, notice), facts.claim.state, allowed);
}

/** Connecticut: in the town of the property, a copy is left with the owner and the contractor, or at their abode. */
function checkTown(facts: ClaimFacts, { servedInTown }: ClaimForm, notice: NoticeOptions): Violation[] {
  const { serviceMethod } = notice;
  const town = [...facts.jobsites].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary))[0]?.city;
  if (!servedInTown || !serviceMethod || serviceMethod === 'personal' || !town) return [];
  const inTown = servedByClaim(facts, notice).filter(
    ({ role, address }) =>
      ['owner', 'lessee', 'general_contractor'].includes(role) &&
      address.city?.trim().toLowerCase() === town.trim().toLowerCase(),
  );
  if (inTown.length === 0) return [];
  const names = listNames(inTown.map(({ name }) => name));
  const message = `An indifferent person or officer leaves a copy with an owner or contractor in the town of the property, and does not mail it: serve ${names} in person, and enter that as the method of service.`;
  return [{ field: 'metadata.service_method', message }];
}
