import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { toRelations } from '../reads/loaders/relations.js';
import { RowsArgs } from '../schema/connection.js';
import { OpenDeadline, OpenDeadlineCounts, OpenDeadlineDay, OpenDeadlineFilter } from '../schema/deadline.js';
import { LocalDate } from '../schema/scalars.js';
import { countByDay, countByWeek, readOpenDeadlines } from '../services/deadline/open-deadlines.js';
import { RelatedRecords } from './declared.js';

@RelatedRecords(
  toRelations<OpenDeadline>('OpenDeadline', {
    one: { project: 'Project', begunNotice: { type: 'Notice', description: 'The notice of `begunNoticeId`.' } },
  }),
)
@Resolver(() => OpenDeadline)
export class DeadlineResolver {
  @Query(() => [OpenDeadline], {
    description: 'What is still to be done on all active projects, by the day to keep, earliest first.',
  })
  openDeadlines(
    @Arg('from', () => LocalDate, { nullable: true, description: 'Only days from this one on.' }) from: string | null,
    @Arg('until', () => LocalDate, { description: 'The last day.' }) until: string,
    @Args(() => RowsArgs) page: RowsArgs,
    @Arg('filter', () => OpenDeadlineFilter, { nullable: true }) filter: OpenDeadlineFilter | null,
    @Ctx() ctx: RequestContext,
  ) {
    return readOpenDeadlines(ctx, { from: from ?? null, until, filter: filter ?? null, ...page });
  }

  @Query(() => [OpenDeadlineDay], {
    description:
      'How much is still to be done on all active projects, by day and kind: the numbers of all, however many they are. A day without any is left out.',
  })
  openDeadlineDays(
    @Arg('from', () => LocalDate, { description: 'The first day.' }) from: string,
    @Arg('until', () => LocalDate, { description: 'The last day, less than 106 days later.' }) until: string,
    @Arg('filter', () => OpenDeadlineFilter, { nullable: true }) filter: OpenDeadlineFilter | null,
    @Ctx() ctx: RequestContext,
  ) {
    return countByDay(ctx, { from, until, filter: filter ?? null });
  }

  @Query(() => OpenDeadlineCounts, {
    description:
      'How much is still to be done on all active projects, by week: the numbers of all, however many they are.',
  })
  openDeadlineCounts(
    @Arg('from', () => LocalDate, { description: 'The first day.' }) from: string,
    @Arg('until', () => LocalDate, { description: 'The last day, at most 106 weeks later.' }) until: string,
    @Ctx() ctx: RequestContext,
  ) {
    return countByWeek(ctx, { from, until });
  }
}
