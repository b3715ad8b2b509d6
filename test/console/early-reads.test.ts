/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page, Response } from 'playwright-core';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { openBrowser } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller, Json } from '../support/worlds/world.js';
import { countRounds, followTrips, rememberScope, type Trip } from './slow-network.js';

const site = openSite();
const browser = openBrowser();

describe('what a page reads first', () => {
  let caller: Caller;
  let project: Json;
  beforeAll(async () => {
    caller = await site.world.caller();
    const division = await site.world.send(caller, 'POST', '/divisions', {
      ...bodies.division,
      organization_id: caller.organizationId,
    });
    project = await site.world.send(caller, 'POST', '/projects', {
      ...bodies.project,
      division_id: division.id,
      name: 'Quarry Bridge',
    });
  });

  const address = (path: string, organizationId = caller.organizationId) => `/console/${organizationId}/live${path}`;

  /** Opens a page of the console in a browser that was there before, and lists the requests until it shows its data. */
  async function openSlowly(
    path: string,
    isThere: (page: Page) => Promise<unknown>,
    { organizationId = caller.organizationId, wasHere = true } = {},
  ) {
    const page = await browser.openPage(site, { signedInAs: caller });
    if (wasHere) await rememberScope(page, caller.organizationId);
    const trips = await followTrips(page);
    // What gets its place among the events while the page loads is read again: what was made before, and the session.
    await sequenceEvents(site.world.app.infrastructure.db);
    await page.goto(address(path, organizationId));
    await isThere(page);
    await page.waitForLoadState('networkidle');
    return { page, trips };
  }

  const reads = (trips: readonly Trip[]) => trips.flatMap(({ operation }) => operation ?? []).sort();
  const isOfCourse = (response: Response) =>
    (response.request().postDataJSON() as Json | null)?.operationName === 'ProjectCourse';
  const showsProject = (page: Page) => page.getByRole('heading', { level: 1, name: 'Quarry Bridge' }).waitFor();
  const showsToday = (page: Page) => page.getByRole('heading', { name: 'Weeks ahead' }).waitFor();
  const showsList = (page: Page) => page.getByRole('link', { name: 'Quarry Bridge' }).waitFor();

  it.each([
    ['a project', '/projects/ID', showsProject, 'ProjectCourse'],
    ['the list of projects', '/projects', showsList, 'Projects'],
    ['the list with a filter', '/projects?search=Quarry&status=ACTIVE', showsList, 'Projects'],
    ['Today', '/today', showsToday, 'Today'],
  ] as const)('begins with the code of %s: document, script, then both', async (_, path, isThere, operation) => {
    const until = async (wasHere: boolean) => {
      const { trips } = await openSlowly(path.replace('ID', project.id), isThere, { wasHere });
      expect(reads(trips).filter((name) => name === operation)).toEqual([operation]);
      return countRounds(
        trips.filter(({ start }) => start <= trips.find((trip) => trip.operation === operation)!.start),
      );
    };
    expect(await until(true)).toBe(3);
    // In a browser without an organization, it waits for the service to say who is signed in.
    expect(await until(false)).toBe(4);
  });

  it('is read again for what happened before the socket was open, and only what follows that', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.addInitScript((scope) => localStorage.setItem('console.scope', scope), `${caller.organizationId} live`);
    const operations: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) operations.push((request.postDataJSON() as Json).operationName);
    });
    const renamed = Promise.withResolvers<void>();
    await page.routeWebSocket('**/graphql', async (socket) => {
      await renamed.promise;
      socket.connectToServer();
    });
    await page.goto(address('/projects'));
    await showsList(page);
    await page.waitForLoadState('networkidle');
    await site.world.rest(caller, 'PUT', `/projects/${project.id}`, { name: 'Quarry Tunnel' });
    renamed.resolve();
    await page.getByRole('link', { name: 'Quarry Tunnel' }).waitFor();
    await site.world.rest(caller, 'PUT', `/projects/${project.id}`, { name: 'Quarry Bridge' });
    await showsList(page);
    expect(operations.filter((name) => name === 'SavedViews')).toEqual(['SavedViews']);
  });

  it('begins for a link under the pointer, and is not read again when it is opened', async () => {
    const page = await browser.openPage(site, { signedInAs: caller });
    const operations: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) operations.push((request.postDataJSON() as Json).operationName);
    });
    await page.goto(address('/projects'));
    const link = page.getByRole('link', { name: 'Quarry Bridge' });
    const [answer] = await Promise.all([page.waitForResponse(isOfCourse), link.hover()]);
    await answer.finished();
    await link.click();
    await showsProject(page);
    expect(operations.filter((name) => name === 'ProjectCourse')).toEqual(['ProjectCourse']);
  });

  it('is nothing in an organization of others, also before the service has said so', async () => {
    const other = await site.world.caller();
    const { trips } = await openSlowly(
      `/projects/${project.id}`,
      (page) => page.getByRole('heading', { name: 'Another organization' }).waitFor(),
      { organizationId: other.organizationId },
    );
    expect(reads(trips)).not.toContain('ProjectCourse');
  });

  it('is said by the page where it fails', async () => {
    const missing = '01890000-0000-7000-8000-000000000000';
    const { page } = await openSlowly(`/projects/${missing}`, (opened) => opened.getByRole('alert').waitFor());
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Project');
  });
});
