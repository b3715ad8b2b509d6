import { isSameCounty } from '../address/counties.js';
import { territoryName } from '../address/states.js';
import type { JobsiteFacts } from '../document/job-facts.js';
import type { DocumentNotice } from '../document/warning.js';
import { checkOtherStates, nameOfSite } from '../notice/preflight/jobsite.js';
import { isBlank } from '../shared/legible.js';
import type { Violation } from '../shared/violation.js';
import type { ClaimFacts } from './facts.js';
import type { ClaimForm } from './form.js';
import type { SiteFact } from './model.js';
import { readClaimOptions } from './options.js';
import { concernsLand, isIn, lackedBy, type Property } from './property.js';

const letters = ['demand_letter', 'lawsuit_referral'];

/** Property that one document cannot cover, and what it does not know of a part of the property. */
export function checkProperty(allFacts: ClaimFacts, property: Property, form: ClaimForm): Violation[] {
  if (letters.includes(form.instrument)) return [];
  return [
    ...checkStates(allFacts, property, form),
    ...checkCounties(property, form),
    ...checkWhole(allFacts, property),
    ...checkSites(property.facts, form),
  ];
}

/** The jobsites that a document for a chosen county leaves out. */
export function jobsitesLeftOut({ leftOut, isOfChosenCounty }: Property): DocumentNotice[] {
  if (leftOut.length === 0 || !isOfChosenCounty) return [];
  const message = `The document is for the jobsites in the county of the recorder, and claims only what is owed for them. Left out: ${leftOut.map(nameOfSite).join('; ')}.`;
  return [{ code: 'jobsites_left_out', message }];
}

/** A territory: neither its forms nor its deadlines are known. */
export function checkTerritory({ claim, project }: ClaimFacts, { instrument, title }: ClaimForm): Violation[] {
  const territory = territoryName(claim.state);
  // A claim on a federal bond is made under federal law.
  if (!territory || letters.includes(instrument) || (instrument === 'bond_claim' && project.sector === 'federal'))
    return [];
  const message = `The service holds no statute of ${territory}: it does not know whether a ${title} has any effect there, what it must contain and when it is due. Have counsel in ${territory} prepare it.`;
  return [{ field: 'state', message }];
}

function checkStates({ claim, jobsites, project }: ClaimFacts, property: Property, form: ClaimForm): Violation[] {
  if (form.instrument === 'bond_claim' && project.sector === 'federal') return [];
  const { leftOut, isOfChosenCounty } = property;
  if (isOfChosenCounty) return [];
  if (leftOut.length === 0) return checkOtherStates(jobsites, claim.state);
  return leftOut
    .filter((site) => !isIn(claim.state, site))
    .map((site) => ({
      field: 'jobsites.state',
      message: `The jobsite ${nameOfSite(site)} is in ${site.state}, and the document is for ${claim.state}: it is left out. Make a document for ${site.state} too, and claim in each only what is owed for its own jobsites.`,
    }));
}

/** A lien is recorded where its land is, so that a document is for one county. */
function checkCounties({ facts }: Property, form: ClaimForm): Violation[] {
  if (!concernsLand(form) || form.statesCounties) return [];
  const chosen = readClaimOptions(facts.claim.metadata).recording.county;
  const sitesWithCounty = facts.jobsites.filter(({ county }) => !isBlank(county));
  const county = chosen ?? facts.jobsites[0]?.county ?? null;
  if (county === null) return [];
  const elsewhere = sitesWithCounty.filter((site) => !isSameCounty(site.county!, county));
  if (chosen !== null && elsewhere.length > 0 && elsewhere.length === sitesWithCounty.length) {
    const message = `No jobsite is in ${chosen}, the county of the recorder: correct it, or the county of the jobsite.`;
    return [{ field: 'metadata.recording.county', message }];
  }
  return elsewhere.map((site) => ({
    field: 'jobsites.county',
    message: `The jobsite ${nameOfSite(site)} is in ${site.county}, and the document is for ${county}: make one for each county, with the county of its recorder, which limits it to the jobsites there, and claim in each only what is owed for them.`,
  }));
}

/** A description of the whole property, in a document for a part of it. */
function checkWhole({ project: { legalDescription, parcelNumber } }: ClaimFacts, property: Property): Violation[] {
  const { facts, leftOut } = property;
  if (leftOut.length === 0) return [];
  const names = leftOut.map(nameOfSite).join('; ');
  const report = (field: string, label: string): Violation => ({
    field,
    message: `The project’s ${label} may also describe what the document leaves out (${names}): enter the ${label} of each jobsite on the jobsite.`,
  });
  return [
    ...(!isBlank(legalDescription) && facts.project.legalDescription !== null
      ? [report('project.legalDescription', 'legal description')]
      : []),
    ...(!isBlank(parcelNumber) && facts.project.parcelNumber !== null
      ? [report('project.parcelNumber', 'parcel number')]
      : []),
  ];
}

function checkSites(facts: ClaimFacts, form: ClaimForm): Violation[] {
  const lacked = lackedBy(facts, form);
  return facts.jobsites.flatMap((site, index) =>
    lacked[index]!.map((fact) => ({ field: `jobsites.${fact}`, message: lacksFact(site, fact, form) })),
  );
}

function lacksFact(site: JobsiteFacts, fact: SiteFact, form: ClaimForm): string {
  const name = nameOfSite(site);
  if (fact === 'parcelNumber' && form.requires.includes('tax_lot'))
    return `The form describes each jobsite by block and lot, and has blanks for ${name}: enter both as the parcel number of the jobsite, such as "Block 12, Lot 3".`;
  const label = { parcelNumber: 'parcel number', legalDescription: 'legal description', county: 'county' }[fact];
  return `The document states the ${label} of each jobsite, and has a line for that of ${name}: enter it on the jobsite.`;
}
