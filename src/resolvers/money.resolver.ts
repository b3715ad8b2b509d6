import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import type { ReceivableAge } from '../domain/pay-application/receivables.js';
import { toRelations } from '../reads/loaders/relations.js';
import { RowsArgs } from '../schema/connection.js';
import { enums } from '../schema/enums.js';
import { ApplicationAmount, ClaimableProject, MoneySummary, Receivable } from '../schema/money.js';
import { ID, LocalDate } from '../schema/scalars.js';
import { readBilled, readClaimable, readMoneySummary, readReceivables, readRetained } from '../services/money/index.js';
import { RelatedRecords } from './declared.js';

@RelatedRecords(
  toRelations<Receivable>('Receivable', { one: { payApplication: 'PayApplication', project: 'Project' } }),
)
@Resolver(() => Receivable)
export class MoneyResolver {
  @Query(() => MoneySummary, {
    description: 'What is owed to the account and what secures it: the sums of all records, however many they are.',
  })
  money(
    @Arg('divisionId', () => ID, { nullable: true, description: 'Only of this division.' }) divisionId: string | null,
    @Ctx() ctx: RequestContext,
  ) {
    return readMoneySummary(ctx, { divisionId: divisionId ?? null });
  }

  @Query(() => [Receivable], { description: 'The pay applications that are billed and unpaid, the oldest first.' })
  receivables(
    @Arg('age', () => enums.ReceivableAge, { nullable: true, description: 'Only those of this age.' })
    age: ReceivableAge | null,
    @Arg('divisionId', () => ID, { nullable: true, description: 'Only of this division.' }) divisionId: string | null,
    @Args(() => RowsArgs) page: RowsArgs,
    @Ctx() ctx: RequestContext,
  ) {
    return readReceivables(ctx, { age: age ?? null, divisionId, ...page });
  }

  @Query(() => [ApplicationAmount], {
    description: 'The pay applications that are dated in a month, with what each billed, the newest first.',
  })
  billedApplications(
    @Arg('month', () => LocalDate, { description: 'A day of the month.' }) month: string,
    @Arg('divisionId', () => ID, { nullable: true, description: 'Only of this division.' }) divisionId: string | null,
    @Args(() => RowsArgs) page: RowsArgs,
    @Ctx() ctx: RequestContext,
  ) {
    return readBilled(ctx, { month, divisionId, ...page });
  }

  @Query(() => [ApplicationAmount], {
    description: 'The latest pay application of each project, with the retainage that is held, the most first.',
  })
  retainedApplications(
    @Arg('divisionId', () => ID, { nullable: true, description: 'Only of this division.' }) divisionId: string | null,
    @Args(() => RowsArgs) page: RowsArgs,
    @Ctx() ctx: RequestContext,
  ) {
    return readRetained(ctx, { divisionId, ...page });
  }

  @Query(() => [ClaimableProject], {
    description: 'The projects with something unpaid on which a claim can still be made, by its last day.',
  })
  claimableProjects(
    @Arg('month', () => LocalDate, {
      nullable: true,
      description: 'A day of the month in which the last day is. Without it, the projects that have no last day yet.',
    })
    month: string | null,
    @Arg('divisionId', () => ID, { nullable: true, description: 'Only of this division.' }) divisionId: string | null,
    @Args(() => RowsArgs) page: RowsArgs,
    @Ctx() ctx: RequestContext,
  ) {
    return readClaimable(ctx, { month: month ?? null, divisionId, ...page });
  }
}

@RelatedRecords(toRelations<ClaimableProject>('ClaimableProject', { one: { project: 'Project' } }))
@Resolver(() => ClaimableProject)
export class ClaimableProjectResolver {}

@RelatedRecords(
  toRelations<ApplicationAmount>('ApplicationAmount', {
    one: { payApplication: 'PayApplication', project: 'Project' },
  }),
)
@Resolver(() => ApplicationAmount)
export class ApplicationAmountResolver {}
