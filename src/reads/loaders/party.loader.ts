import { Party } from '../../entities/party.js';
import type { Party as PartyRow } from '../../schema/party.js';
import { noticesOfJobs } from './notices-of-job.js';
import { defineTable, equals } from './table.js';

export const parties = defineTable<PartyRow>({
  type: 'Party',
  entity: Party,
  name: 'parties',
  one: {
    organization: { type: 'Organization', description: 'The organization.' },
    project: 'Project',
    hiredBy: {
      type: 'Party',
      by: 'hiredByPartyId',
      description: 'The party that hired this one; null if not recorded.',
    },
  },
  many: {
    hired: { type: 'Party', on: 'hiredByPartyId', description: 'The parties that this one hired.' },
    jobsites: {
      type: 'Jobsite',
      on: 'projectId',
      key: 'projectId',
      description: 'The jobsites of its project: a party works at all of them.',
    },
    orders: { type: 'DocumentOrder', description: 'What is mailed to it.' },
    receivedNotices: { type: 'ReceivedNotice', description: 'Its notices that arrived at the account.' },
    waiverRequests: { type: 'WaiverRequest', description: 'The waivers that it was asked for.' },
    waiversAsCustomer: {
      type: 'Waiver',
      on: 'customerPartyId',
      description: 'The waivers that name it as the customer.',
    },
    waiversAsOwner: { type: 'Waiver', on: 'ownerPartyId', description: 'The waivers that name it as the owner.' },
    waiversAsGc: {
      type: 'Waiver',
      on: 'gcPartyId',
      description: 'The waivers that name it as the general contractor.',
    },
    waiversAsLender: { type: 'Waiver', on: 'lenderPartyId', description: 'The waivers that name it as the lender.' },
  },
  derived: { notices: ['projectId'] },
  facts: [noticesOfJobs.facts('project_id', 'notices')],
  filters: {
    externalSource: equals('external_source'),
    externalId: equals('external_id'),
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
    role: equals('role'),
    isClaimant: equals('is_claimant'),
    isActive: equals('is_active'),
  },
});
