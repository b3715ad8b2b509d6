import type { Violations } from '../../errors/app-error.js';

/** A document record's division is its project's; `projects` is undefined without a project. */
export function checkDivision(violations: Violations, divisionId: string | null | undefined, projects: unknown): void {
  if (divisionId && projects && divisionId !== projects) {
    violations.add('divisionId', 'The division id field must be the division of the project.');
  }
}
