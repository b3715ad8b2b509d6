import { once } from 'node:events';

/** Disconnects from the tests' PostgreSQL and waits until its folder is removed. */
export default async function teardown(): Promise<void> {
  const keeper = globalThis.testDatabaseKeeper;
  if (!keeper?.connected) return;
  const exited = once(keeper, 'exit');
  keeper.disconnect();
  await exited;
}
