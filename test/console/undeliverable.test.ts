import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { openMailServer } from '../support/fakes/mail-server.js';
import { billing } from '../support/records/billing.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const { mail, url: smtpUrl } = await openMailServer();
const site = openSite({ role: 'all', smtpUrl, mailFrom: 'Compliance <no-reply@service.example>' });
const browser = openBrowser();
const reason = 'The mailbox does not exist (550 5.1.1).';

describe('an e-mail that did not arrive', () => {
  let owner: Caller;
  let member: Caller;
  let applicationId: string;

  beforeAll(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Pumping', email: 'olga@bay.example' });
    member = await site.world.caller({ organizationId: owner.organizationId, email: 'marco@bay.example' });
    await site.world.sql("update memberships set role = 'member' where user_id = $1", [member.userId]);
    await site.world.sql("update users set name = case id when $1 then 'Olga Reyes' else 'Marco Lee' end", [
      owner.userId,
    ]);
    const job = await billing(site.world, owner, ['10000']);
    const lines = [job.entry('1', { work_completed_this_period: 1000 })];
    applicationId = (await job.made(job.create({ period_to: '2026-01-31', lines }))).id;
    await job.advance(applicationId, 'submitted');
  });

  const open = async (path: string, person: Caller = owner): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: person });
    await page.goto(`/console/${owner.organizationId}/live${path}`);
    return page;
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  const settled = async (address: string) => {
    const rows = () => site.world.sql(`select from sent_emails where address = $1 and status = 'refused'`, [address]);
    while ((await rows()).length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  };

  it('shows why at an invitation to a pay application, and takes another address with one press', async () => {
    const [wrong, right] = ['kim@harbour.example', 'kim@harbor.example'];
    mail.replies.recipient.set(wrong, [[550, '5.1.1 No such mailbox']]);
    const page = await open(`/billing/pay-applications/${applicationId}`);
    await button(page, 'Share with a company').click();
    await dialog(page).getByLabel('E-mail (required)').fill(wrong);
    await button(page, 'Send the invitation').click();
    await dialog(page).waitFor({ state: 'detached' });
    // The page follows the events of its record.
    await page.getByText(`Did not arrive. ${reason}`).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'undeliverable-invitation');
    await button(page, `Use another address ${wrong}`).click();
    const field = dialog(page).getByLabel('E-mail (required)');
    expect(await field.inputValue()).toBe(wrong);
    await expectNoAxeFindings(page);
    await pictures(page, 'undeliverable-another-address');
    await field.fill(right);
    await button(page, 'Send the invitation').click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: right, exact: true }).waitFor();
    expect(await page.getByText('Did not arrive.').count()).toBe(0);
    expect(await page.getByText(wrong).count()).toBe(0);
    await mail.messages(1, ({ to }) => to.includes(right));
  });

  it('shows why at an invitation of a person, and takes another address', async () => {
    const [wrong, right] = ['pat@bay.exmaple', 'pat@bay.example'];
    mail.unknown.add(wrong);
    const page = await open('/account/people');
    await button(page, 'Invite a person').click();
    await dialog(page).getByLabel('E-mail (required)').fill(wrong);
    await dialog(page).getByLabel('Role').selectOption('READ_ONLY');
    await button(page, 'Send invitation').click();
    await dialog(page).waitFor({ state: 'detached' });
    await settled(wrong);
    await page.reload();
    await page.getByText('Did not arrive. The mail server of the address refuses it (550).').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'undeliverable-member-invitation');
    await button(page, `Use another address ${wrong}`).click();
    expect(await dialog(page).getByLabel('Role').inputValue()).toBe('READ_ONLY');
    await dialog(page).getByLabel('E-mail (required)').fill(right);
    await button(page, 'Send invitation').click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText(right).waitFor();
    expect(await page.getByText(wrong).count()).toBe(0);
  });

  it('is said to the person and to admins', async () => {
    const own = await open('/account/emails', member);
    // Signing in with a link has shown that e-mails arrive.
    await site.world.sql(
      `insert into undeliverable_addresses (address, reason, since, last_at) values ('marco@bay.example', $1, now(), now())`,
      [reason],
    );
    await own.reload();
    await own.getByText(`E-mails to marco@bay.example do not arrive. ${reason}`).waitFor();
    await expectNoAxeFindings(own);
    await pictures(own, 'undeliverable-own-address');
    const people = await open('/account/people');
    await people.getByText(`E-mails do not arrive. ${reason}`).waitFor();
    await pictures(people, 'undeliverable-people');
    const others = await open('/account/emails');
    await others.getByRole('heading', { name: 'You choose' }).waitFor();
    expect(await others.getByText('do not arrive').count()).toBe(0);
  });
});
