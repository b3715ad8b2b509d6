import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { Alone } from '../schema/alone.js';
import { MoveSandboxClockInput, Sandbox, SandboxReset } from '../schema/sandbox.js';
import * as sandboxService from '../services/sandbox/index.js';
import * as moveService from '../services/sandbox/move-clock.js';
import * as resetService from '../services/sandbox/reset.js';

@Resolver()
export class SandboxResolver {
  @Query(() => Sandbox)
  sandbox(@Ctx() ctx: RequestContext) {
    return sandboxService.showSandbox(ctx);
  }

  @Alone()
  @Mutation(() => SandboxReset)
  resetSandbox(@Ctx() ctx: RequestContext) {
    return resetService.resetSandbox(ctx);
  }

  @Alone()
  @Mutation(() => Sandbox)
  moveSandboxClock(
    @Arg('input', () => MoveSandboxClockInput) input: MoveSandboxClockInput,
    @Ctx() ctx: RequestContext,
  ) {
    return moveService.moveSandboxClock(ctx, input);
  }
}
