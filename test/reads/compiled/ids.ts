import type { GoldenPath } from '../../support/records/golden-path.js';

const keys: Record<string, Array<keyof GoldenPath>> = {
  Organization: ['organizationId', 'ownerId'],
  Division: ['divisionId'],
  Contact: ['contactId'],
  Project: ['projectId'],
  Party: ['ownerPartyId'],
  Jobsite: ['jobsiteId'],
  Notice: ['noticeId'],
  Waiver: ['waiverId'],
  Sov: ['sovId'],
  PayApplication: ['payApplicationId'],
  Escalation: ['escalationId'],
  Any: ['noticeId', 'projectId'],
};

/** The ids of golden paths by the names of their types. */
export function idsOf(paths: readonly GoldenPath[]): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(keys).map(([type, names]) => [type, paths.flatMap((path) => names.map((name) => path[name]))]),
  );
}
