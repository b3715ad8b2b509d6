/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openBrowser } from '../support/browser/browser.js';
import { ReverseProxy } from '../support/fakes/reverse-proxy.js';
import { type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { Fleet } from '../support/worlds/fleet.js';
import { type Caller, openWorld } from '../support/worlds/world.js';
import { steps } from './steps-of-walks.js';

const world = openWorld();
const fleet = new Fleet(() => ({ ...world.config, publicUrl: site.url }), { only: 'web' });
const proxy = new ReverseProxy([() => fleet.url('only')]);
const site = {
  world,
  get url() {
    return proxy.url.replace('127.0.0.1', 'localhost');
  },
};
const browser = openBrowser();

/** How long the process lives after the press: so many milliseconds, in which the request is on its way or in work, or until its commit. */
const moments = [5, 40, 'committed'] as const;

describe('a service that is killed in the middle of a step', () => {
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    await proxy.start();
    await fleet.start('only');
    await proxy.until(1);
  });
  afterAll(async () => {
    await proxy.stop();
    await fleet.close();
  });
  beforeEach(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    made = await goldenPath(world, caller);
    await generate(world, caller, made.waiverId, { documentable_type: 'waiver', type: 'waiver' });
  });

  const cases = Object.keys(steps).map((name, place) => [name, moments[place % moments.length]!] as const);

  it.each(cases)('leaves one record of %s, which is pressed again once the service is back', async (name, moment) => {
    const step = steps[name]!;
    const record = await step.prepare?.(world, caller, made);
    const page = await browser.openPage(site, { signedInAs: caller });
    await step.begin(page, `/console/${caller.organizationId}/live`, made, record ?? '');
    const count = async () => (await world.sql(`select 1 from ${step.made}`, [caller.organizationId])).length;
    const before = await count();
    const response = page
      .waitForResponse((one) => one.request().postData()?.includes(`"${step.operation}"`) ?? false)
      .then(async (one) => one.ok() && (await one.finished()) === null);
    await step.press(page);
    if (moment === 'committed') while ((await count()) === before) await sleep(1);
    else await sleep(moment);
    await fleet.kill('only');
    const failed = page.getByText(/^The service (does not answer|cannot be reached)/).first();
    // A step of two requests may have come to the first one only.
    const isAnswered = await Promise.race([response, failed.waitFor().then(() => false)]);
    if (!isAnswered) {
      await failed.waitFor();
      await step.isKept(page);
    }
    await proxy.until(0);
    await fleet.start('only');
    await proxy.until(1);
    if (!isAnswered) await step.press(page);
    await step.isDone(page);
    expect(await count()).toBe(before + 1);
    browser.takeProblems(page);
  });
});
