import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { ClaimantRole, OrganizationKind } from '../../domain/vocabulary.js';
import { Jobsite } from '../../entities/jobsite.js';
import { Organization } from '../../entities/organization.js';
import { Party } from '../../entities/party.js';
import { Project } from '../../entities/project.js';
import { Violations } from '../../errors/app-error.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import type {
  CreateProjectWithPartiesInput,
  NewOrganizationInput,
  NewPartyInput,
} from '../../schema/project-with-parties.js';
import { checkClaimantCap } from '../division/claimant-cap.js';
import { checkPlace } from '../jobsite/index.js';
import { listCodes } from '../organization/index.js';
import { insert, insertAll, references } from '../shared/record.js';
import { factViolations } from './index.js';

/** The name of the claimant's party among the keys of the others. */
export const claimantKey = 'claimant';
const maxParties = 100;

/**
 * Creates what a project begins with in one transaction: new organizations, the project, its parties with who hired whom, and its
 * primary jobsite. The rules are those of the single mutations, and everything that is wrong is reported together.
 */
export async function createProjectWithParties(
  ctx: RequestContext,
  input: CreateProjectWithPartiesInput,
): Promise<Project> {
  authorize(ctx, 'records');
  const { project: facts, jobsite, claimantHiredBy = null } = input;
  const parties = input.parties ?? [];
  const violations = new Violations();
  violations.addAll(partyViolations(parties, claimantHiredBy));
  if (jobsite) checkPlace(violations, jobsite, 'jobsite.');
  const state = facts.state ?? jobsite?.state ?? null;
  violations.addAll(
    (await factViolations(ctx, facts, { state })).map((violation) => ({
      ...violation,
      field: `project.${violation.field}`,
    })),
  );
  // More than this many are not looked up.
  if (parties.length > maxParties) violations.throwIfAny();
  const at = 'project.divisionId';
  await checkClaimantCap(ctx, violations, { field: at, divisionId: facts.divisionId });
  const { division } = await references(ctx, violations, {
    division: { field: at, table: divisions, id: facts.divisionId },
    ...Object.fromEntries(
      parties.map(({ organizationId }, index) => [
        `organization${index}`,
        { field: `parties.${index}.organizationId`, table: organizations, id: organizationId },
      ]),
    ),
  });
  violations.throwIfAny();
  const organizationId = division!.organization_id as string;
  const newIds = await createOrganizations(ctx, parties);
  const project = await insert(ctx, Project, { ...facts, state, organizationId });
  const ids = new Map([claimantKey, ...parties.map(({ key }) => key)].map((key) => [key, uuidv7()]));
  const rows = parties.map(({ key, hiredBy, organization, organizationId: namedId, ...party }) => ({
    id: ids.get(key)!,
    data: {
      ...party,
      projectId: project.id,
      organizationId: namedId ?? newIds.get(toText(organization!))!,
      hiredByPartyId: hiredBy ? ids.get(hiredBy)! : null,
    },
  }));
  const claimant = {
    projectId: project.id,
    organizationId,
    role: facts.claimantRole as ClaimantRole,
    isClaimant: true,
    hiredByPartyId: claimantHiredBy ? ids.get(claimantHiredBy)! : null,
  };
  await insertAll(ctx, Party, [{ id: ids.get(claimantKey)!, data: claimant }, ...rows]);
  if (jobsite) {
    const countryCode = jobsite.countryCode ?? 'US';
    await insert(ctx, Jobsite, { ...jobsite, countryCode, isPrimary: true, projectId: project.id, organizationId });
  }
  return project;
}

/** What is wrong with the parties among themselves. */
export function partyViolations(
  parties: readonly Pick<NewPartyInput, 'key' | 'hiredBy' | 'organization' | 'organizationId'>[],
  claimantHiredBy: string | null,
): Array<{ field: string; message: string }> {
  if (parties.length > maxParties) {
    return [{ field: 'parties', message: `The parties field must not have more than ${maxParties} items.` }];
  }
  const faults: Array<{ field: string; message: string }> = [];
  const hirers = new Map<string, string | null>([[claimantKey, claimantHiredBy]]);
  for (const [index, { key, hiredBy = null, organization, organizationId }] of parties.entries()) {
    const at = `parties.${index}`;
    if (hirers.has(key)) {
      const message = `The ${at}.key field is taken: ${key === claimantKey ? 'it names the party of the division' : 'another party has it'}.`;
      faults.push({ field: `${at}.key`, message });
    } else hirers.set(key, hiredBy);
    if (organization && organizationId) {
      const message = `The ${at}.organization field is not accepted beside an organization id.`;
      faults.push({ field: `${at}.organization`, message });
    }
  }
  const named = [
    { field: 'claimantHiredBy', key: claimantKey, hirer: claimantHiredBy },
    ...parties.map(({ key, hiredBy = null }, index) => ({ field: `parties.${index}.hiredBy`, key, hirer: hiredBy })),
  ];
  for (const { field, key, hirer } of named) {
    if (hirer === null) continue;
    if (!hirers.has(hirer)) faults.push({ field, message: `No party of the request has the key ${hirer}.` });
    else if (isHiredBy(hirers, hirer, key)) {
      faults.push({ field, message: 'A party cannot be hired by itself or by a party that it hired.' });
    }
  }
  return faults;
}

/** Whether `hirer` is in the chain of hirers that begins with `key`. */
function isHiredBy(hirers: ReadonlyMap<string, string | null>, key: string, hirer: string): boolean {
  const seen = new Set<string>();
  for (let current: string | null | undefined = key; current && !seen.has(current); current = hirers.get(current)) {
    if (current === hirer) return true;
    seen.add(current);
  }
  return false;
}

/** The ids of the new organizations by their input: equal ones are the same organization. */
async function createOrganizations(
  ctx: RequestContext,
  parties: readonly NewPartyInput[],
): Promise<Map<string, string>> {
  const inputs = new Map(
    parties.flatMap(({ organization }) => (organization ? [[toText(organization), organization]] : [])),
  );
  if (inputs.size === 0) return new Map();
  const codes = await listCodes(ctx, [...inputs.values()]);
  const drafts = [...inputs].map(([text, organization], index) => ({
    text,
    id: uuidv7(),
    data: {
      ...organization,
      code: codes[index]!,
      type: 'directory' as const,
      kind: (organization.kind ?? null) as OrganizationKind | null,
    },
  }));
  await insertAll(ctx, Organization, drafts);
  return new Map(drafts.map(({ text, id }) => [text, id]));
}

function toText(organization: NewOrganizationInput): string {
  return JSON.stringify(Object.entries(organization).sort());
}
