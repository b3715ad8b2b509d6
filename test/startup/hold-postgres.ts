/** A process that uses the embedded PostgreSQL of the folder given to it until it is killed; sends what it got to its parent. */
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../../src/db/embedded.js';

const [, , dataDir, claim] = process.argv;
const options: EmbeddedPostgresOptions = {
  dataDir: dataDir!,
  claim: (claim as EmbeddedPostgresOptions['claim']) ?? 'none',
};
startEmbeddedPostgres(options).then(
  ({ url, started }) => process.send?.({ url, started }),
  (error: Error) => process.send?.({ failure: error.message }, () => process.exit(1)),
);
process.once('disconnect', () => process.exit());
