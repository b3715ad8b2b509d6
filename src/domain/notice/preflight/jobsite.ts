import { isBlank } from './address.js';
import type { JobFacts, JobsiteFacts, Violation } from './notice-facts.js';

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

function isLocated(jobsite: JobsiteFacts): boolean {
  if (!isBlank(jobsite.legalDescription)) return true;
  return !isBlank(jobsite.addressLine1) && !isBlank(jobsite.city) && !isBlank(jobsite.state);
}
