import { RequestContext } from '../../../src/context/request-context.js';
import type { Caller, World } from '../../support/worlds/world.js';

/** A request of the caller, for calls without HTTP. */
export function contextOf(
  world: Pick<World, 'app'>,
  caller: Caller,
  { abilities = [], livemode = true }: { abilities?: string[]; livemode?: boolean } = {},
) {
  const { organizationId } = caller;
  const principal = {
    tokenId: caller.tokenId,
    firstTokenId: caller.tokenId,
    userId: caller.userId,
    abilities: ['tier:scale', ...abilities],
    livemode,
    tier: 'scale' as const,
    pinnedOrganizationId: undefined,
    memberships: [{ organizationId, role: 'owner' as const }],
    expiresAt: undefined,
  };
  const account = { id: organizationId, role: 'owner' as const, tier: 'scale' as const };
  return new RequestContext(
    world.app.infrastructure,
    { id: 'reads', ip: '127.0.0.1', userAgent: 'test' },
    {
      principal,
      account,
    },
  );
}

/** How a query is answered: `compiled`, or the reason why the executor answers it. */
export async function answeredBy(world: Pick<World, 'app'>, work: () => Promise<unknown>): Promise<string> {
  const { reads } = world.app.infrastructure.observer!.metrics;
  const counts = async () => new Map((await reads.get()).values.map(({ labels, value }) => [labels.by, value]));
  const before = await counts();
  await work();
  const changed = [...(await counts())].filter(([by, value]) => value !== (before.get(by) ?? 0));
  return changed.map(([by]) => String(by)).join(' and ') || 'nothing';
}
