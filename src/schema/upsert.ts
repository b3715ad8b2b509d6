import { InputType } from 'type-graphql';
import { defineUpsert } from './common.js';
import { CreateJobsiteInput } from './jobsite.js';
import { CreateNoticeInput } from './notice.js';
import { CreateOrganizationInput } from './organization.js';
import { CreatePartyInput } from './party.js';
import { CreatePayApplicationInput } from './pay-application.js';
import { CreateProjectInput } from './project.js';
import { Printed } from './validation/rules.js';
import { CreateWaiverInput } from './waiver.js';

@InputType({ description: 'Makes an organization with a key of your own, or changes the one that has the key.' })
@Printed('externalSource', 'externalId')
export class UpsertOrganizationInput extends defineUpsert(CreateOrganizationInput) {}

@InputType({ description: 'Makes a project with a key of your own, or changes the one that has the key.' })
@Printed('externalSource', 'externalId')
export class UpsertProjectInput extends defineUpsert(CreateProjectInput) {}

@InputType({ description: 'Makes a party with a key of your own, or changes the one that has the key.' })
@Printed('externalSource', 'externalId')
export class UpsertPartyInput extends defineUpsert(CreatePartyInput) {}

@InputType({ description: 'Makes a jobsite with a key of your own, or changes the one that has the key.' })
@Printed('externalSource', 'externalId')
export class UpsertJobsiteInput extends defineUpsert(CreateJobsiteInput) {}

@InputType({ description: 'Makes a notice with a key of your own, or changes the one that has the key.' })
@Printed('externalSource', 'externalId')
export class UpsertNoticeInput extends defineUpsert(CreateNoticeInput) {}

@InputType({ description: 'Makes a waiver with a key of your own, or changes the one that has the key.' })
@Printed('externalSource', 'externalId')
export class UpsertWaiverInput extends defineUpsert(CreateWaiverInput) {}

@InputType({ description: 'Makes a pay application with a key of your own, or changes the one that has the key.' })
export class UpsertPayApplicationInput extends defineUpsert(CreatePayApplicationInput) {}
