import type { Violations } from '../../errors/app-error.js';

/** The division of a document record is its project's; `projects` is undefined when there is none. */
export function checkDivision(violations: Violations, given: string | null | undefined, projects: unknown): void {
  if (given && projects && given !== projects) {
    violations.add('divisionId', 'The division id field must be the division of the project.');
  }
}
