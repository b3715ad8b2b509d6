import type { Browser } from 'playwright-core';
import { onceAWorker } from '../jest/worker.js';
import { launchBrowser } from './launch.js';

/** What keeps a process running: its child processes, and the pipes to them. */
interface Handle {
  unref?(): void;
}
const handles = () => (process as unknown as { _getActiveHandles(): Handle[] })._getActiveHandles();

/** The browser that the test files of one worker share. It does not keep the worker running, and ends with it. */
export async function sharedBrowser(): Promise<Browser> {
  const worker = onceAWorker<{ browser?: Browser }>(
    'browser',
    () => ({}),
    async ({ browser }) => browser?.close(),
  );
  if (!worker.browser?.isConnected()) {
    const before = new Set(handles());
    worker.browser = await launchBrowser();
    for (const handle of handles()) if (!before.has(handle)) handle.unref?.();
  }
  return worker.browser;
}
