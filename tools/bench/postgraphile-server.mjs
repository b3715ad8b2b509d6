import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

/**
 * PostGraphile on the tables of the service, set up as its documentation says. It keeps plans like the service. The benchmark copies
 * this file into a folder in which it installs the package.
 */
// It describes each type of PostgreSQL that it leaves out.
console.warn = console.error = () => {};
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  disablePlugins: ['NodePlugin', 'PgMutationCreatePlugin', 'PgMutationUpdateDeletePlugin'],
  pgServices: [
    makePgService({
      connectionString: process.argv[2],
      schemas: ['public'],
      poolConfig: { max: 20, options: '-c TimeZone=UTC -c plan_cache_mode=force_generic_plan' },
    }),
  ],
  grafserv: { graphiql: false },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit());
