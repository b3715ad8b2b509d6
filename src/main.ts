import { run } from './process/run.js';

await run('main');
