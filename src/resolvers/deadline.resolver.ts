import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { toRelations } from '../reads/loaders/relations.js';
import { OpenDeadline } from '../schema/deadline.js';
import { LocalDate } from '../schema/scalars.js';
import * as deadlineService from '../services/deadline/index.js';
import { RelatedRecords } from './declared.js';

@RelatedRecords(toRelations<OpenDeadline>('OpenDeadline', { one: { project: 'Project' } }))
@Resolver(() => OpenDeadline)
export class DeadlineResolver {
  @Query(() => [OpenDeadline], {
    description: 'What is still to be done on all active projects, by the day to keep, earliest first.',
  })
  openDeadlines(
    @Arg('from', () => LocalDate, { nullable: true, description: 'Only days from this one on.' }) from: string | null,
    @Arg('until', () => LocalDate, { description: 'The last day.' }) until: string,
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 500; 200 by default.' }) first:
      | number
      | null,
    @Ctx() ctx: RequestContext,
  ) {
    return deadlineService.readOpenDeadlines(ctx, { from: from ?? null, until, first: first ?? null });
  }
}
