import { createRequire } from 'node:module';
import { samples } from '../gallery/samples.js';
import { median } from './processes.js';

/*
 * What tagging and sealing cost: the same documents without tags, with them, and sealed, in turn.
 * Run with `node --import ./test/support/typescript.js tools/bench/tags.ts`.
 */

interface Class {
  default: unknown;
}
const ofPdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'));
const classes = ['DocPreprocessor', 'LayoutBuilder', 'Renderer'].map(
  (name) => ofPdfmake(`pdfmake/js/${name}.js`) as Class,
);
const untagged = classes.map((each) => each.default);
const { print } = await import('../../src/pdf/print.js');
const { seal } = await import('../../src/pdf/seal/seal.js');
const { drawnLater } = await import('../../src/pdf/drawing.js');
untagged[2] = drawnLater(untagged[2]);
const tagged = classes.map((each) => each.default);

const rounds = 15;
const names = [
  'ca-preliminary-private',
  'waiver-ca-conditional-progress',
  'claim-lien-ca',
  'claim-demand-formal',
  'pay-application-packet',
  'pay-application-300-lines',
];
const all = new Map(samples().map(({ name, job }) => [name, job]));

interface Cost {
  /** Milliseconds of processor time for each page. */
  ms: number;
  sealMs: number;
  kilobytes: number;
  sealedKilobytes: number;
}

/** A document is sealed right after it is printed, because separate runs differ by more than a seal takes. */
async function cost(name: string, engine: unknown[]): Promise<Cost> {
  for (const [index, each] of classes.entries()) each.default = engine[index];
  const start = process.cpuUsage();
  const printed = await print(all.get(name)!);
  const done = process.cpuUsage(start);
  const sealed = await seal(printed.bytes, 'made', '2026-03-04T09:15:00Z');
  const whole = process.cpuUsage(start);
  const msOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000 / printed.pageCount;
  return {
    ms: msOf(done),
    sealMs: msOf(whole) - msOf(done),
    kilobytes: printed.bytes.length / 1024,
    sealedKilobytes: sealed!.bytes.length / 1024,
  };
}

const middle = (costs: Cost[], of: keyof Cost) => median(costs.map((each) => each[of]));

// Without this, the first documents would also measure how the engine is compiled.
for (let round = 0; round < 8; round += 1) {
  for (const name of names.slice(0, 4)) for (const engine of [untagged, tagged]) await cost(name, engine);
}
console.log('| document | CPU ms a page | with tags | and sealed | of the whole | KB | with tags | and sealed |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const name of names) {
  const [plain, whole]: [Cost[], Cost[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await cost(name, untagged));
    whole.push(await cost(name, tagged));
  }
  const [before, after] = [middle(plain, 'ms'), middle(whole, 'ms')];
  const sealed = after + middle(whole, 'sealMs');
  const share = `${Math.round((1 - before / sealed) * 100)} %`;
  const sizes = [plain[0]!.kilobytes, whole[0]!.kilobytes, whole[0]!.sealedKilobytes].map((size) => size.toFixed(0));
  console.log(`| ${[name, ...[before, after, sealed].map((each) => each.toFixed(1)), share, ...sizes].join(' | ')} |`);
}
