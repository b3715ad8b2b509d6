/** @sampled files */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBrowser } from '../support/browser/browser.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';
import { countKilobytes, countRounds, followTrips, rememberScope } from './slow-network.js';

const site = shareSite();
const browser = openBrowser();

/**
 * The pages of docs/performance.md, with one round trip more than an idle machine takes: the operation that shows what the page is about,
 * the round trips until its answer, and until nothing is under way any more, and the kB until its answer. A mobile network in a basement takes 4 s
 * for 200 kB.
 */
const pages = [
  ['the first page', '', 'Today', 5, 7, 190],
  ['Today', '/today', 'Today', 4, 6, 150],
  ['a project', '/projects/PROJECT', 'ProjectCourse', 4, 6, 270],
  ['a notice', '/notices/NOTICE', 'Notice', 4, 8, 270],
  ['a waiver', '/waivers/WAIVER', 'Waiver', 4, 8, 270],
  ['a claim', '/claims/CLAIM', 'Claim', 4, 8, 270],
] as const;

describe('on a network with 400 ms to the service and back', () => {
  let caller: Caller;
  let made: GoldenPath;
  const counted: string[] = [];
  beforeAll(async () => {
    caller = await site.world.caller();
    made = await goldenPath(site.world, caller);
  });
  afterAll(() => {
    process.stdout.write(`Round trips until a page is there, and until it is idle:\n${counted.join('\n')}\n`);
  });

  it.each(pages)('%s takes no more round trips and bytes than the table says', async (...row) => {
    const [name, path, operation, most, mostInAll, mostKilobytes] = row;
    const page = await browser.openPage(site, { signedInAs: caller });
    await rememberScope(page, caller.organizationId);
    const trips = await followTrips(page);
    const { projectId, noticeId, waiverId, escalationId } = made;
    const place = path
      .replace('PROJECT', projectId)
      .replace('NOTICE', noticeId)
      .replace('WAIVER', waiverId)
      .replace('CLAIM', escalationId);
    await page.goto(place ? `/console/${caller.organizationId}/live${place}` : '/console');
    await page.waitForLoadState('networkidle');
    const shown = trips.find((trip) => trip.operation === operation)!;
    const until = countRounds(trips.filter(({ start }) => start <= shown.start));
    const inAll = countRounds(trips);
    // What shows a page must not wait for what draws its document.
    const kilobytes = await countKilobytes(trips.filter(({ start }) => start < shown.end));
    counted.push(`| ${name} | ${until} | ${inAll} | ${kilobytes} |`);
    expect([name, until <= most, inAll <= mostInAll, kilobytes <= mostKilobytes]).toEqual([name, true, true, true]);
  });
});
