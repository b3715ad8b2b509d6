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

/** Milliseconds of processor time for each page, and the size of the file. */
async function cost(name: string, engine: unknown[], sealed: boolean) {
  for (const [index, each] of classes.entries()) each.default = engine[index];
  const before = process.cpuUsage();
  const printed = await print(all.get(name)!);
  const bytes = sealed ? (await seal(printed.bytes, 'made', '2026-03-04T09:15:00Z'))!.bytes : printed.bytes;
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000 / printed.pageCount, kilobytes: bytes.length / 1024 };
}

const variants: [engine: unknown[], sealed: boolean][] = [
  [untagged, false],
  [tagged, false],
  [tagged, true],
];
console.log('| document | CPU ms a page | with tags | and sealed | of the whole | KB | with tags | and sealed |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const name of names) {
  const found: { ms: number; kilobytes: number }[][] = variants.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [engine, sealed]] of variants.entries()) found[index]!.push(await cost(name, engine, sealed));
  }
  const ms = found.map((each) => median(each.slice(3).map((one) => one.ms)));
  const sizes = found.map((each) => each[0]!.kilobytes.toFixed(0));
  const share = `${Math.round((1 - ms[0]! / ms[2]!) * 100)} %`;
  console.log(`| ${[name, ...ms.map((each) => each.toFixed(1)), share, ...sizes].join(' | ')} |`);
}
