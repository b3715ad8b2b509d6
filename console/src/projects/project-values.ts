import { inWords } from '../parts/badge';
import { formatDate, plainAmount } from '../parts/format';
import type {
  ClaimantRole,
  CreateProjectInput,
  HomePurpose,
  ProjectFactsFragment,
  ProjectSector,
  ProjectStatus,
  ProjectUse,
} from './project.documents';

export const claimantRoles: ClaimantRole[] = [
  'SUBCONTRACTOR',
  'SUB_SUBCONTRACTOR',
  'MATERIAL_SUPPLIER',
  'EQUIPMENT_LESSOR',
  'GENERAL_CONTRACTOR',
  'CONSTRUCTION_MANAGER',
  'DESIGN_PROFESSIONAL',
  'LABORER',
];
export const sectors: ProjectSector[] = ['PRIVATE', 'PUBLIC', 'FEDERAL'];
export const uses: ProjectUse[] = ['COMMERCIAL', 'RESIDENTIAL', 'INDUSTRIAL', 'INFRASTRUCTURE', 'MIXED'];
export const homePurposes: HomePurpose[] = ['SALE', 'RENT'];
export const statuses: ProjectStatus[] = ['ACTIVE', 'COMPLETED', 'ARCHIVED'];

const datesOfLaw = [
  'noticeOfContractDate',
  'terminationDate',
  'acceptanceDate',
  'finalSettlementDate',
  'debtDueDate',
  'statementRecordedDate',
  'extensionDate',
  'demandToSueDate',
  'contestDate',
] as const;
const flagsOfLaw = ['condominium', 'writtenContract', 'completionNoticePublished'] as const;
/** Facts that only some states look at: they are asked for where the deadlines are, and kept in the form once they are known. */
export const factsOfLaw = ['homesFor', ...flagsOfLaw, ...datesOfLaw] as const;
export type FactOfLaw = (typeof factsOfLaw)[number];
export const isDateOfLaw = (name: FactOfLaw): boolean => (datesOfLaw as readonly string[]).includes(name);

const texts = [
  'name',
  'number',
  'state',
  'use',
  'contractAmount',
  'dateContract',
  'originalContractDate',
  'firstFurnishingDate',
  'lastFurnishingDate',
  'completionDate',
  'homesFor',
  ...datesOfLaw,
  'furnishedDescription',
  'permitNumber',
  'parcelNumber',
  'bondNumber',
  'loanNumber',
  'retainagePercent',
  'legalDescription',
] as const;
const flags = ['ownerOccupied', 'newConstruction', 'paymentBond', 'publicFunds', ...flagsOfLaw] as const;
export const flagOptions = [
  { value: '', text: 'Not known' },
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
];

export type ProjectValues = Record<
  | (typeof texts)[number]
  | (typeof flags)[number]
  | ('divisionId' | 'claimantRole' | 'sector' | 'status')
  | ('units' | 'commencementRecordedOn' | 'commencementInstrument'),
  string
>;

export function toValues(project: ProjectFactsFragment | undefined): ProjectValues {
  const text = Object.fromEntries(texts.map((name) => [name, String(project?.[name] ?? '')]));
  const flag = Object.fromEntries(flags.map((name) => [name, String(project?.[name] ?? '')]));
  return {
    ...text,
    ...flag,
    divisionId: project?.divisionId ?? '',
    claimantRole: project?.claimantRole ?? '',
    sector: project?.sector ?? '',
    status: project?.status ?? 'ACTIVE',
    units: String(project?.units ?? ''),
    commencementRecordedOn: project?.noticeOfCommencement?.recordedOn ?? '',
    commencementInstrument: project?.noticeOfCommencement?.instrument ?? '',
  } as ProjectValues;
}

/** The deadlines count from this day, so corrective work may not move it (docs/deadlines.md). */
export const lastFurnishingHint =
  'Your last day of unpaid work or delivery under the contract, without corrective or punch-list work.';

export const projectLabels: Record<keyof ProjectValues, string> = {
  name: 'Name',
  number: 'Your number',
  divisionId: 'Division',
  claimantRole: 'Your role',
  state: 'Project state',
  sector: 'Sector',
  use: 'Use',
  status: 'Status',
  firstFurnishingDate: 'First furnishing',
  lastFurnishingDate: 'Last furnishing',
  completionDate: 'Completion',
  dateContract: 'Your contract',
  originalContractDate: 'Prime contract date',
  ownerOccupied: 'Owner lives there',
  newConstruction: 'New construction',
  paymentBond: 'Payment bond',
  publicFunds: 'Public funds',
  units: 'Homes in the building',
  homesFor: 'Homes for sale or rent',
  condominium: 'Condominium',
  writtenContract: 'Written contract with the owner',
  completionNoticePublished: 'Notice of completion published',
  noticeOfContractDate: 'Notice of contract recorded',
  terminationDate: 'Contract terminated or abandoned',
  acceptanceDate: 'Work accepted by the public body',
  finalSettlementDate: 'Final settlement',
  debtDueDate: 'Whole debt due',
  statementRecordedDate: 'Statement of account recorded',
  extensionDate: 'Notice that extends your time',
  demandToSueDate: 'Demand to sue served on you',
  contestDate: 'Notice that contests your claim',
  commencementRecordedOn: 'Notice of commencement recorded',
  commencementInstrument: 'Its instrument number',
  contractAmount: 'Contract amount',
  retainagePercent: 'Retainage',
  permitNumber: 'Permit number',
  parcelNumber: 'Parcel number',
  bondNumber: 'Bond number',
  loanNumber: 'Loan number',
  furnishedDescription: 'What you furnish',
  legalDescription: 'Legal description',
};

/** What is sent of the fields that were filled in or changed, among all values of the form: an empty field is unset. */
export function toProjectInput(changed: Partial<ProjectValues>, all: ProjectValues): Partial<CreateProjectInput> {
  const isFlag = (name: string) => (flags as readonly string[]).includes(name);
  const isText = (name: string) => (texts as readonly string[]).includes(name);
  return Object.fromEntries(
    Object.entries(changed).map(([name, value = '']) => {
      if (isFlag(name)) return [name, value === '' ? null : value === 'true'];
      if (name === 'contractAmount') return [name, plainAmount(value) || null];
      if (name === 'units') return [name, value === '' ? null : Number(value)];
      if (name.startsWith('commencement')) return ['noticeOfCommencement', toCommencement(all)];
      return [name, isText(name) ? value.trim() || null : value];
    }),
  );
}

/** Both facts of the notice of commencement, because the service keeps them together. */
function toCommencement({ commencementRecordedOn, commencementInstrument }: ProjectValues) {
  const recording = { recordedOn: commencementRecordedOn || null, instrument: commencementInstrument.trim() || null };
  return recording.recordedOn || recording.instrument ? recording : null;
}

/** A value of the form as people read it. */
export function spoken(values: ProjectValues, divisions: readonly { id: string; name: string }[]): ProjectValues {
  const entries = Object.entries(values).map(([name, value]) => {
    if (value === 'true' || value === 'false') return [name, value === 'true' ? 'yes' : 'no'];
    if (name === 'divisionId') return [name, divisions.find(({ id }) => id === value)?.name ?? value];
    return [
      name,
      /^[A-Z_]{3,}$/.test(value) ? inWords(value) : /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value,
    ];
  });
  return Object.fromEntries(entries) as ProjectValues;
}
