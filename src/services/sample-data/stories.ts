import type { DocumentOrderStatus } from '../../domain/document-order/states.js';
import type { NoticeStatus, NoticeType, PartyRole } from '../../domain/vocabulary.js';
import type { CreateEscalationInput } from '../../schema/escalation.js';
import type { CreateJobsiteInput } from '../../schema/jobsite.js';
import type { CreateNoticeInput } from '../../schema/notice.js';
import type { CreateProjectInput } from '../../schema/project.js';
import type { SovLineInput } from '../../schema/sov.js';
import type { CreateWaiverInput } from '../../schema/waiver.js';
import type { CounterpartyName } from './directory.js';

/** One project and its history. Days count back from the start, so that the demo always looks current. */
export interface Story {
  project: Omit<CreateProjectInput, 'divisionId'>;
  /** Days since the contract, since the first delivery (null: not entered yet), and since the completion of the whole work. */
  contracted: number;
  firstFurnished: number | null;
  completed?: number;
  jobsite: Omit<CreateJobsiteInput, 'projectId'>;
  parties: StoryParty[];
  /** The role that hired the claimant, when it was not the general contractor. */
  hiredBy?: PartyRole;
  notices: StoryNotice[];
  billing?: StoryBilling;
  waivers?: StoryWaiver[];
  /** How many recipients the partner’s staff found for a full service. */
  recipientsFound?: number;
  escalations?: Array<Omit<CreateEscalationInput, 'projectId' | 'organizationId' | 'state' | 'escalationDate'>>;
}

/** A schedule of values with a paid first application and a second one in progress, each with its waiver. */
export interface StoryBilling {
  lines: SovLineInput[];
  /** Percent complete by line, of the first and the second application. */
  progress: [number[], number[]];
  waivers: Array<Pick<CreateWaiverInput, 'type' | 'amount' | 'exceptions'> & { through: number }>;
}

/** A waiver without a pay application, in the status that it has now. */
export interface StoryWaiver extends Pick<CreateWaiverInput, 'type' | 'amount' | 'checkMaker' | 'invoiceNumber'> {
  through: number;
  status: 'draft' | 'generated' | 'sent';
}

interface StoryParty {
  who: CounterpartyName;
  role: PartyRole;
  reputed?: boolean;
  contractNumber?: string;
}

export interface StoryNotice extends Pick<CreateNoticeInput, 'amendmentReason' | 'description' | 'metadata'> {
  type: NoticeType;
  /** Days since its date. */
  dated: number;
  /** Days since the last work that it claims for. */
  lastFurnished?: number;
  claimAmount: string;
  /** Its current status; from `generated` on, a notice has a PDF. */
  status: NoticeStatus;
  /** Whether it amends the previous notice in the list. */
  amends?: boolean;
  /** For an ordered notice: how far the mail to each party is, in the sequence of the parties. */
  mail?: readonly DocumentOrderStatus[];
}

export const stories: Story[] = [
  {
    project: {
      claimantRole: 'subcontractor',
      name: 'Marina Heights Condominiums',
      number: 'CB-2207',
      externalId: 'erp-10027',
      sector: 'private',
      use: 'residential',
      contractAmount: '386500.00',
      retainagePercent: '5',
      furnishedDescription: 'Concrete pumping for mat foundation, podium deck and shear walls',
      parcelNumber: '0458-012',
      permitNumber: 'B-2271840',
      loanNumber: 'CL-558102',
    },
    contracted: 62,
    firstFurnished: 34,
    jobsite: {
      name: 'Marina Heights',
      addressLine1: '3300 Bayfront Terrace',
      city: 'San Francisco',
      county: 'San Francisco',
      state: 'CA',
      zip: '94123',
      isPrimary: true,
    },
    parties: [
      { who: 'marinaOwner', role: 'owner' },
      { who: 'halvorsen', role: 'general_contractor', contractNumber: 'HB-118-03' },
      { who: 'harborBank', role: 'lender' },
    ],
    notices: [
      { type: 'preliminary', dated: 21, claimAmount: '386500.00', status: 'served' },
      {
        type: 'preliminary',
        dated: 2,
        claimAmount: '421900.00',
        status: 'draft',
        amends: true,
        amendmentReason: 'amount_changed',
        description: 'Change order 4 added the tower crane pad.',
      },
    ],
    billing: {
      lines: [
        { description: 'Mat foundation', scheduledValue: '148500.00', costCode: '03-310' },
        { description: 'Podium deck', scheduledValue: '121000.00', costCode: '03-320' },
        { description: 'Shear walls', scheduledValue: '117000.00', costCode: '03-330' },
      ],
      progress: [
        [60, 0, 0],
        [100, 25, 0],
      ],
      waivers: [
        { type: 'unconditional_progress', amount: '84645.00', through: 30 },
        { type: 'conditional_progress', amount: '85167.50', through: 1 },
      ],
    },
  },
  {
    project: {
      claimantRole: 'subcontractor',
      name: 'Alder Creek Treatment Plant, Phase 2',
      number: 'CB-2213',
      sector: 'public',
      use: 'infrastructure',
      contractAmount: '1142000.00',
      retainagePercent: '10',
      furnishedDescription: 'Concrete pumping for clarifier basins and digester walls',
      bondNumber: 'GPS-7740193',
    },
    contracted: 97,
    firstFurnished: 58,
    jobsite: {
      name: 'Alder Creek plant',
      addressLine1: '12500 Pyramid Creek Road',
      city: 'Sparks',
      county: 'Washoe',
      state: 'NV',
      zip: '89441',
      isPrimary: true,
    },
    parties: [
      { who: 'waterDistrict', role: 'public_entity' },
      { who: 'ridgeline', role: 'general_contractor', contractNumber: 'RCC-4410' },
      { who: 'graniteSurety', role: 'surety' },
    ],
    notices: [
      { type: 'preliminary', dated: 40, claimAmount: '1142000.00', status: 'completed' },
      {
        type: 'bond_claim',
        dated: 5,
        lastFurnished: 12,
        claimAmount: '98250.00',
        status: 'generated',
        metadata: { signatory_name: 'Marisol Quintero', signatory_title: 'Credit Manager' },
      },
    ],
    escalations: [
      { type: 'demand_letter', claimAmount: '98250.00', description: 'Applications 3 and 4 are past due.' },
    ],
  },
  {
    project: {
      claimantRole: 'sub_subcontractor',
      name: 'Saguaro Crossing, Building C',
      number: 'CB-2219',
      sector: 'private',
      use: 'commercial',
      contractAmount: '74800.00',
      furnishedDescription: 'Line pumping for tilt-up panels and slab on grade',
    },
    contracted: 24,
    firstFurnished: 9,
    jobsite: {
      name: 'Building C',
      addressLine1: '8850 South Ocotillo Parkway',
      city: 'Chandler',
      county: 'Maricopa',
      state: 'AZ',
      zip: '85286',
      isPrimary: true,
    },
    parties: [
      { who: 'saguaroOwner', role: 'owner', reputed: true },
      { who: 'bluestem', role: 'general_contractor' },
      { who: 'palisade', role: 'subcontractor', contractNumber: 'PSC-0931' },
    ],
    hiredBy: 'subcontractor',
    notices: [
      { type: 'preliminary', dated: 6, claimAmount: '74800.00', status: 'void', description: 'Named the wrong owner.' },
      { type: 'preliminary', dated: 3, claimAmount: '74800.00', status: 'draft' },
    ],
  },
];
