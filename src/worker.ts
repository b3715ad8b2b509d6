import { run } from './process/run.js';

await run('worker', { role: 'worker' });
