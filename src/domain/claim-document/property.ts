import { isSameCounty } from '../address/counties.js';
import type { JobsiteFacts } from '../document/job-facts.js';
import { isBlank } from '../shared/legible.js';
import type { ClaimFacts } from './facts.js';
import type { ClaimForm } from './form.js';
import { type SiteFact, siteFacts } from './model.js';
import { readClaimOptions } from './options.js';
import { isOnRecord } from './requirements.js';
import { readTaxLot } from './tax-lot.js';

/** The property of a document: the facts with the jobsites that it covers, the primary one first, and those that it leaves out. */
export interface Property {
  facts: ClaimFacts;
  leftOut: readonly JobsiteFacts[];
  /** The caller chose the county whose land the document is about. */
  isOfChosenCounty: boolean;
}

/** Whether a document is about the land, which has to be in its state, and in its county if it is for one. */
export function concernsLand({ instrument, layout }: Pick<ClaimForm, 'instrument' | 'layout'>): boolean {
  return ['mechanics_lien', 'lien_release', 'notice_of_intent'].includes(instrument) || layout === 'recorded';
}

/** A document about land has the jobsites in its state, and of these the ones in `metadata.recording.county`. */
export function resolveProperty(facts: ClaimFacts, form: ClaimForm): Property {
  const all = [...facts.jobsites].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  if (!concernsLand(form)) return { facts: { ...facts, jobsites: all }, leftOut: [], isOfChosenCounty: false };
  const { county } = readClaimOptions(facts.claim.metadata).recording;
  // Without property there, the state was chosen for its form.
  const inState = all.filter((site) => isIn(facts.claim.state, site));
  const there = inState.length > 0 ? inState : all;
  const isThere = ({ county: siteCounty }: JobsiteFacts) =>
    county !== null && siteCounty !== null && isSameCounty(siteCounty, county);
  const isOfChosenCounty = !form.statesCounties && there.some(isThere);
  const jobsites = isOfChosenCounty ? there.filter((site) => isThere(site) || isBlank(site.county)) : there;
  const leftOut = all.filter((site) => !jobsites.includes(site));
  return { facts: { ...facts, jobsites, project: narrowProject(facts, leftOut) }, leftOut, isOfChosenCounty };
}

/** What the project says of its whole property is not that of a part, if the jobsites have their own. */
function narrowProject({ project, jobsites }: ClaimFacts, leftOut: readonly JobsiteFacts[]): ClaimFacts['project'] {
  if (leftOut.length === 0) return project;
  const has = (fact: SiteFact) => jobsites.some((site) => !isBlank(site[fact]));
  return {
    ...project,
    ...(has('parcelNumber') && { parcelNumber: null }),
    ...(has('legalDescription') && { legalDescription: null }),
  };
}

/** A jobsite whose state is not known is where the others are. */
export function isIn(state: string, site: JobsiteFacts): boolean {
  return isBlank(site.state) || site.state === state;
}

/**
 * The facts that a document states of each of several jobsites and that some of them lack, by jobsite: what another jobsite has, or
 * the form requires. What the project says is that of all jobsites, or else that of the primary one, which comes first.
 */
export function lackedBy({ jobsites, project, claim }: ClaimFacts, form: ClaimForm): SiteFact[][] {
  const { recording } = readClaimOptions(claim.metadata);
  const isByLot = form.requires.includes('tax_lot');
  const isRecordedRelease = form.instrument === 'lien_release' && isOnRecord(recording);
  const ofAll = {
    parcelNumber: isByLot ? null : project.parcelNumber,
    legalDescription: project.legalDescription,
    county: recording.county,
  };
  const required = {
    parcelNumber: isByLot || form.requires.includes('parcel'),
    legalDescription: form.requires.includes('legal_description') && !isRecordedRelease,
    county: form.requires.includes('county'),
  };
  const has = (site: JobsiteFacts, fact: SiteFact) =>
    fact === 'parcelNumber' && isByLot ? readTaxLot(site.parcelNumber) !== null : !isBlank(site[fact]);
  const isLacked = (fact: SiteFact, index: number) => {
    if (has(jobsites[index]!, fact) || (fact === 'legalDescription' && isRecordedRelease)) return false;
    const isStated = jobsites.some((site) => has(site, fact));
    const isOfAll = !isBlank(ofAll[fact]);
    // The requirement of the form reports the primary jobsite, if it reports anything.
    if (index === 0) return isStated && !isOfAll && !(fact === 'parcelNumber' && isByLot);
    return isStated || (required[fact] && !isOfAll);
  };
  return jobsites.map((_, index) =>
    concernsLand(form) && jobsites.length > 1 ? siteFacts.filter((fact) => isLacked(fact, index)) : [],
  );
}
