import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { dayToKeep } from '../../domain/deadlines/day-to-keep.js';
import type { PartyFacts } from '../../domain/document/job-facts.js';
import { formatCents, parseCents } from '../../domain/shared/money.js';
import type { PartyRole } from '../../domain/vocabulary.js';
import { Violations } from '../../errors/app-error.js';
import type { CourseFacts } from '../../reads/loaders/deadline-facts.js';
import type { PreviewedPartyInput, ProjectPreview, ProjectPreviewInput } from '../../schema/project-preview.js';
import { deadlinesOfFacts } from '../deadline/index.js';
import { rightsOfFacts } from '../deadline/lien-rights.js';
import { findActOfFacts } from '../deadline/next-act.js';
import { type JobToServe, listRolesServed } from '../notice/served.js';
import { todayIn } from '../shared/today.js';
import { factViolations } from './index.js';
import { claimantKey, partyViolations } from './with-parties.js';

/**
 * What would follow if a project were created with these facts, by the code that then says it of the project. What would refuse
 * these facts in a project refuses the preview; names, addresses and the jobsite are not among them.
 */
export async function previewProject(ctx: RequestContext, input: ProjectPreviewInput): Promise<ProjectPreview> {
  authorize(ctx, 'read');
  const parties = input.parties ?? [];
  const violations = new Violations();
  violations.addAll(partyViolations(parties, input.claimantHiredBy ?? null));
  const faults = await factViolations(ctx, input.project, { state: input.project.state ?? null });
  violations.addAll(faults.map((fault) => ({ ...fault, field: `project.${fault.field}` })));
  violations.throwIfAny();
  const facts = toCourseFacts(input, parties);
  const deadlines = deadlinesOfFacts(ctx, facts);
  const act = findActOfFacts(ctx, facts, deadlines);
  const lienRights = rightsOfFacts(ctx, facts, deadlines);
  // What has no day yet comes first, unless it is of a right that is lost.
  const undated =
    lienRights === 'expired'
      ? undefined
      : deadlines.find((deadline) => !deadline.done && deadline.required !== false && dayToKeep(deadline) === null);
  const kind = (act ?? undated)?.kind;
  const { state } = facts;
  if (!kind || !state) return { deadlines, nextAct: null, lienRights, unnamedRoles: [] };
  const rolesOf = (job: JobToServe) => listRolesServed(job, { kind, state, today: todayIn(ctx, state) });
  const job = toJob(input, parties);
  const servedRoles = rolesOf(job);
  const whole = rolesOf({ ...job, parties: [...job.parties, ...usualParties(facts, job.parties)] });
  return {
    deadlines,
    nextAct: act && { ...act, servedRoles },
    lienRights,
    unnamedRoles: whole.filter((role) => !servedRoles.includes(role)),
  };
}

/** The facts as they would be read of the project (reads/loaders/deadline-facts). */
function toCourseFacts(
  { project, claimantHiredBy }: ProjectPreviewInput,
  parties: readonly PreviewedPartyInput[],
): CourseFacts {
  const isActive = (party: PreviewedPartyInput) => party.isActive ?? true;
  const roles = new Set(parties.filter(isActive).map(({ role }) => role));
  const find = (key: string | null | undefined) => parties.find((party) => party.key === key);
  const hirer = find(claimantHiredBy);
  const cents = project.contractAmount ? parseCents(project.contractAmount) : null;
  const facts = {
    state: project.state ?? null,
    sector: project.sector ?? 'private',
    use: project.use ?? null,
    ownerOccupied: project.ownerOccupied ?? null,
    units: project.units ?? null,
    newConstruction: project.newConstruction ?? null,
    paymentBond: project.paymentBond ?? null,
    publicFunds: project.publicFunds ?? null,
    homesFor: project.homesFor ?? null,
    condominium: project.condominium ?? null,
    writtenContract: project.writtenContract ?? null,
    completionNoticePublished: project.completionNoticePublished ?? null,
    noticeOfContractDate: project.noticeOfContractDate ?? null,
    terminationDate: project.terminationDate ?? null,
    acceptanceDate: project.acceptanceDate ?? null,
    finalSettlementDate: project.finalSettlementDate ?? null,
    debtDueDate: project.debtDueDate ?? null,
    statementRecordedDate: project.statementRecordedDate ?? null,
    extensionDate: project.extensionDate ?? null,
    demandToSueDate: project.demandToSueDate ?? null,
    contestDate: project.contestDate ?? null,
    claimantRole: project.claimantRole,
    contractAmount: cents === null ? null : formatCents(cents),
    dateContract: project.dateContract ?? null,
    originalContractDate: project.originalContractDate ?? null,
    firstFurnishingDate: project.firstFurnishingDate ?? null,
    lastFurnishingDate: project.lastFurnishingDate ?? null,
    completionDate: project.completionDate ?? null,
    recordedNotices: (project.recordedNotices ?? []).map(({ kind, recordedOn }) => ({ kind, recordedOn })),
    noticeOfCommencementDate: project.noticeOfCommencement?.recordedOn ?? null,
    hiringPartyRole: hirer?.role ?? null,
    hiringPartyHirerRole: find(hirer?.hiredBy)?.role ?? null,
    hasLender: roles.has('lender'),
    hasLienAgent: roles.has('lien_agent'),
    lienRecordedDate: null,
    waiverSignedDates: [],
    preliminaryServedAt: null,
  };
  return {
    ...facts,
    actsDone: project.actsDone ?? [],
    status: project.status ?? 'active',
    deletedAt: null,
    // The keys of stored facts are numbers.
    key: JSON.stringify(facts),
  };
}

/** The job as far as it decides who is served: its parties with their roles, which have no names yet. */
function toJob({ project, claimantHiredBy }: ProjectPreviewInput, parties: readonly PreviewedPartyInput[]): JobToServe {
  const claimant = { ...toParty(claimantKey, project.claimantRole, claimantHiredBy ?? null), isClaimant: true };
  return {
    project: {
      id: '',
      name: '',
      number: null,
      sector: project.sector ?? 'private',
      use: project.use ?? null,
      ownerOccupied: project.ownerOccupied ?? null,
      units: project.units ?? null,
      newConstruction: project.newConstruction ?? null,
      contractAmount: project.contractAmount ?? null,
      dateContract: project.dateContract ?? null,
      furnishedDescription: null,
      legalDescription: null,
      parcelNumber: null,
      permitNumber: null,
      noticeOfCommencement: project.noticeOfCommencement
        ? { recordedOn: null, instrument: null, ...project.noticeOfCommencement }
        : null,
      bondNumber: null,
      loanNumber: null,
      claimantRole: project.claimantRole,
      state: project.state ?? null,
      firstFurnishingDate: project.firstFurnishingDate ?? null,
      lastFurnishingDate: project.lastFurnishingDate ?? null,
      completionDate: project.completionDate ?? null,
    },
    parties: [
      claimant,
      ...parties.map(({ key, role, hiredBy, isActive }) => ({
        ...toParty(key, role, hiredBy ?? null),
        isActive: isActive ?? true,
      })),
    ],
  };
}

function toParty(id: string, role: string, hiredByPartyId: string | null): PartyFacts {
  const address = { addressLine1: null, addressLine2: null, city: null, state: null, zip: null };
  return {
    id,
    role,
    isClaimant: false,
    isActive: true,
    reputed: false,
    attention: null,
    contractNumber: null,
    hiredByPartyId,
    addressOverride: null,
    // Parties of the same name are served once.
    organization: { id, name: id, legalName: null, phone: null, email: null, ...address },
  };
}

/** The parties that every job has, as far as none of their role is named. */
function usualParties({ sector, claimantRole }: CourseFacts, parties: readonly PartyFacts[]): PartyFacts[] {
  const owners: PartyRole[] = sector === 'private' ? ['owner'] : ['public_entity', 'owner'];
  const lacking = (roles: readonly PartyRole[]) =>
    parties.some(({ role, isActive, isClaimant }) => isActive && !isClaimant && (roles as string[]).includes(role))
      ? []
      : [roles[0]!];
  const roles = [...lacking(owners), ...(claimantRole === 'general_contractor' ? [] : lacking(['general_contractor']))];
  return roles.map((role) => toParty(`usual ${role}`, role, null));
}
