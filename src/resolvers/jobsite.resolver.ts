import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { jobsites } from '../reads/loaders/jobsite.loader.js';
import { RecordInput } from '../schema/common.js';
import { CreateJobsiteInput, Jobsite, UpdateJobsiteInput } from '../schema/jobsite.js';
import { UpsertJobsitePayload } from '../schema/payload.js';
import { UpsertJobsiteInput } from '../schema/upsert.js';
import { upsertJobsite } from '../services/external-key/index.js';
import * as jobsiteService from '../services/jobsite/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(jobsites)
@RelatedRecords(jobsites)
@Resolver(() => Jobsite)
export class JobsiteResolver {
  @Mutation(() => Jobsite, { description: 'Creates a jobsite with a street address or a legal description.' })
  createJobsite(@Arg('input', () => CreateJobsiteInput) input: CreateJobsiteInput, @Ctx() ctx: RequestContext) {
    return jobsiteService.createJobsite(ctx, input);
  }

  @Mutation(() => UpsertJobsitePayload, {
    description: 'Makes a jobsite with a key of your own, or changes the one that has the key.',
  })
  upsertJobsite(@Arg('input', () => UpsertJobsiteInput) input: UpsertJobsiteInput, @Ctx() ctx: RequestContext) {
    return upsertJobsite(ctx, input);
  }

  @Mutation(() => Jobsite)
  updateJobsite(@Arg('input', () => UpdateJobsiteInput) input: UpdateJobsiteInput, @Ctx() ctx: RequestContext) {
    return jobsiteService.updateJobsite(ctx, input);
  }

  @Mutation(() => Jobsite)
  deleteJobsite(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return jobsiteService.deleteJobsite(ctx, input.id);
  }
}
