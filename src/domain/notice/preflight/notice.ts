import { missingAttachments } from '../../document/attachments.js';
import { type InferredFact, inferredJobsite } from '../../document/inferred.js';
import type { JobFacts } from '../../document/job-facts.js';
import { type DocumentWarning, toWarnings } from '../../document/warning.js';
import type { Violation } from '../../shared/violation.js';
import { listLabels, missingAddressParts } from '../document/address.js';
import { checkHiringParty, inferredHiringParty, noticeHiringParty } from '../document/hiring-party.js';
import type { NoticeFacts } from '../document/notice-facts.js';
import { type NoticeOptions, readNoticeOptions } from '../document/notice-metadata.js';
import { noticeServedParties } from '../document/served.js';
import {
  claimantRole,
  isPublicWork,
  listGeneralContractors,
  listOwners,
  type ServedParty,
} from '../document/served-parties.js';
import { checkClaimant } from './claimant.js';
import { checkJobsite, checkOtherStates } from './jobsite.js';
import { checkAddresses, checkCertifiedAbroad } from './places.js';
import { checkStateFacts } from './state-facts.js';

/** States whose law requires proof of service of the notice by a signed declaration: California, Civil Code § 8118. */
export const affidavitStates: readonly string[] = ['CA'];

/**
 * Lists why a preliminary notice cannot be printed: all failures at once, each with the field to complete and a sentence that
 * says what to do. An empty list means the document can be generated; `noticeWarnings` lists what is still missing.
 */
export function preflightNotice(facts: NoticeFacts): Violation[] {
  const options = readNoticeOptions(facts.notice.metadata);
  return [
    ...checkClaimant(facts),
    ...checkOwner(facts, options),
    ...checkGeneralContractor(facts, options),
    ...noticeServedParties(facts, options).flatMap(checkServedAddress),
    ...checkAffidavit(facts, options),
  ];
}

/**
 * What only the state's form asks for, or could not be read: the form has a line for each missing fact.
 *
 * @param ofForm what its form asks for and does not find, see `checkAskedFacts` and `checkNoticeDates`
 * @param methods the only methods of service that the statute allows; null if it names none
 */
export function noticeWarnings(
  facts: NoticeFacts,
  citation: string | null,
  ofForm: readonly Violation[] = [],
  methods: readonly string[] | null = null,
): DocumentWarning[] {
  const options = readNoticeOptions(facts.notice.metadata);
  const { state } = facts.notice;
  // Where no property is in the state, its form was chosen on purpose.
  const isThere = facts.jobsites.some((site) => site.state === state);
  const elsewhere = isThere ? checkOtherStates(facts.jobsites, state) : [];
  const ofState = [...checkJobsite(facts), ...elsewhere, ...checkStateFacts(facts, options), ...options.violations];
  // A check of the state says why its law asks for the same field.
  const others = ofForm.filter(({ field }) => !ofState.some((other) => other.field === field));
  const served = noticeServedParties(facts, options);
  const places = [...checkAddresses(facts, served), ...checkCertifiedAbroad(served, facts.notice.state, methods)];
  const warnings = [
    ...ofState,
    ...others,
    ...checkHiringParty(facts, options, 'document', noticeHiringParty(facts, options)),
    ...places,
  ];
  const attached = options.commencementAttached
    ? [{ what: 'a copy of the notice of commencement', citation, kinds: ['notice_of_commencement'] as const }]
    : [];
  return [...toWarnings(warnings, citation), ...missingAttachments(attached, facts.exhibits)];
}

/** What a preliminary notice prints although the records do not say it. */
export function inferredInNotice(facts: NoticeFacts): InferredFact[] {
  const options = readNoticeOptions(facts.notice.metadata);
  return [
    ...inferredHiringParty(facts, options, 'document', noticeHiringParty(facts, options)),
    ...inferredJobsite(facts),
  ];
}

/** An active owner, or `metadata.owner`; on public work the public entity may take its place. */
export function checkOwner(facts: JobFacts, options: NoticeOptions): Violation[] {
  if (listOwners(facts, options).length > 0) return [];
  const who = isPublicWork(facts) ? 'public entity or owner' : 'owner';
  const message = `The project has no active ${who}: add the ${who} to the project’s parties, or enter the owner’s name on the document.`;
  return [{ field: 'parties.owner', message }];
}

function checkGeneralContractor(facts: NoticeFacts, options: NoticeOptions): Violation[] {
  if (claimantRole(facts) === 'general_contractor') return [];
  if (listGeneralContractors(facts, options).length > 0) return [];
  const message =
    'The general contractor is required in a preliminary notice: add it to the project’s parties, or enter its name on the document.';
  return [{ field: 'parties.generalContractor', message }];
}

/** The missing parts of the address of a person named on the document. */
export function checkServedAddress(served: ServedParty): Violation[] {
  const missing = missingAddressParts(served.address);
  if (missing.length === 0) return [];
  if (served.source === 'inline') {
    return missing.map(({ part, label }) => {
      const key = part === 'addressLine1' ? 'address_line1' : part;
      const message = `The ${roleName(served.role)} ${served.name} has no ${label}: complete it on the document.`;
      return { field: `${served.field}.${key}`, message };
    });
  }
  const labels = listLabels(missing.map(({ label }) => label));
  const message = `The ${roleName(served.role)} party ${served.name} has no ${labels}: complete it on the organization or the party.`;
  return [{ field: `parties.${camelCase(served.role)}`, message }];
}

function checkAffidavit(facts: NoticeFacts, options: NoticeOptions): Violation[] {
  if (!options.mailPack || options.signatoryName || !affidavitStates.includes(facts.notice.state)) return [];
  const field = 'metadata.signatory_name';
  if (options.violations.some((violation) => violation.field === field)) return [];
  const message = `A mail pack in ${facts.notice.state} contains a proof of service that must be signed: enter the name of its signer on the notice.`;
  return [{ field, message }];
}

function roleName(role: string): string {
  return role.replaceAll('_', ' ');
}

function camelCase(role: string): string {
  return role.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
