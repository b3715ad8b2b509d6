/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { acceptInvitations, type Billing, billing } from '../support/records/billing.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('a pay application that is shared', () => {
  let contractor: Caller;
  let job: Billing;
  let id: string;

  beforeAll(async () => {
    contractor = await site.world.caller({ name: 'Bay Concrete Pumping' });
    job = await billing(site.world, contractor, ['10000']);
    const lines = [job.entry('1', { work_completed_this_period: 1000 })];
    id = (await job.made(job.create({ period_to: '2026-01-31', lines }))).id;
    await job.advance(id, 'submitted');
  });

  let count = 0;
  const newAddress = () => `kim.${(count += 1)}.${Date.now()}@harbor.example`;
  async function open(path: string, signedInAs: Caller = contractor): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs });
    await page.goto(path);
    return page;
  }
  const ofContractor = () => open(`/console/${contractor.organizationId}/live/billing/pay-applications/${id}`);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  const invite = async (email: string) =>
    (
      await job.made(
        job.rest('POST', `/pay-applications/${id}/email-invitations`, { email, role: 'general_contractor' }),
      )
    ).id as string;

  it('is shared by e-mail, and accepted on the page that the e-mail leads to', async () => {
    const email = newAddress();
    const guest = await site.world.caller({ email, name: 'Harbor Builders' });
    const page = await ofContractor();
    await button(page, 'Share with a company').click();
    await expectNoAxeFindings(page);
    await pictures(page, 'share-dialog');
    await dialog(page).getByLabel('E-mail (required)').fill('kim at harbor');
    await button(page, 'Send the invitation').click();
    await page.getByRole('alert').first().waitFor();
    expect(await dialog(page).getByLabel('E-mail (required)').getAttribute('aria-invalid')).toBe('true');
    browser.takeProblems(page);
    await dialog(page).getByLabel('E-mail (required)').fill(email);
    await button(page, 'Send the invitation').click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: email, exact: true }).waitFor();
    await page.getByText(/^open until /).waitFor();
    await button(page, `Send again ${email}`).click();
    await page.getByText('The invitation was sent again.').waitFor();
    const [invitation] = await site.world.sql<{ id: string }>(
      'select id from pay_application_email_invitations where email = $1',
      [email],
    );

    const theirs = await open(`/console/invitations/live/${invitation!.id}`, guest);
    await theirs.getByText('From Bay Concrete Pumping').waitFor();
    expect(new URL(theirs.url()).pathname).toBe(
      `/console/${guest.organizationId}/live/billing/invitations/${invitation!.id}`,
    );
    await expectNoAxeFindings(theirs);
    await pictures(theirs, 'invitation');
    await button(theirs, 'Accept').click();
    await dialog(theirs)
      .getByText(/^Harbor Builders can then read/)
      .waitFor();
    await button(theirs, 'Accept it').click();
    await theirs.getByRole('link', { name: 'No. 1' }).click();
    await theirs.getByRole('heading', { name: 'Pay application no. 1' }).waitFor();
    await theirs.goto(`/console/invitations/live/${invitation!.id}`);
    await theirs.getByText('This invitation is not open').waitFor();
    await page.getByRole('cell', { name: 'Harbor Builders', exact: true }).waitFor();
    await page.getByRole('cell', { name: email, exact: true }).waitFor({ state: 'detached' });
  });

  it('waits at the top of Today for the company that was invited, and for no one else', async () => {
    const email = newAddress();
    const guest = await site.world.caller({ email, name: 'Marina Builders' });
    await invite(email);
    const participants = [{ organization_id: guest.organizationId, role: 'owner' }];
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants }));
    const page = await open('/console', guest);
    const waiting = page.getByRole('region', { name: 'Invitations' });
    await waiting.getByRole('link', { name: 'Answer the invitation of Bay Concrete Pumping' }).first().waitFor();
    expect(await waiting.getByRole('link', { name: /^Answer/ }).count()).toBe(2);
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings[0]).toBe('Invitations');
    await expectNoAxeFindings(page);
    await pictures(page, 'today-invited');
    await waiting
      .getByRole('link', { name: /^Answer/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Invitation to a pay application' }).waitFor();
    await button(page, 'Decline').click();
    await button(page, 'Decline it').click();
    await page.getByRole('heading', { name: 'Pay applications', exact: true }).waitFor();
    const stranger = await open('/console', await site.world.caller());
    await stranger.getByText('First steps').waitFor();
    expect(await stranger.getByText('Answer the invitation').count()).toBe(0);
  });

  it('is commented on and answered by the company that reviews it, which the other page follows', async () => {
    const guest = await site.world.caller({ name: 'Ocean Builders' });
    const participants = [{ organization_id: guest.organizationId, role: 'owner' }];
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants }));
    await acceptInvitations(site.world, guest);
    const page = await ofContractor();
    const theirs = await open(`/console/${guest.organizationId}/live/billing/pay-applications/${id}`, guest);
    const answers = (on: Page) => on.getByRole('region', { name: 'Comments' });
    const field = (on: Page) => answers(on).getByLabel('Comment', { exact: true });
    await field(page).fill('Half an answer');
    await field(theirs).fill('Line 1: which invoice?');
    await button(theirs, 'Comment').click();
    await answers(page).getByText('Line 1: which invoice?').waitFor();
    await answers(page)
      .getByText(/, Ocean Builders$/)
      .waitFor();
    // What was sent is gone from its field, and what the other company types at that time stays.
    await theirs.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('[name="body"]')!.value === '');
    expect(await field(page).inputValue()).toBe('Half an answer');
    await field(page).fill('');
    await button(page, 'Comment').click();
    await page.getByRole('alert').first().waitFor();
    browser.takeProblems(page);
    await button(theirs, 'Approve or reject').click();
    await dialog(theirs).getByLabel('Reject').check();
    await expectNoAxeFindings(theirs);
    await pictures(theirs, 'pay-application-review');
    await dialog(theirs).getByLabel('Reason (required)').fill('Line 1 is 500.00.');
    await button(theirs, 'Reject it').click();
    await dialog(theirs).waitFor({ state: 'detached' });
    await answers(page).getByText('Rejects it').waitFor();
    await expectNoAxeFindings(theirs);
    await pictures(theirs, 'pay-application-thread');
    expect(await button(page, 'Approve or reject').count()).toBe(0);
    await page.getByText('Submitted', { exact: true }).first().waitFor();
  });

  it('waits for a person who belongs to no organization yet, and is withdrawn from the page', async () => {
    const email = newAddress();
    const alone = await site.world.caller({ email });
    await site.world.sql('delete from memberships where user_id = $1', [alone.userId]);
    const invitation = await invite(email);
    const theirs = await open(`/console/invitations/live/${invitation}`, alone);
    await theirs.getByText(/^The invitation waits\./).waitFor();
    const page = await ofContractor();
    await button(page, `Withdraw ${email}`).click();
    await button(page, 'Withdraw it').click();
    await page.getByRole('cell', { name: email, exact: true }).waitFor({ state: 'detached' });
  });
});
