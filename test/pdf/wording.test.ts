/** @sampled cases */
import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { californiaClauses } from '../../src/pdf/assets/claim/ca.js';
import { floridaClauses } from '../../src/pdf/assets/claim/fl.js';
import { claimFormOf, claimForms } from '../../src/pdf/assets/claim/index.js';
import * as claimWords from '../../src/pdf/assets/claim/sentences.js';
import { claimsOfStates } from '../../src/pdf/assets/claim/states.js';
import { printedFormOf, wordingHash } from '../../src/pdf/assets/forms.js';
import { allNotaryForms, capacities } from '../../src/pdf/assets/notary.js';
import { noticeForms } from '../../src/pdf/assets/notice/index.js';
import * as noticeWords from '../../src/pdf/assets/notice/sentences.js';
import { noticeForm } from '../../src/pdf/assets/notice-form.js';
import { waiverWording } from '../../src/pdf/assets/waiver/general.js';
import * as waiverWords from '../../src/pdf/assets/waiver/sentences.js';
import {
  wordingOfClaim,
  wordingOfGeneralWaiver,
  wordingOfNotice,
  wordingOfWaiver,
} from '../../src/pdf/assets/wording.js';
import { buildDefinition } from '../../src/pdf/definition.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { noticeDefinition } from '../../src/pdf/templates/notice/notice.js';
import { firstPlan } from '../../src/pdf/templates/notice/two-sided.js';
import { waiverDefinition } from '../../src/pdf/templates/waiver/waiver.js';
import { literalsOf } from '../../tools/gallery/own-sentences.js';
import { samples } from '../../tools/gallery/samples.js';
import { sample, takesAll } from '../support/jest/sample.js';
import { definitionTexts } from './definition-text.js';
import { formVariants } from './form-variants.js';

/** Words of a document that are no part of what it says: captions of lines and columns, headings, salutations, watermarks. */
const captions = [
  'NOT RELEASED — NO EFFECT',
  'Acknowledgment of the surety',
  'Article or tracking number',
  'At (city and state)',
  'Attorney for the …',
  'Attorney in fact',
  'Bank transfer (ACH)',
  'Check payable to',
  'Contract sum, with changes',
  'Credits and offsets',
  'Date of Notice',
  'Date of signature',
  'Date of this acknowledgment',
  'Description of the Work',
  'Facts and remarks',
  'Facts of the job',
  'Hiring party and …',
  'Invoice or payment application',
  'Ladies and Gentlemen:',
  'Maker of check',
  'Method of payment',
  'Months of work',
  'Name and address',
  'Name and address of the witness',
  'Notice of pendency',
  'Owner or public entity',
  'PREVIEW — NOT FOR RECORDING OR SERVICE',
  'PREVIEW — NOT FOR SIGNATURE',
  'Payment received on',
  'Plaintiff and counsel',
  'Printed name and title',
  'Received for (name of the addressee)',
  'Signature and printed name',
  'Signature of declarant',
  'Signature of the preparer',
  'Signature of the witness',
  'This page is left blank.',
  'Title or capacity',
  'Total of the invoices',
  'Very truly yours,',
  'Work and security',
];

const leaves = (words: object): [owner: Record<string, string>, name: string][] =>
  Object.entries(words).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[words as Record<string, string>, name] as [Record<string, string>, string]];
    return typeof value === 'object' && value !== null ? leaves(value) : [];
  });

/** Every sentence that documents print beside their forms: of layouts, for blanks and facts, of offices and notaries. */
const beside = [
  ...[claimWords, noticeWords, waiverWords].map((words) => ({ ...words })),
  ...Object.values(claimsOfStates).map(({ clauses = {} }) => clauses),
  ...Object.values(claimsOfStates).map(({ court, registry, preparer }) => ({
    court: court?.lines ?? {},
    registry: registry?.lines ?? {},
    preparer: preparer ?? {},
  })),
  allNotaryForms,
  capacities,
];
/** Of a preparer, and of the certificates, only these are printed as they are. */
const isPrinted = (name: string) => !['place', 'statute', 'venue'].includes(name);
const sentences = [...new Map(beside.flatMap(leaves).map((leaf) => [leaf, leaf] as const)).values()].filter(
  ([, name]) => isPrinted(name),
);

function wordingOf({ template, model }: RenderJob): unknown {
  if (template === 'claim') return wordingOfClaim(claimFormOf(model.formCode));
  if (template === 'notice') return wordingOfNotice(noticeForm(model));
  if (template !== 'waiver') return undefined;
  return model.form ? wordingOfWaiver(model.formCode) : wordingOfGeneralWaiver(model.conditional, model.stage);
}

/** With what is printed only in a second layout: a notice in less space, and a waiver that is not on one page. */
function printedText(job: RenderJob): string {
  const definitions = [buildDefinition(job)];
  if (job.template === 'notice') definitions.push(noticeDefinition(job, [{ ...firstPlan, compactFront: true }]));
  if (job.template === 'waiver') definitions.push(waiverDefinition(job, { isFull: true, pages: 2 }));
  return definitions.flatMap(({ content }) => definitionTexts(content)).join('\n');
}

const marksIn = (text: string) => new Set(text.match(/@\d+@/g));

describe('the words that the hash of a form covers', () => {
  const before = sentences.map(([owner, name]) => owner[name]!);
  const marked = new Map<string, string>();

  beforeAll(() => {
    for (const [index, [owner, name]] of sentences.entries()) {
      if (!owner[name]!.startsWith('@')) owner[name] = `@${index}@${owner[name]}`;
      marked.set(marksIn(owner[name]!).values().next().value!, `${name}: ${before[index]}`);
    }
  });
  afterAll(() => {
    for (const [index, [owner, name]] of sentences.entries()) owner[name] = before[index]!;
  });

  it('are all that a document of the form prints beside its facts, in each of its wordings', () => {
    const printedMarks = new Set<string>();
    const uncovered = new Set<string>();
    for (const { job: printed } of sample(samples())) {
      for (const job of formVariants(printed)) {
        const wording = wordingOf(job);
        if (wording === undefined) continue;
        const covered = marksIn(JSON.stringify(wording));
        for (const mark of marksIn(printedText(job))) {
          printedMarks.add(mark);
          if (!covered.has(mark)) uncovered.add(`${JSON.stringify(job.model).slice(0, 80)} ${marked.get(mark)}`);
        }
      }
    }
    expect([...uncovered]).toEqual([]);
    if (!takesAll) return;
    // The sentences are tested only as far as they are printed.
    expect([...marked].filter(([mark]) => !printedMarks.has(mark)).map(([, words]) => words)).toEqual([]);
  });
});

describe('the hash of a form', () => {
  const hashes = () => ({
    ...Object.fromEntries(claimForms.map((form) => [form.formCode, wordingHash(wordingOfClaim(form))])),
    ...Object.fromEntries(noticeForms.map((form) => [form.formCode, wordingHash(wordingOfNotice(form))])),
    'ca-8132': wordingHash(wordingOfWaiver('ca-8132')),
    'generic-unconditional-final': wordingHash([
      waiverWording(false, 'final').title,
      wordingOfGeneralWaiver(false, 'final'),
    ]),
  });
  const changedBy = (words: object, name: string): string[] => {
    const unchanged: Record<string, string> = hashes();
    const owner = words as Record<string, string>;
    const text = owner[name]!;
    owner[name] = `${text} `;
    const changed: Record<string, string> = hashes();
    owner[name] = text;
    return Object.keys(changed).filter((code) => changed[code] !== unchanged[code]);
  };

  it('is that of the table', () => {
    for (const [code, hash] of Object.entries(hashes()))
      expect([code, printedFormOf(code)?.sha256]).toEqual([code, hash]);
  });

  it('changes with a sentence that fills a blank of the form, and of no other', () => {
    expect(changedBy(floridaClauses.noticesClause, 'served')).toEqual(['fl-lien']);
    expect(changedBy(californiaClauses.preliminaryNotice, 'given')).toEqual([
      'ca-stop-owner-2012',
      'ca-stop-lender-2012',
      'ca-stop-public-2012',
    ]);
  });

  it('changes with a sentence of the layout, and for no other layout', () => {
    const referral = changedBy(claimWords.referralSentences, 'calculated');
    expect(referral.every((code) => claimFormOf(code).instrument === 'lawsuit_referral')).toBe(true);
    const letters = changedBy(claimWords.claimSentences.exhibits, 'asked');
    expect(letters).toEqual(claimForms.map(({ formCode }) => formCode));
    expect(changedBy(noticeWords.noticeSentences.service, 'given')).toEqual(
      noticeForms.map(({ formCode }) => formCode),
    );
    expect(changedBy(waiverWords.generalWaiverSentences, 'covers')).toEqual(['generic-unconditional-final']);
  });

  it('changes with the certificate of a notary, for the states that have it and for general forms', () => {
    const changed = changedBy(allNotaryForms.MI!.jurat, 'identification');
    expect(changed).toContain('mi-lien');
    expect(changed).toContain('generic-lien');
    expect(changed.filter((code) => /^(?!mi-|generic-|us-)/.test(code))).toEqual([]);
  });
});

describe('the layouts of forms', () => {
  it('have no sentence of their own: each is in src/pdf/assets, where the hash covers it', () => {
    const paths = globSync('src/pdf/templates/{claim/**/*,notice/*,waiver/*,proof-of-service/declaration,*}.ts');
    expect(paths.length).toBeGreaterThan(60);
    const words = paths
      // The evidence of an electronic signature is a page of its own, behind the form.
      .filter((path) => !path.endsWith('waiver/certificate.ts'))
      .flatMap((path) => literalsOf(path).map((text) => ({ path, text: text.trim() })))
      .filter(({ text }) => /[A-Za-z’]{2,}\W+[A-Za-z’]{2,}\W+[A-Za-z’]{2,}/.test(text.replaceAll('_', '')));
    expect(words.filter(({ text }) => !captions.includes(text))).toEqual([]);
  });
});
