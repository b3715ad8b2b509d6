import { isBlank } from '../../shared/legible.js';
import type { Violation } from '../../shared/violation.js';
import type { NoticeFacts } from '../document/notice-facts.js';
import type { NoticeOptions } from '../document/notice-metadata.js';
import { counterparties, isPublicWork } from '../document/served-parties.js';

type Check = (facts: NoticeFacts, options: NoticeOptions) => Violation[];

/** Facts that a state's preliminary notice requires on private work; other facts are printed as a line to fill in. */
const checks: Record<string, Check[]> = {
  GA: [commencement("Georgia's notice to contractor repeats the notice of commencement (O.C.G.A. § 44-14-361.5)")],
  LA: [claimAmount("Louisiana's notice of nonpayment states the amount unpaid (R.S. 9:4804)", notLessor)],
  MI: [commencement("Michigan's notice of furnishing names the notice of commencement (MCL 570.1109)", true)],
  MS: [commencement("Mississippi's notice to contractor repeats the notice of commencement (Miss. Code § 85-7-407)")],
  NC: [lienAgent("North Carolina's notice goes to the lien agent (N.C.G.S. § 44A-11.2)")],
  OH: [firstFurnishing("Ohio's notice of furnishing states when the work began (O.R.C. § 1311.05)")],
  TN: [
    claimAmount("Tennessee's notice of nonpayment states the amount owed (T.C.A. § 66-11-145)"),
    lastFurnishing("Tennessee's notice of nonpayment states the last day of the work (T.C.A. § 66-11-145)"),
  ],
  TX: [claimAmount("Texas's notice of claim states the amount (Property Code §§ 53.056, 53.057)")],
  UT: [parcelOrPermit, registryOnly],
  VA: [virginia],
};

/** The facts that only the state's own form asks for. */
export function checkStateFacts(facts: NoticeFacts, options: NoticeOptions): Violation[] {
  if (isPublicWork(facts)) return [];
  return (checks[facts.notice.state] ?? []).flatMap((check) => check(facts, options));
}

function commencement(reason: string, canBeAttached = false): Check {
  return ({ project }, { commencementAttached }) => {
    if (!isBlank(project.noticeOfCommencement?.instrument) || (canBeAttached && commencementAttached)) return [];
    const instead = canBeAttached ? ', or attach a copy and say on the notice that it is attached' : '';
    const message = `${reason}: enter the instrument number of its recording on the project${instead}.`;
    return [{ field: 'project.noticeOfCommencement.instrument', message }];
  };
}

function claimAmount(reason: string, applies: (facts: NoticeFacts) => boolean = () => true): Check {
  return (facts) =>
    isBlank(facts.notice.claimAmount) && applies(facts)
      ? [{ field: 'claimAmount', message: `${reason}: enter the claim amount on the notice.` }]
      : [];
}

function firstFurnishing(reason: string): Check {
  return ({ notice }) =>
    notice.firstFurnishingDate
      ? []
      : [{ field: 'firstFurnishingDate', message: `${reason}: enter the first furnishing date on the notice.` }];
}

function lastFurnishing(reason: string): Check {
  return ({ notice }) =>
    notice.lastFurnishingDate
      ? []
      : [{ field: 'lastFurnishingDate', message: `${reason}: enter the last furnishing date on the notice.` }];
}

function lienAgent(reason: string): Check {
  return (facts) =>
    counterparties(facts).some(({ role }) => role === 'lien_agent')
      ? []
      : [{ field: 'parties.lienAgent', message: `${reason}: add the lien agent to the project’s parties.` }];
}

/** A lessor of movables gives notice of the lease, which states no debt. */
function notLessor({ project, parties }: NoticeFacts): boolean {
  const claimant = parties.find(({ isClaimant, isActive }) => isClaimant && isActive);
  return (claimant?.role ?? project.claimantRole) !== 'equipment_lessor';
}

function parcelOrPermit({ project, jobsites }: NoticeFacts): Violation[] {
  const parcels = [project.parcelNumber, project.permitNumber, ...jobsites.map(({ parcelNumber }) => parcelNumber)];
  if (parcels.some((number) => !isBlank(number))) return [];
  const message =
    "Utah's registry files a preliminary notice under the parcel or the building permit (Utah Code § 38-1a-501): enter the parcel number or the permit number on the project.";
  return [{ field: 'project.parcelNumber', message }];
}

function registryOnly(_facts: NoticeFacts, { serviceMethod }: NoticeOptions): Violation[] {
  if (serviceMethod === null || serviceMethod === 'registry') return [];
  const message =
    'A preliminary notice in UT takes effect by filing with the State Construction Registry: choose the registry as the method of service.';
  return [{ field: 'metadata.service_method', message }];
}

/** Va. Code § 43-4.01(B) concerns one- and two-family dwellings, whose permit names the agent. */
function virginia(facts: NoticeFacts, options: NoticeOptions): Violation[] {
  if (facts.project.use !== 'residential') return [];
  const reason = "Virginia's notice to the mechanics' lien agent (Va. Code § 43-4.01)";
  const violations = lienAgent(`${reason} is sent to the agent named in the permit`)(facts, options);
  if (isBlank(facts.project.permitNumber)) {
    const message = `The building permit number is required in ${reason}: enter it on the project.`;
    violations.push({ field: 'project.permitNumber', message });
  }
  if (isBlank(facts.division?.licenseNumber)) return violations;
  const dates = [
    ['license_issued_on', 'day of issue', options.licenseIssuedOn],
    ['license_expires_on', 'day of expiry', options.licenseExpiresOn],
  ] as const;
  for (const [key, label, date] of dates) {
    const field = `metadata.${key}`;
    if (date || options.violations.some((other) => other.field === field)) continue;
    violations.push({
      field,
      message: `The ${label} of the license is required in ${reason}: enter it on the notice.`,
    });
  }
  return violations;
}
