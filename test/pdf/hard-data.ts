import type { PartyBlock } from '../../src/domain/notice/document/model.js';
import type { NoticeFacts } from '../../src/domain/notice/document/notice-facts.js';
import { claimFormOf } from '../../src/pdf/assets/claim/index.js';
import { noticeForm } from '../../src/pdf/assets/notice-form.js';
import { waiverFormOf } from '../../src/pdf/assets/waiver/index.js';
import { print } from '../../src/pdf/print.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { type Sample, samples } from '../../tools/gallery/samples.js';
import { party } from '../domain/preflight/notice-facts.fixture.js';
import { described, land, ownerName, work } from './hard-texts.js';
import { goldenFacts, noticeJob } from './notice-jobs.js';
import { type PrintedText, type ReadPdf, readPdf } from './pdf-text.js';

export interface HardData {
  /** Lengths of the descriptions of the property and of the work, in letters. */
  land: number;
  work: number;
  owners: number;
  /** The length of each owner's name, in letters. */
  names?: number;
  /** The length of the project's name, which moves what follows line by line. */
  project?: number;
}

const lengths = [0, 150, 600, 2_000, 10_000];
const counts = [1, 2, 3, 4, 5, 6];
const all = lengths.flatMap((land) =>
  lengths.flatMap((work) => counts.map((owners): HardData => ({ land, work, owners }))),
);

/**
 * Some of the 150 combinations, which differ between the forms.
 *
 * @param index of the form
 * @param count of them
 */
export function hardData(index: number, count: number): HardData[] {
  // 41 and 150 have no common divisor: the steps reach all combinations.
  return Array.from({ length: Math.min(count, all.length) }, (_, step) => all[((index + step * 7) * 41) % all.length]!);
}

/** Statutory and general forms of claims, notices and waivers, without what is not signed by hand on the form itself. */
export function signedForms(template: 'claim' | 'notice' | 'waiver'): Sample[] {
  return samples().filter(
    ({ name, job }) =>
      job.template === template && !/lawsuit|^preview|^waiver.*signed|mail-pack|forty|twenty/.test(name),
  );
}

/** Whether the form has the words of a statute. */
export function isStatutory({ job, formCode }: Sample): boolean {
  if (job.template === 'notice') return noticeForm(job.model).wording === 'statute';
  return job.template === 'waiver' ? waiverFormOf(formCode) !== null : claimFormOf(formCode).wording === 'statute';
}

/** The document of a sample with other descriptions and owners. */
export function withHardData({ name, job }: Sample, data: HardData): RenderJob {
  const [legalDescription, workDescription, owners] = [land(data.land), work(data.work), ownersOf(data)];
  if (job.template === 'notice') return noticeJob(noticeFactsOf(goldenFacts[name]!, data));
  if (job.template === 'waiver') {
    const project = { ...job.model.project, legalDescription };
    return { ...job, model: { ...job.model, owners, workDescription, project } };
  }
  if (job.template !== 'claim') throw new Error(`${name} is no form.`);
  const details = { ...job.model.details, legalDescription, workDescription };
  return { ...job, model: { ...job.model, owners, details } };
}

function noticeFactsOf(facts: NoticeFacts, data: HardData): NoticeFacts {
  const role = facts.parties.some((each) => each.role === 'public_entity') ? 'public_entity' : 'owner';
  const owners = ownersOf(data).map(({ name }, index) =>
    party(role, name, { id: index === 0 ? role : `owner-${index}` }),
  );
  const description = work(data.work);
  return {
    ...facts,
    notice: { ...facts.notice, description },
    project: {
      ...facts.project,
      ...(data.project && { name: described('Harbor View Apartments', (n) => `, Building ${n}`, data.project)! }),
      legalDescription: land(data.land),
      furnishedDescription: description,
    },
    parties: [...facts.parties.filter((each) => each.role !== role), ...owners],
  };
}

const ownersOf = ({ owners, names }: HardData): PartyBlock[] =>
  Array.from({ length: owners }, (_, index) => ({
    role: 'owner',
    reputed: false,
    name: ownerName(index + 1, names),
    attention: null,
    addressLines: [`${index + 1} Franklin Street`, 'Macon, GA 31201'],
    phone: null,
    contractNumber: null,
  }));

export interface Printed {
  pages: string[];
  all: string;
}

/** The pages without white space, at which lines and pages may end, and without the running title and the footer. */
export async function printed(job: RenderJob): Promise<Printed> {
  return toPrinted(await readPdf((await print(job)).bytes));
}

export function toPrinted(pdf: ReadPdf<PrintedText>): Printed {
  const pages = pdf.pages.map((texts) => {
    const footer = texts.find(({ text }) => /Page \d+ of \d+$/.test(text))?.y ?? 792;
    return flat(texts.flatMap(({ text, y }) => (y > 40 && y < footer - 1 ? [text] : [])).join(''));
  });
  return { pages, all: pages.join('') };
}

export const flat = (text: string) => text.replace(/[\s\u200B\u00AD]+/g, '');
