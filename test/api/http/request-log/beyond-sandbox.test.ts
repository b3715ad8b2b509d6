import { describe, expect, it } from '@jest/globals';
import { signIn } from '../../../support/records/people.js';
import { loggedFor } from '../../../support/records/request-log.js';
import { openWorld } from '../../../support/worlds/world.js';

describe('the request log of acts in sandbox mode that reach beyond the sandbox', () => {
  const world = openWorld();

  it('is live, without bodies, also of a refused act, and a reset of the sandbox keeps it', async () => {
    const owner = await world.caller();
    const sandbox = await world.sandboxOf(owner);
    const person = await signIn(world, owner);
    const other = await world.caller({ organizationId: owner.organizationId });
    const inSandbox = { ...person.headers, 'x-mode': 'sandbox' };
    const invite = `mutation { inviteMember(input: { email: "mallory@attacker.example", role: OWNER }) { id } }`;
    const remove = `mutation { removeMember(input: { userId: "${other.userId}" }) { userId } }`;
    const change = `mutation { changeMemberRole(input: { userId: "${other.userId}", role: ADMIN }) { userId } }`;
    const withdraw =
      'mutation { withdrawMemberInvitation(input: { id: "01900000-0000-7000-8000-000000000000" }) { id } }';
    const mint = 'mutation { createAccessToken(input: { abilities: ["mode:sandbox"] }) { token } }';
    const revoke = 'mutation { revokeAccessToken(input: { id: "01900000-0000-7000-8000-000000000000" }) { id } }';
    const rename = 'mutation { updateViewer(input: { name: "Renamed" }) { name } }';
    const answers = [];
    for (const text of [invite, change, remove, withdraw, mint, revoke]) {
      answers.push(await world.graphql(sandbox, text));
      answers.push(await world.graphql(null, text, {}, inSandbox));
    }
    answers.push(await world.graphql(null, rename, {}, inSandbox));
    const before = [];
    for (const answer of answers) before.push(await loggedFor(world, answer));
    const made = await world.graphql(sandbox, 'mutation { createOrganization(input: { name: "Sandbox" }) { id } }');
    expect((await loggedFor(world, made)).livemode).toBe(false);
    const reset = await world.rest(sandbox, 'POST', '/sandbox/reset');
    expect(reset.status).toBe(200);
    for (const { id, operation, livemode, request_body, response_body } of before) {
      expect([operation, livemode, request_body, response_body]).toEqual([operation, true, null, null]);
      expect(await world.sql('select from api_requests where id = $1', [id])).toHaveLength(1);
    }
    expect(await world.sql('select from api_requests where id = $1', [made.headers['x-request-id']])).toEqual([]);
  });
});
