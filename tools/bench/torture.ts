import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeScratchFolder } from '../../test/support/databases/scratch-folder.js';
import { Evidence } from './torture/evidence.js';
import type { Check } from './torture/judge/check.js';
import { help, readOptions } from './torture/options.js';
import { Outside } from './torture/outside.js';
import { Random } from './torture/random.js';
import { torture } from './torture/run.js';
import { Stage } from './torture/stage.js';

/**
 * `npm run torture`: clients that know what was acknowledged, on a service whose processes are killed and frozen, whose
 * connections are cut and whose partners fail. The exit status shows whether everything that was acknowledged is true in the
 * end. With `--minutes` and `--rate` it is a steady load whose latency and memory are reported.
 */
const options = readOptions();
if (!options) {
  console.log(help);
  process.exit(0);
}
const folder = await makeScratchFolder();
const kept = options.evidence ?? (await mkdtemp(join(tmpdir(), 'cps-torture-')));
const evidence = await Evidence.open(kept);
const pace = options.rate ? ` at ${options.rate} per second` : '';
console.log(
  `seed ${options.seed}: ${options.operations} calls${pace}, ${options.kills} kills, ${options.clients} clients`,
);
const random = new Random(options.seed);
const outside = new Outside(random.stream('outside'));
await outside.start();
const stage = await Stage.open(folder, outside, evidence, options.preload);
let checks: Check[];
try {
  checks = await torture(stage, random, options);
} finally {
  await stage.close();
  await outside.stop();
  await evidence.close();
  await rm(folder, { recursive: true, force: true });
}
const failed = checks.filter(({ wrong }) => wrong.length > 0);
console.log('\n| | | |\n|---|---|---|');
for (const { what, count, wrong } of checks) {
  console.log(`| ${wrong.length > 0 ? `WRONG: ${wrong.length}` : 'ok'} | ${count} | ${what} |`);
}
for (const { what, wrong } of failed) console.error(`\n${what}:\n  ${wrong.slice(0, 10).join('\n  ')}`);
if (failed.length > 0) {
  await writeFile(join(kept, 'verdict.json'), JSON.stringify({ options, checks }, null, 2));
  console.error(`\nThe seed is ${options.seed}. What was kept of the run is in ${kept}`);
} else if (!options.evidence) {
  await rm(kept, { recursive: true, force: true });
}
process.exit(failed.length > 0 ? 1 : 0);
