/** @sampled tests */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '../support/browser/browser.js';
import { ReverseProxy } from '../support/fakes/reverse-proxy.js';
import { bodies } from '../support/records/golden-path.js';
import { Fleet } from '../support/worlds/fleet.js';
import { openWorld } from '../support/worlds/world.js';

const world = openWorld();
const fleet = new Fleet(() => ({ ...world.config, publicUrl: site.url }), { one: 'web', other: 'web' });
const proxy = new ReverseProxy([() => fleet.url('one'), () => fleet.url('other')]);
/** The processes behind the proxy. The world's own process makes the changes. */
const site = {
  world,
  get url() {
    return proxy.url.replace('127.0.0.1', 'localhost');
  },
};
const browser = openBrowser();

describe('a page that follows events', () => {
  beforeAll(async () => {
    await proxy.start();
    await fleet.start('one');
    await proxy.until(1);
  });
  afterAll(async () => {
    await proxy.stop();
    await fleet.close();
  });

  it('shows each event once, also those that happen while its process is killed and another one takes over', async () => {
    const caller = await world.caller();
    const create = async (name: string) => {
      const contact = { ...bodies.contact, organization_id: caller.organizationId, first_name: name };
      const { status, body, text } = await world.rest(caller, 'POST', '/contacts', contact);
      if (status !== 201) throw new Error(text);
      return body.data.id as string;
    };
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/developers/events`);
    await page.getByText('New events appear at once.').waitFor();
    const rowsOf = (id: string) => page.getByRole('row').filter({ hasText: id });
    const before = await create('Before');
    await rowsOf(before).first().waitFor();

    await fleet.start('other');
    await proxy.until(2);
    await fleet.kill('one');
    const during = [await create('During'), await create('Meanwhile')];
    for (const id of during) await rowsOf(id).first().waitFor();
    await page.getByText('New events appear at once.').waitFor();
    const after = await create('After');
    await rowsOf(after).first().waitFor();
    for (const id of [before, ...during, after]) expect(await rowsOf(id).count()).toBe(1);
    // The browser itself reports connections that fail.
    const lost = /WebSocket connection|Failed to load resource/;
    expect(browser.takeProblems(page).filter((problem) => !lost.test(problem))).toEqual([]);
  });
});
