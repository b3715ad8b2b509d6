import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Person, signIn } from '../records/people.js';
import type { Site } from '../worlds/site.js';
import type { Caller } from '../worlds/world.js';
import { watchForProblems } from './problems.js';
import type { Scheme } from './schemes.js';
import { sharedBrowser } from './shared.js';

export { addVirtualAuthenticator } from './authenticator.js';
export { axeFindings, expectNoAxeFindings } from './axe.js';
export { asksFor } from './operations.js';
export { pictures } from './pictures.js';
export { inEachScheme } from './schemes.js';

export interface PageOptions {
  /** A user begins a session; a person has one. */
  signedInAs?: Pick<Caller, 'userId'> | Person;
  scheme?: Scheme;
  width?: number;
  /** A browser that runs no scripts of pages. */
  withoutScript?: boolean;
}

/** The pages of a test file, in the browser of its worker. Each page has cookies of its own. */
export class TestBrowser {
  #browser!: Browser;
  #isInTest = false;
  /** The problems of each open page. */
  readonly #open = new Map<BrowserContext, { problems: string[]; closesAfterTest: boolean }>();

  /** An empty page with relative addresses on the site: `page.goto('/console')`. */
  async openPage(
    site: Site,
    { signedInAs, scheme = 'light', width = 1280, withoutScript = false }: PageOptions = {},
  ): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: site.url,
      colorScheme: scheme,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      javaScriptEnabled: !withoutScript,
      locale: 'en-US',
      timezoneId: 'America/New_York',
    });
    this.#open.set(context, { problems: await watchForProblems(context), closesAfterTest: this.#isInTest });
    // Just below the limit of a test, so that a failure names what was waited for.
    context.setDefaultTimeout(150_000);
    if (signedInAs) {
      const { secret } = 'secret' in signedInAs ? signedInAs : await signIn(site.world, signedInAs);
      await context.addCookies([
        { name: 'cps_session', value: secret, url: site.url, httpOnly: true, sameSite: 'Lax' },
      ]);
    }
    const page = await context.newPage();
    // Playwright intercepts file choosers while someone listens. When it starts again soon after it stopped, Chromium at times
    // cancels the next chooser without an event, so a page listens for all its life.
    page.on('filechooser', () => {});
    return page;
  }

  /** The problems of a page so far, which then do not fail the test: for a page that is meant to have some. */
  takeProblems(page: Page): string[] {
    return this.#open.get(page.context())!.problems.splice(0);
  }

  async launch(): Promise<void> {
    this.#browser = await sharedBrowser();
  }

  startTest(): void {
    this.#isInTest = true;
  }

  /** Closes the pages of the test, and fails it if any page had a problem. */
  async endTest(): Promise<void> {
    this.#isInTest = false;
    const problems: string[] = [];
    for (const [context, page] of this.#open) {
      problems.push(...page.problems.splice(0));
      if (!page.closesAfterTest) continue;
      this.#open.delete(context);
      await context.close();
    }
    expect(problems).toEqual([]);
  }

  async close(): Promise<void> {
    for (const context of this.#open.keys()) await context.close();
    this.#open.clear();
  }
}

/**
 * Pages for the tests of a file. Every test fails on an error in the console, an uncaught exception, a violation of the
 * content security policy, and a request to another host. Pages that a test opens are closed after it.
 */
export function openBrowser(): TestBrowser {
  const browser = new TestBrowser();
  beforeAll(() => browser.launch());
  beforeEach(() => browser.startTest());
  afterEach(() => browser.endTest());
  afterAll(() => browser.close());
  return browser;
}
