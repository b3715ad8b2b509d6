import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import type { ReceivableAge } from '../domain/pay-application/receivables.js';
import { toRelations } from '../reads/loaders/relations.js';
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
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 500; 200 by default.' }) first:
      | number
      | null,
    @Arg('offset', () => Int, { nullable: true, description: 'How many to pass over.' }) offset: number | null,
    @Ctx() ctx: RequestContext,
  ) {
    const page = { first: first ?? null, offset: offset ?? null };
    return readReceivables(ctx, { age: age ?? null, divisionId: divisionId ?? null, ...page });
  }

  @Query(() => [ApplicationAmount], {
    description: 'The pay applications that are dated in a month, with what each billed, the newest first.',
  })
  billedApplications(
    @Arg('month', () => LocalDate, { description: 'A day of the month.' }) month: string,
    @Arg('divisionId', () => ID, { nullable: true, description: 'Only of this division.' }) divisionId: string | null,
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 500; 200 by default.' }) first:
      | number
      | null,
    @Arg('offset', () => Int, { nullable: true, description: 'How many to pass over.' }) offset: number | null,
    @Ctx() ctx: RequestContext,
  ) {
    const page = { first: first ?? null, offset: offset ?? null };
    return readBilled(ctx, { month, divisionId: divisionId ?? null, ...page });
  }

  @Query(() => [ApplicationAmount], {
    description: 'The latest pay application of each project, with the retainage that is held, the most first.',
  })
  retainedApplications(
    @Arg('divisionId', () => ID, { nullable: true, description: 'Only of this division.' }) divisionId: string | null,
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 500; 200 by default.' }) first:
      | number
      | null,
    @Arg('offset', () => Int, { nullable: true, description: 'How many to pass over.' }) offset: number | null,
    @Ctx() ctx: RequestContext,
  ) {
    const page = { first: first ?? null, offset: offset ?? null };
    return readRetained(ctx, { divisionId: divisionId ?? null, ...page });
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
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 500; 200 by default.' }) first:
      | number
      | null,
    @Arg('offset', () => Int, { nullable: true, description: 'How many to pass over.' }) offset: number | null,
    @Ctx() ctx: RequestContext,
  ) {
    const page = { first: first ?? null, offset: offset ?? null };
    return readClaimable(ctx, { month: month ?? null, divisionId: divisionId ?? null, ...page });
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
