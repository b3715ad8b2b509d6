/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { consolePage } from '../../src/domain/session/console-page.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { openMailServer } from '../support/fakes/mail-server.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const { mail, url: smtpUrl } = await openMailServer();
const site = openSite({ role: 'all', smtpUrl, mailFrom: 'Compliance <no-reply@service.example>' });
const browser = openBrowser();

let people = 0;

/** Someone with an account. */
async function someone(): Promise<Caller & { email: string }> {
  people += 1;
  const email = `person${people}@example.com`;
  return { ...(await site.world.caller({ email })), email };
}

/** Requests a link on the page. @returns the address in the e-mail */
async function requestLink(page: Page, email: string): Promise<string> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  const [message] = await mail.messages(1, ({ to }) => to.includes(email));
  return /http:\/\/localhost:\d+\/sign-in\/confirm\?token=[\w-]{43}/.exec(message!.text)![0];
}

const sessionsOf = ({ userId }: Caller) => site.world.sql('select method from sessions where user_id = $1', [userId]);

/** The address of the viewer, as the page's own script sees it. */
const viewerOn = (page: Page) =>
  page.evaluate(async () => {
    const body = JSON.stringify({ query: '{ viewer { email } }' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/graphql', { method: 'POST', headers, body });
    return (await answer.json()).data?.viewer?.email as string | undefined;
  });

describe('signing in with a browser', () => {
  it('takes a link from an e-mail and a press of its button', async () => {
    const person = await someone();
    const page = await browser.openPage(site);
    const link = await requestLink(page, person.email);
    expect(link).toContain(`${site.url}/`);
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
    expect(await viewerOn(page)).toBe(person.email);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'cps_session', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  it('leads to the page that was wanted, also when the link of the e-mail opens in another tab', async () => {
    const person = await someone();
    const page = await browser.openPage(site);
    const wanted = `/console/${person.organizationId}/live/notices?status=DRAFT`;
    await page.goto(wanted);
    await page.waitForURL(/\/sign-in\?page=/);
    browser.takeProblems(page);
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
    const [message] = await mail.messages(1, ({ to }) => to.includes(person.email));
    const tab = await page.context().newPage();
    await tab.goto(/http:\S+\/sign-in\/confirm\?\S+/.exec(message!.text)![0]);
    await tab.getByRole('button', { name: 'Sign in' }).click();
    await tab.waitForURL((url) => url.pathname + url.search === wanted);
    await tab.getByRole('heading', { name: 'Notices', level: 1 }).waitFor();
  });

  it.each([
    'https://evil.example/',
    '//evil.example/console/',
    '/console/../sign-in',
    '/console/01a22914-96df-70dc-b71f-12c373eb01ee/live/../../../graphql',
    '/console/01a22914-96df-70dc-b71f-12c373eb01ee/live//evil.example',
    '/console/01a22914-96df-70dc-b71f-12c373eb01ee/live/\\evil.example',
    '/console/01a22914-96df-70dc-b71f-12c373eb01ee/live/today\r\nSet-Cookie: a=b',
  ])('does not carry %j, which is no page of the console', async (wanted) => {
    expect(consolePage(wanted)).toBeUndefined();
    const page = await browser.openPage(site);
    await page.goto(`/sign-in?page=${encodeURIComponent(wanted)}`);
    expect(await page.locator('[name=page]').count()).toBe(0);
    await page.goto(`/sign-in/confirm?token=${'a'.repeat(43)}&page=${encodeURIComponent(wanted)}`);
    expect(await page.locator('[name=page]').count()).toBe(0);
  });

  it('works with the keyboard alone', async () => {
    const person = await someone();
    const page = await browser.openPage(site);
    await page.goto('/sign-in');
    await page.getByLabel('E-mail address').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Send the link' }).and(page.locator(':focus-visible')).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
    const [message] = await mail.messages(1, ({ to }) => to.includes(person.email));
    await page.goto(/http:\S+\/sign-in\/confirm\?token=[\w-]{43}/.exec(message!.text)![0]);
    await tabTo(page, 'button');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
    expect(await viewerOn(page)).toBe(person.email);
  });

  it('does not happen when a mail scanner opens the link', async () => {
    const person = await someone();
    const page = await browser.openPage(site);
    const link = await requestLink(page, person.email);
    for (const scanner of [await browser.openPage(site), await browser.openPage(site)]) {
      await scanner.goto(link);
      expect(await scanner.context().cookies()).toEqual([]);
    }
    expect(await sessionsOf(person)).toEqual([]);
    await page.goto(link);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
    expect(await sessionsOf(person)).toEqual([{ method: 'link' }]);
  });

  it('shows why a link that was used does not work, and where to get another one', async () => {
    const person = await someone();
    const first = await browser.openPage(site);
    const link = await requestLink(first, person.email);
    await first.goto(link);
    await first.getByRole('button', { name: 'Sign in' }).click();
    await first.waitForURL((url) => !url.pathname.startsWith('/sign-in'));

    const second = await browser.openPage(site);
    await second.goto(link);
    await second.getByRole('button', { name: 'Sign in' }).click();
    await second.getByRole('heading', { name: 'You are not signed in' }).waitFor();
    await second.getByText('This link was already used or has expired. Request a new one.').waitFor();
    expect(await second.context().cookies()).toEqual([]);
    expect(browser.takeProblems(second)).toEqual([expect.stringContaining('status of 422')]);
    await expectNoAxeFindings(second);
    await pictures(second, 'sign-in-used-link');
    await second.getByRole('link', { name: 'Request a link' }).click();
    await second.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await sessionsOf(person)).toHaveLength(1);
  });

  it('answers an address without an account like one that has an account', async () => {
    const page = await browser.openPage(site);
    await page.goto('/sign-in');
    await page.getByLabel('E-mail address').fill('stranger@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
    expect(await page.locator('main').textContent()).toContain('If stranger@example.com has an account');
  });
});

describe('the pages to sign in with', () => {
  let link: string;
  beforeAll(async () => {
    const page = await browser.openPage(site);
    link = await requestLink(page, (await someone()).email);
    await page.close();
  });

  it.each([
    ['sign-in', async (page: Page) => void (await page.goto('/sign-in'))],
    ['sign-in-sent', async (page: Page) => void (await requestLink(page, (await someone()).email))],
    ['sign-in-confirm', async (page: Page) => void (await page.goto(link))],
    ['sign-in-incomplete', async (page: Page) => void (await page.goto('/sign-in/confirm?token=cut'))],
    ['sign-in-invitation', async (page: Page) => void (await page.goto(link.replace('confirm', 'invitation')))],
  ])('have no axe findings, in light and dark, and need no scrolling to the side: %s', async (name, open) => {
    const page = await browser.openPage(site, { width: 320 });
    await open(page);
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.locator('h1').count()).toBe(1);
    await pictures(page, name);
  });

  it('have the font of the console', async () => {
    const page = await browser.openPage(site);
    await page.goto('/sign-in');
    expect(await fontOf(page.getByRole('heading', { level: 1 }))).toEqual(['Inter Variable', 'loaded']);
  });
});

/** The font that an element asks for, and whether the browser has its file. */
function fontOf(element: Locator): Promise<(string | undefined)[]> {
  return element.evaluate(async (node) => {
    await document.fonts.ready;
    const family = getComputedStyle(node).fontFamily.split(',')[0]!.replaceAll('"', '');
    return [family, [...document.fonts].find((face) => face.family.replaceAll('"', '') === family)?.status];
  });
}

/** Presses Tab until an element with this tag has the focus. */
async function tabTo(page: Page, tag: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.locator(`${tag}:focus-visible`).count()) return;
  }
  throw new Error(`Tab does not reach a ${tag}.`);
}
