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

/** An invitation of the caller's to a mailbox. @returns its id */
export async function addEmailInvitation(world: World, payApplicationId: string): Promise<string> {
  const [invitation] = await world.sql<{ id: string }>(
    `insert into pay_application_email_invitations (id, account_id, livemode, pay_application_id, application_number,
       project_name, email, role, status, invited_at, expires_at, created_at, updated_at)
     select uuidv7(), account_id, livemode, id, application_number, 'Sunset Tower', 'pat@harbor.example', 'owner', 'invited',
       now(), now() + interval '30 days', now(), now()
     from pay_applications where id = $1 returning id`,
    [payApplicationId],
  );
  return invitation!.id;
}

/** A comment of the account itself. @returns its id */
export async function addComment(world: World, payApplicationId: string): Promise<string> {
  const [comment] = await world.sql<{ id: string }>(
    `insert into pay_application_comments (id, account_id, livemode, pay_application_id, organization_id, organization_name, body,
       revision, created_at, updated_at)
     select uuidv7(), account_id, livemode, id, account_id, 'Bay Concrete Pumping', 'Line 4 is on site.', 0, now(), now()
     from pay_applications where id = $1 returning id`,
    [payApplicationId],
  );
  return comment!.id;
}
