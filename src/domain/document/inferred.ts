import { isBlank } from '../shared/legible.js';
import type { JobFacts, JobsiteFacts } from './job-facts.js';

/** A fact that a document prints although the records do not say it: it follows from others, or is the only possible one. */
export interface InferredFact {
  /** Where the fact is confirmed or corrected: a dotted path as in `Violation`. */
  field: string;
  /** What is printed. */
  value: string;
  /** Why, and how to confirm or correct it. */
  message: string;
}

/** The jobsite that comes first where none of several is primary: its county, city and description stand for the project's. */
export function inferredJobsite({ jobsites }: JobFacts): InferredFact[] {
  const [site] = jobsites;
  if (!site || jobsites.length < 2 || jobsites.some(({ isPrimary }) => isPrimary)) return [];
  const message =
    'None of the jobsites is primary, so the first one gives the city, county and description where the document has one: mark the right one as primary.';
  return [{ field: 'jobsites.isPrimary', value: describePlace(site), message }];
}

function describePlace({ name, addressLine1, city }: JobsiteFacts): string {
  return [name, addressLine1, city].find((part) => !isBlank(part)) ?? 'a jobsite without an address';
}
