import { randomUUID } from 'node:crypto';
import type { Ground } from './ground.js';

/** A further member of the ground's organization. */
export async function addColleague({ world, organizationId }: Ground): Promise<string> {
  const { userId } = await world.caller({ organizationId });
  return userId;
}

/** An open invitation to the ground's organization. */
export async function addMemberInvitation(ground: Ground): Promise<string> {
  const id = randomUUID();
  const { userId } = await ground.caller('owner');
  await ground.world.sql(
    `insert into member_invitations (id, organization_id, email, role, invited_by, created_at, expires_at)
     values ($1, $2, $3, 'member', $4, now(), now() + interval '7 days')`,
    [id, ground.organizationId, `${id}@example.com`, userId],
  );
  return id;
}
