/**
 * A process that uses the embedded PostgreSQL of the given folder until it is killed; sends the result of the start to its
 * parent.
 */
import type * as embedded from '../../src/db/embedded.js';

// Uses built code and Node's own type stripping, so that nothing has to be compiled.
const path = new URL('../../dist/current/db/embedded.js', import.meta.url).href;
const { startEmbeddedPostgres } = (await import(path)) as typeof embedded;

const [, , dataDir, claim] = process.argv;
const options: embedded.EmbeddedPostgresOptions = {
  dataDir: dataDir!,
  claim: (claim as embedded.EmbeddedPostgresOptions['claim']) ?? 'none',
};
startEmbeddedPostgres(options).then(
  ({ url, started }) => process.send?.({ url, started }),
  (error: Error) => process.send?.({ failure: error.message }, () => process.exit(1)),
);
process.once('disconnect', () => process.exit());
