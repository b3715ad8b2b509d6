/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { addVirtualAuthenticator, axeFindings, openBrowser } from '../support/browser/browser.js';
import { shareSite } from '../support/worlds/site.js';
import { unreachable } from './tab-order.js';

const site = shareSite();
const browser = openBrowser();

describe('a page in the browser of the tests', () => {
  it('is reported when it sends a request to another host, which arrives nowhere', async () => {
    const page = await browser.openPage(site);
    await page.goto('/readyz');
    const outcome = await page.evaluate(() =>
      fetch('http://127.0.0.1:9/', { mode: 'no-cors' }).then(
        () => 'answered',
        () => 'failed',
      ),
    );
    expect(outcome).toBe('failed');
    expect(browser.takeProblems(page)).toContain('Request to another host: http://127.0.0.1:9/');
  });

  it('is reported when its policy blocks something', async () => {
    const page = await browser.openPage(site);
    await page.goto('/docs');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
    });
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(browser.takeProblems(page)).toContainEqual(expect.stringContaining('Content security policy: script-src'));
  });

  it('is reported when a script of it fails or writes an error to the console', async () => {
    const page = await browser.openPage(site);
    await page.goto('/docs');
    await page.evaluate(() => {
      console.error('a message');
      setTimeout(() => {
        throw new Error('a failure');
      });
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    const problems = browser.takeProblems(page);
    expect(problems).toContainEqual(expect.stringContaining('Console: a message'));
    expect(problems).toContainEqual(expect.stringContaining('Uncaught: Error: a failure'));
  });

  it('is reported by axe with the scheme, the rule and the element', async () => {
    const page = await browser.openPage(site);
    await page.goto('/sign-in');
    await page.evaluate(() => {
      document.querySelector('label')!.remove();
      document.querySelector<HTMLElement>('.lead')!.style.color = 'light-dark(#bbb, #eee)';
    });
    const findings = await axeFindings(page);
    expect(findings.map((finding) => finding.split(': ').slice(0, 3).join(': ')).sort()).toEqual([
      'dark: label: #email',
      'light: color-contrast: .lead',
      'light: label: #email',
    ]);
  });

  it('is reported by axe with what only one scheme hides or shows', async () => {
    const page = await browser.openPage(site);
    await page.goto('/sign-in');
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('@media (prefers-color-scheme: dark) { label[for="email"] { display: none } }');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await axeFindings(page)).toEqual([expect.stringMatching(/^dark: label: #email: /)]);
  });

  it('is reported when Tab does not reach an element, or the focus does not show', async () => {
    const page = await browser.openPage(site);
    await page.goto('/sign-in');
    expect(await unreachable(page)).toEqual([]);
    await page.evaluate(() => {
      const [faint, hidden] = [document.createElement('button'), document.createElement('button')];
      Object.assign(faint.style, { outline: 'none', boxShadow: 'none' });
      faint.className = 'faint';
      hidden.className = 'hidden';
      hidden.textContent = faint.textContent = 'Next';
      hidden.tabIndex = -1;
      document.querySelector('main')!.append(faint, hidden);
    });
    expect(await unreachable(page)).toEqual([
      expect.stringMatching(/^Tab does not reach <button class="hidden"/),
      expect.stringMatching(/^The focus does not show on <button class="faint"/),
    ]);
  });

  it('is signed in as the caller', async () => {
    const caller = await site.world.caller();
    const [user] = await site.world.sql<{ email: string }>('select email from users where id = $1', [caller.userId]);
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto('/docs/errors');
    await page.goto('/sign-in');
    const viewer = await page.request.post('/graphql', { data: { query: '{ viewer { email } }' }, headers: ownPage() });
    expect((await viewer.json()).data).toEqual({ viewer: user });
  });

  it('has an authenticator that makes passkeys', async () => {
    const page = await browser.openPage(site);
    await page.goto('/docs');
    const authenticator = await addVirtualAuthenticator(page);
    await page.evaluate(async () => {
      await navigator.credentials.create({
        publicKey: {
          challenge: new Uint8Array(32),
          rp: { name: 'Test' },
          user: { id: new Uint8Array([1]), name: 'ann@example.com', displayName: 'Ann' },
          pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
          authenticatorSelection: { residentKey: 'required' },
        },
      });
    });
    expect(await authenticator.credentials()).toEqual([expect.objectContaining({ rpId: 'localhost' })]);
  });
});

function ownPage() {
  return { origin: site.url };
}
