import type { DivisionFacts, JobFacts } from '../../document/job-facts.js';
import type { Violation } from '../../shared/violation.js';
import { missingAddressParts } from '../document/address.js';
import { claimantParty } from '../document/served-parties.js';

/** What every document needs: a claimant division that is not deleted, with its address, and the claimant party. */
export function checkClaimant(facts: JobFacts): Violation[] {
  return [...checkDivision(facts.division), ...checkClaimantParty(facts)];
}

function checkDivision(division: DivisionFacts | null): Violation[] {
  if (!division) {
    return [{ field: 'division', message: 'The project has no claimant division: choose one on the project.' }];
  }
  if (division.deletedAt) {
    const message = `The claimant division ${division.name} was deleted: choose a live division on the project.`;
    return [{ field: 'division', message }];
  }
  return missingAddressParts({ ...division, countryCode: null }).map(({ part, label }) => ({
    field: `division.${part}`,
    message: `The claimant division ${division.name} has no ${label}: complete it on the division.`,
  }));
}

function checkClaimantParty(facts: JobFacts): Violation[] {
  if (claimantParty(facts)) return [];
  return [{ field: 'parties.claimant', message: 'The project has no active claimant party.' }];
}
