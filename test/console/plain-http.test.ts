/** @sampled tests */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { openBrowser } from '../support/browser/browser.js';
import { openSite } from '../support/worlds/site.js';

const port = await freePort();
const host = `http://console.test:${port}`;
const site = openSite({ port, publicUrl: host });
const browser = openBrowser();

/** A port that is free now. The address of the service has to be known before it starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return address.port;
}

describe('the console at an address without TLS that is not localhost', () => {
  it('changes records, and says that a passkey needs a secure connection', async () => {
    const owner = await site.world.caller({ name: 'Bay Concrete Inc' });
    const page = await browser.openPage(site, { signedInAs: owner });
    await page.goto(`/console/${owner.organizationId}/sandbox/developers/tokens`);
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
    await page.getByRole('button', { name: 'New token' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Label').fill('Accounting');
    await dialog.getByRole('button', { name: 'Create token' }).click();
    expect(await dialog.getByRole('textbox', { name: 'Token' }).inputValue()).toMatch(/^cps_test_/);

    await page.goto(`/console/${owner.organizationId}/live/account/sign-in`);
    await page.getByText('A browser makes passkeys only over a secure connection.').waitFor();
    expect(await page.getByRole('button', { name: 'New passkey' }).count()).toBe(0);
    // The browser reports a header that it ignores without TLS.
    const known =
      /^Request to another host: (http|ws):\/\/console\.test:|Cross-Origin-Opener-Policy header has been ignored/;
    expect(browser.takeProblems(page).filter((problem) => !known.test(problem))).toEqual([]);
  });
});
