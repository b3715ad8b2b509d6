import { billing } from '../support/records/billing.js';
import type { Caller, World } from '../support/worlds/world.js';

export interface FixtureInvitation {
  /** Received from another tenant, and not answered. */
  payApplicationInvitationId: string;
}

/** An invitation that the caller has received from another tenant, and has not answered. */
export async function addInvitation(world: World, caller: Caller): Promise<FixtureInvitation> {
  const [token] = await world.sql<{ sandbox: boolean }>(
    `select 'mode:sandbox' = any(abilities) as sandbox from access_tokens where id = $1`,
    [caller.tokenId],
  );
  const live = await world.caller({ name: 'Harbor Builders' });
  const job = await billing(world, token!.sandbox ? await world.sandboxOf(live) : live, ['500']);
  const participants = [{ organization_id: caller.organizationId, role: 'owner' }];
  const { id } = await job.made(job.create({ period_to: '2026-01-31', participants }));
  const [invitation] = await world.sql<{ id: string }>(
    'select id from pay_application_invitations where pay_application_id = $1',
    [id],
  );
  return { payApplicationInvitationId: invitation!.id };
}
