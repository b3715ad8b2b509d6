import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { TaskRunner } from '../../../src/background/tasks/runner.js';
import { jobHandlers } from '../../../src/process/jobs/handlers.js';
import { EmailRefused, type Mailer } from '../../../src/providers/email/mailer.js';
import { taskHandlers } from '../../../src/services/task-handlers.js';
import { addPasskey } from '../../support/records/passkeys.js';
import { signIn } from '../../support/records/people.js';
import { openWorld } from '../../support/worlds/world.js';

const requestLink = 'mutation ($input: RequestSignInLinkInput!) { requestSignInLink(input: $input) { email } }';
const invite = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { id } }';

describe('an e-mail for signing in', () => {
  const world = openWorld();

  it('is given up at once if the mail server permanently refuses the address', async () => {
    const email = 'owner@tenant.example';
    const person = await signIn(world, await world.caller({ email }));
    await addPasskey(world, person);
    await world.graphql(null, invite, { input: { email: 'new@tenant.example', role: 'MEMBER' } }, person.headers);
    await world.graphql(null, requestLink, { input: { email } });

    const live: Mailer = {
      send: () =>
        Promise.reject(new EmailRefused({ smtpCode: 550, enhancedCode: '5.1.1', diagnostic: 'No such mailbox' })),
      close: () => undefined,
    };
    const mailers = { live, signIn: live, sandbox: live, ofAccount: async () => null, close: () => undefined };
    const { infrastructure } = world.app;
    const jobs = jobHandlers(world.config, infrastructure, mailers, { info: () => undefined });
    const runner = new TaskRunner(infrastructure, { ...taskHandlers, ...jobs }, () => undefined);
    runner.start();
    const attempted = () =>
      world.sql<{ kind: string }>(
        `select kind, attempt, last_error, gave_up_at is not null as "gaveUp" from tasks
         where attempt > 0 and leased_until is null order by kind`,
      );
    while ((await attempted()).length < 3) await sleep(20);
    const refused = { attempt: 1, last_error: 'No such mailbox', gaveUp: true };
    expect(await attempted()).toEqual([
      { kind: 'send_member_invitation', ...refused },
      { kind: 'send_passkey_added', ...refused },
      { kind: 'send_sign_in_link', ...refused },
    ]);
    await runner.stop();
  });
});
