import { execFile } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type * as playwright from 'playwright-core';
import { chromium } from 'playwright-core';

/** Only `localhost` and names that end with `.test` resolve, to this machine; no proxy is used, and the browser does nothing in the background. */
const flags = [
  '--no-proxy-server',
  '--host-resolver-rules=MAP *.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the browser of the npm package. Its libraries come along, and only the browser's process uses them, so that a machine
 * without any of a desktop's packages needs nothing else. A machine on which it does not start fails the tests.
 */
export async function launchBrowser(): Promise<playwright.Browser> {
  const { executablePath, env } = process.env.TEST_BROWSER
    ? { executablePath: process.env.TEST_BROWSER, env: {} }
    : await packagedBrowser();
  return chromium.launch({ executablePath, args: flags, env: { PATH: process.env.PATH!, ...env }, timeout: 60_000 });
}

async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The browser of the tests is built for Linux on x64. Name an installed Chromium in TEST_BROWSER.');
  }
  const folder = await unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      HOME: folder,
    },
  };
}

/** The folder of the unpacked browser, which git ignores. Unpacking takes three seconds of a core, once for each version. */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(await readFile('node_modules/@sparticuz/chromium/package.json', 'utf8'));
  const folder = resolve('node_modules/.cache/chromium', version);
  const isThere = () =>
    access(folder).then(
      () => true,
      () => false,
    );
  if (!(await isThere())) {
    await promisify(execFile)(process.execPath, ['test/support/browser/unpack.js', folder]);
  }
  return folder;
}
