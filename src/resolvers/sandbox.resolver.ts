import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { Alone } from '../schema/alone.js';
import { MoveSandboxClockInput, Sandbox, SandboxDue, SandboxReset } from '../schema/sandbox.js';
import * as sandboxService from '../services/sandbox/index.js';
import * as sampleService from '../services/sandbox/load-sample-data.js';
import * as moveService from '../services/sandbox/move-clock.js';
import * as resetService from '../services/sandbox/reset.js';

@Resolver(() => Sandbox)
export class SandboxResolver {
  @Query(() => Sandbox, { description: 'The mode of the token and, in a sandbox, its clock and contents.' })
  sandbox(@Ctx() ctx: RequestContext) {
    return sandboxService.showSandbox(ctx);
  }

  @FieldResolver(() => [SandboxDue], {
    description:
      'What falls due within the next days of the sandbox, the earliest first; at most 200 entries. Empty in live mode.',
  })
  upcoming(
    @Arg('days', () => Int, { nullable: true, description: 'From 1 to 366; 30 by default.' }) days: number | null,
    @Ctx() ctx: RequestContext,
  ) {
    return sandboxService.upcoming(ctx, days);
  }

  @Alone()
  @Mutation(() => SandboxReset, { description: 'Deletes everything in the sandbox and resets its clock.' })
  resetSandbox(@Ctx() ctx: RequestContext) {
    return resetService.resetSandbox(ctx);
  }

  @Alone()
  @Mutation(() => Sandbox, {
    description:
      'Fills an empty sandbox with sample projects and all that belongs to them. It costs nothing and is no event; a reset removes it.',
  })
  loadSampleData(@Ctx() ctx: RequestContext) {
    return sampleService.loadSampleData(ctx);
  }

  @Alone()
  @Mutation(() => Sandbox, { description: 'Moves the sandbox clock forward and runs everything that becomes due.' })
  moveSandboxClock(
    @Arg('input', () => MoveSandboxClockInput) input: MoveSandboxClockInput,
    @Ctx() ctx: RequestContext,
  ) {
    return moveService.moveSandboxClock(ctx, input);
  }
}
