import { migrate } from '../../src/db/migrate.js';

await migrate(process.argv[2]!);
process.disconnect();
