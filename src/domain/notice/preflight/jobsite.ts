import type { JobFacts, JobsiteFacts } from '../../document/job-facts.js';
import { isBlank } from '../../shared/legible.js';
import type { Violation } from '../../shared/violation.js';

/** The property must be identified by street address or legal description. */
export function checkJobsite(facts: JobFacts): Violation[] {
  const legal = !isBlank(facts.project.legalDescription);
  if (legal || facts.jobsites.some(isLocated)) return [];
  const message =
    facts.jobsites.length === 0
      ? 'The project has no jobsite: add one with a street address or a legal description.'
      : 'No jobsite of the project has a street address with city and state, or a legal description: complete one.';
  return [{ field: 'jobsites', message }];
}

/** A document follows the law of one state. */
export function checkOtherStates(jobsites: readonly JobsiteFacts[], state: string): Violation[] {
  return jobsites
    .filter((site) => !isBlank(site.state) && site.state !== state)
    .map((site) => ({
      field: 'jobsites.state',
      message: `The jobsite ${nameOfSite(site)} is in ${site.state}, and the document follows the law of ${state}: make one for ${site.state}.`,
    }));
}

/** A jobsite as a sentence names it: its name, street and city, as far as they are known. */
export function nameOfSite({ name, addressLine1, city }: JobsiteFacts): string {
  const presentParts = [name, addressLine1, city].filter((part) => !isBlank(part));
  return presentParts.length > 0 ? presentParts.join(', ') : 'without an address';
}

function isLocated(jobsite: JobsiteFacts): boolean {
  if (!isBlank(jobsite.legalDescription)) return true;
  return !isBlank(jobsite.addressLine1) && !isBlank(jobsite.city) && !isBlank(jobsite.state);
}
