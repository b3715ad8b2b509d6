import { course, type Deadline, type Facts } from 'lien-deadlines';

/** One of the dates that a claimant has to keep on a project. */
export type ProjectDeadline = Omit<Deadline, 'documentName'> & { documentName: string | null; verified: false };

/** The deadlines of the claimant's whole course. Empty for a state without rules. */
export function projectDeadlines(facts: Facts): ProjectDeadline[] {
  return course(facts).map(projectDeadline);
}

/** The rules are unverified reference data. */
export function projectDeadline(deadline: Deadline): ProjectDeadline {
  return { ...deadline, verified: false };
}
