import { sql } from 'kysely';
import type { RequestContext } from '../../../context/request-context.js';
import { partiesServedByClaim } from '../../../domain/claim-document/addressees.js';
import { bonded, isBonded } from '../../../domain/claim-document/bonded.js';
import { buildClaimDocument } from '../../../domain/claim-document/build.js';
import { claimDetails } from '../../../domain/claim-document/details.js';
import type { ClaimFacts, ServedNotice } from '../../../domain/claim-document/facts.js';
import { inferredInClaim } from '../../../domain/claim-document/inferred.js';
import { readClaimOptions } from '../../../domain/claim-document/options.js';
import { claimNotices, claimWarnings, isFiled } from '../../../domain/claim-document/preflight.js';
import { claimVariant } from '../../../domain/claim-document/variant.js';
import { dayInState } from '../../../domain/deadlines/state-zones.js';
import type { InferredFact } from '../../../domain/document/inferred.js';
import type { JobFacts, PartyFacts } from '../../../domain/document/job-facts.js';
import type { ClaimInstrument, Instrument } from '../../../domain/document/types.js';
import type { DocumentNotice, DocumentWarning } from '../../../domain/document/warning.js';
import { formChoice } from '../../../domain/notice/document/choice.js';
import { readNoticeOptions } from '../../../domain/notice/document/notice-metadata.js';
import { claimantRole } from '../../../domain/notice/document/served-parties.js';
import { timestamp } from '../../../domain/shared/timestamp.js';
import { claimForm } from '../../../pdf/assets/claim/index.js';
import { noticeForm } from '../../../pdf/assets/notice-form.js';
import { notices } from '../../../reads/loaders/notice.loader.js';
import { rowsWhere } from '../../../reads/loaders/read.js';

export function warningsOfClaim(facts: ClaimFacts, instrument: ClaimInstrument): DocumentWarning[] {
  return claimWarnings(facts, findForm(facts, instrument));
}

export function inferredOfClaim(facts: ClaimFacts, instrument: ClaimInstrument): InferredFact[] {
  return inferredInClaim(facts, findForm(facts, instrument));
}

export function noticesOfClaim(
  facts: ClaimFacts,
  instrument: ClaimInstrument,
  compared: readonly string[],
): DocumentNotice[] {
  return claimNotices(facts, findForm(facts, instrument), compared);
}

export function printedClaim(facts: ClaimFacts, instrument: ClaimInstrument) {
  const form = findForm(facts, instrument);
  const model = buildClaimDocument(facts, instrument, form);
  return {
    job: { template: 'claim' as const, model },
    template: isBonded(form, model.details) ? bonded.template(form.formCode) : form.formCode,
    filed: isFiled(form),
  };
}

/** The parties that a claim is served on by its document. */
export function partiesOfClaim(facts: ClaimFacts, instrument: ClaimInstrument): PartyFacts[] {
  const notice = readNoticeOptions(facts.claim.metadata);
  const details = claimDetails(facts, readClaimOptions(facts.claim.metadata), notice);
  return partiesServedByClaim(findForm(facts, instrument), facts, notice, details);
}

/** The preliminary notices of a project that reached a carrier. */
export async function listServedNotices(ctx: RequestContext, projectId: string) {
  return rowsWhere(
    ctx,
    notices,
    sql`project_id = ${projectId}::uuid and type = 'preliminary' and served_at is not null and deleted_at is null`,
  );
}

/** The same as a claim mentions them, oldest first: each by the title that its own form has, and the day in its state. */
export function mentioned(served: Awaited<ReturnType<typeof listServedNotices>>, job: JobFacts): ServedNotice[] {
  return served
    .map((notice) => {
      const { noticeNumber, state, servedAt, metadata } = notice;
      const options = readNoticeOptions(metadata);
      return {
        title: `${noticeForm(formChoice(job, notice, options)).title} No. ${noticeNumber}`,
        date: dayInState(state, new Date(timestamp(servedAt) as string)),
        state,
        method: options.serviceMethod,
      };
    })
    .sort((a, b) => a.date.localeCompare(b.date) || a.title.localeCompare(b.title));
}

/** Only characters that every file system accepts. */
export function toFileName(instrument: Instrument, about: string): string {
  return `${instrument.replaceAll('_', '-')}-${about.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100)}`;
}

function findForm(facts: ClaimFacts, instrument: ClaimInstrument) {
  const { state, date } = facts.claim;
  const sector = facts.project.sector ?? 'private';
  const direct = claimantRole(facts) === 'general_contractor';
  return claimForm({ instrument, state, sector, date, variant: claimVariant(facts, instrument), direct });
}
