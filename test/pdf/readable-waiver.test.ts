import { describe, expect, it } from '@jest/globals';
import { waiverTypes } from '../../src/domain/vocabulary.js';
import { type ReadableBlock, type ReadableRun, readableWaiver } from '../../src/pdf/templates/waiver/readable.js';
import { waiverDefinition } from '../../src/pdf/templates/waiver/waiver.js';
import { completeWaiver, goldenWaivers, waiverFormsOf, waiverJob, wordedStates } from './waiver-jobs.js';

type Node = Record<string, unknown>;

/** All texts of a layout, in their order. */
function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { words, text, stack, columns, ul, table, section } = node as Node;
  const parts = [words ?? text, stack, columns, ul, (table as Node | undefined)?.body, section];
  return parts.filter((part) => part !== undefined).flatMap(textsOf);
}

const wordsOfRun = (run: ReadableRun) =>
  'text' in run ? run.text : 'filled' in run ? run.filled : 'choice' in run ? ' does does not ' : ' ';

/** The texts of a block without its lines to sign on, whose captions the PDF has below them. */
function wordsOf(block: ReadableBlock): string[] {
  switch (block.kind) {
    case 'fields':
      return block.rows.flatMap(({ label, lines }) => [label, ...lines.map((runs) => runs.map(wordsOfRun).join(''))]);
    case 'text':
      return [block.runs.map(wordsOfRun).join('')];
    case 'list':
      return [block.intro, ...block.items];
    case 'signature':
      return [];
    default:
      return [block.text];
  }
}

/** Without the lines to write on, the case of titles and the spaces of the layout. */
const plain = (text: string) =>
  text
    .replace(/\$?_{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const forms = [
  ...wordedStates.flatMap(waiverFormsOf),
  ...waiverTypes.flatMap((type) => [completeWaiver('IL', type), completeWaiver('OH', type, { coversAllDue: true })]),
  ...Object.values(goldenWaivers).map(([facts]) => facts),
].map((facts) => [`${facts.waiver.state} ${facts.waiver.type}`, facts] as const);

describe('a waiver as text', () => {
  it.each(forms)('has the words of the PDF in their order: %s', (_, facts) => {
    const job = waiverJob(facts);
    const [front] = waiverDefinition(job).content as unknown as [unknown];
    const layout = plain(
      textsOf(front)
        .join(' ')
        .replaceAll(/ +([.,;)])/g, '$1'),
    );
    const readable = readableWaiver(job.model);
    let at = 0;
    for (const words of readable.blocks.flatMap(wordsOf).map(plain)) {
      const next = layout.replaceAll(' ', '').indexOf(words.replaceAll(' ', ''), at);
      expect({ words, isThere: next >= 0 }).toEqual({ words, isThere: true });
      at = next;
    }
    expect(readable.blocks.some(({ kind }) => kind === 'signature')).toBe(true);
  });

  it('names the signer, the title and the day once it is signed', () => {
    const { model } = waiverJob(completeWaiver('CA', 'conditional_progress'));
    const lines = readableWaiver(model).blocks.flatMap((block) => (block.kind === 'signature' ? block.lines : []));
    expect(lines.map(({ label, isSignature }) => [label, isSignature])).toEqual([
      ['Claimant’s Signature:', true],
      ['Claimant’s Title:', false],
      ['Date of Signature:', false],
    ]);
    expect(lines[0]).toMatchObject({ value: null });
  });
});
