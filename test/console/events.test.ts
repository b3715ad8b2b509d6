/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { addContact, deliver, subscribe } from '../background/webhooks/deliveries.js';
import { openReceivers } from '../background/webhooks/receiver.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();
deliver(site.world);
const startReceiver = openReceivers();

describe('the events of an organization', () => {
  let owner: Caller;
  let reader: Caller;
  let contact: string;

  beforeAll(async () => {
    owner = await site.world.caller({ name: 'Bay Concrete Inc' });
    reader = await site.world.caller({ organizationId: owner.organizationId });
    await site.world.sql("update memberships set role = 'read_only' where user_id = $1", [reader.userId]);
    contact = await addContact(site.world, owner, 'Diaz');
  });

  const open = async (path = '', person: Caller = owner): Promise<Page> => {
    const page = await browser.openPage(site, { signedInAs: person });
    await page.goto(`/console/${owner.organizationId}/live/developers/events${path}`);
    await page.getByText('New events appear at once.').waitFor();
    return page;
  };
  const rowsOf = (page: Page, id: string) => page.getByRole('row').filter({ hasText: id });

  it('are listed with the past ones, filtered by what the address says, and wait while they are paused', async () => {
    const page = await open();
    await rowsOf(page, contact).waitFor();
    const second = await addContact(site.world, owner, 'Reyes');
    await rowsOf(page, second).waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'events');
    await page.getByRole('button', { name: 'Pause' }).click();
    const third = await addContact(site.world, owner, 'Silva');
    await page.getByText('Paused. 1 new.').waitFor();
    expect(await rowsOf(page, third).count()).toBe(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await rowsOf(page, third).waitFor();
    expect(await rowsOf(page, second).count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Id of a record' }).fill(second);
    await rowsOf(page, third).waitFor({ state: 'detached' });
    await page.getByLabel('Event', { exact: true }).selectOption('contact.deleted');
    await page.getByText('No event matches these filters.').waitFor();
    await page.reload();
    await page.getByText('No event matches these filters.').waitFor();
    await page.getByLabel('Event', { exact: true }).selectOption('contact.created');
    await rowsOf(page, second).waitFor();
  });

  it('appear soon after their commit, because the socket has them: the page asks for nothing', async () => {
    const page = await open();
    // Notes when each id is on the page, by the clock that the browser shares with this process.
    await page.evaluate(() => {
      const shown: Record<string, number> = {};
      Object.assign(window, { shown });
      const note = () => {
        for (const cell of document.querySelectorAll('td code')) shown[cell.textContent ?? ''] ??= Date.now();
      };
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.postData() ?? request.url()));
    const delays: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const id = await addContact(site.world, owner, 'Ortiz');
      const committed = Date.now();
      await rowsOf(page, id).waitFor();
      const at = await page.evaluate(
        (name) => (window as unknown as Record<'shown', Record<string, number>>).shown[name],
        id,
      );
      delays.push(at! - committed);
    }
    expect(asked).toEqual([]);
    const [least, , , , , median] = delays.sort((one, other) => one - other);
    process.stdout.write(
      `An event is on the page ${median} ms after its commit (median of 10; the least is ${least} ms).\n`,
    );
  });

  it('show what they say and their deliveries, and are replayed to an endpoint', async () => {
    const page = await open();
    await rowsOf(page, contact).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'contact.created' }).waitFor();
    await page.getByRole('region', { name: 'Data' }).getByText('"last_name": "Diaz"').waitFor();
    await page.getByText('No endpoint received it').waitFor();
    await page.getByRole('button', { name: 'Replay…' }).click();
    await page.getByRole('dialog').getByText('No endpoint is active.').waitFor();
    await page.keyboard.press('Escape');
    const receiver = await startReceiver();
    await subscribe(site.world, owner, receiver.url, ['notice.served']);
    await page.getByRole('button', { name: 'Replay…' }).click();
    await page.getByRole('dialog').getByRole('option', { name: receiver.url }).waitFor({ state: 'attached' });
    await expectNoAxeFindings(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
    await rowsOf(page, receiver.url).filter({ hasText: 'Delivered' }).waitFor();
    expect(receiver.of('contact.created')).toHaveLength(1);
    await expectNoAxeFindings(page);
    await pictures(page, 'event');
    const visitor = await browser.openPage(site, { signedInAs: reader });
    await visitor.goto(page.url());
    await visitor.getByRole('region', { name: 'Data' }).waitFor();
    expect(await visitor.getByRole('button', { name: 'Replay…' }).count()).toBe(0);
  });
});
