import type { ClaimDocumentModel } from '../../src/domain/claim-document/model.js';
import type { WaiverDocumentModel } from '../../src/domain/waiver/document.js';
import { claimFormOf } from '../../src/pdf/assets/claim/index.js';
import { noticeForm } from '../../src/pdf/assets/notice-form.js';
import type { WaiverBlock } from '../../src/pdf/assets/waiver/form.js';
import { waiverFormOf } from '../../src/pdf/assets/waiver/index.js';
import { buildDefinition } from '../../src/pdf/definition.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { claimIdentified } from '../../src/pdf/templates/claim/oath-page.js';
import type { Sample } from '../../tools/gallery/samples.js';
import { definitionTexts } from './definition-text.js';
import { flat, type HardData, type Printed, printed, withHardData } from './hard-data.js';
import { oathTexts } from './oath-texts.js';

/** What is wrong with the pages of a form with these data. */
export async function faultsOf(sample: Sample, data: HardData): Promise<string[]> {
  const job = withHardData(sample, data);
  const faults = faultsOfPages(job, await printed(job));
  return faults.map((fault) => `${sample.name}, ${JSON.stringify(data)}: ${fault}`);
}

/** What is wrong with the pages of a document. */
export function faultsOfPages(job: RenderJob, pdf: Printed): string[] {
  return [
    ...emptyPages(job, pdf),
    ...uncited(pdf),
    ...underlined(buildDefinition(job).content),
    ...ownFaults(job, pdf),
  ];
}

function ownFaults(job: RenderJob, pdf: Printed): string[] {
  if (job.template === 'waiver') return waiverFaults(job.model, pdf);
  if (job.template === 'claim') return claimFaults(job.model, pdf);
  return job.template === 'notice' && !job.model.mailPack ? noticeFaults(job, pdf) : [];
}

/** A page with only a heading, a signature, copies or the start of a list. The end of a long exhibit may be short. */
function emptyPages(job: RenderJob, { pages }: Printed): string[] {
  const exhibit = pages.findIndex((text) => text.startsWith('EXHIBIT'));
  return pages.flatMap((text, index) => {
    if (/Thispageisleftblank/i.test(text)) return [];
    const isExhibit = exhibit >= 0 && index >= exhibit;
    const least = isExhibit ? (text.startsWith('EXHIBIT') ? 60 : 1) : leastOf(text);
    const own = isExhibit ? text : withoutSigner(job, text);
    return own.length >= least ? [] : [`page ${index + 1} holds only "${text.slice(0, 200)}"`];
  });
}

/** A page with a signature also has two rows of facts or a sentence, in letters without white space. */
const leastOf = (text: string) => (text.includes('Signature') ? 95 : 120);

/** The page without who signs it, how it was served and who has copies: none of them says what is signed. */
function withoutSigner({ template, model }: RenderJob, text: string): string {
  if (template !== 'notice' && template !== 'claim') return text;
  const { signatory, claimant } = model as ClaimDocumentModel;
  return [signatory.name, signatory.title, claimant.name]
    .filter((name) => name !== null)
    .reduce((rest, name) => rest.replaceAll(flat(name), ''), text)
    .replace(/^.{0,90},continued/, '')
    .replace(/Thisnoticeisgivenby[^.]*\./, '')
    .replace(/Copiesto.*$|_+/g, '');
}

/** An exhibit of the document's own is cited by its form, or nothing incorporates it. */
function uncited({ pages }: Printed): string[] {
  const letters = pages.flatMap((text) => /^(?:.{0,90},continued)?EXHIBIT([A-Z])/.exec(text)?.[1] ?? []);
  return letters.flatMap((letter) =>
    pages.some((text) => new RegExp(`Exhibit“?${letter}`).test(text)) ? [] : [`nothing cites Exhibit ${letter}`],
  );
}

/** The descriptions that are not in the document, or more often than the words of its form ask for them. */
function notOnce(pdf: Printed, descriptions: readonly (string | false | null)[], most = 1): string[] {
  return descriptions.flatMap((text) => {
    const times = text ? plain(pdf.all).split(plain(text)).length - 1 : 1;
    return times > 0 && times <= most ? [] : [`"${String(text).slice(0, 60)}" is printed ${times} times`];
  });
}

/** Quotation marks are printed as typographic ones, and a description that continues a sentence without its capital. */
const plain = (text: string) =>
  flat(text)
    .replace(/["'“”‘’′″]/g, '')
    .replace(/⌀/g, 'Ø')
    .toLowerCase();

function missing(pdf: Printed, names: readonly string[]): string[] {
  return names.flatMap((name) => (plain(pdf.all).includes(plain(name)) ? [] : [`"${name.slice(0, 60)}" is missing`]));
}

/** Each text that is not on the page. */
function apart(page: string | undefined, texts: readonly string[]): string[] {
  return texts.flatMap((text) => (page?.includes(flat(text)) ? [] : [`the page of the signature has no "${text}"`]));
}

/** The underlined texts that are longer than three lines. */
function underlined(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(underlined);
  if (typeof node !== 'object' || node === null) return [];
  const { decoration, text } = node as { decoration?: string; text?: unknown };
  const words = definitionTexts(text).join('');
  if (decoration === 'underline' && words.length > 330) return [`"${words.slice(0, 60)}" is underlined`];
  return Object.values(node).flatMap(underlined);
}

function waiverFaults(model: WaiverDocumentModel, pdf: Printed): string[] {
  const form = waiverFormOf(model.formCode);
  const words = JSON.stringify(form?.body ?? '{legalDescription}{work}{owner}');
  const descriptions = [
    /\{(legalDescription|property)\}/.test(words) && model.project.legalDescription,
    words.includes('{work}') && model.workDescription,
  ];
  const owners = words.includes('{owner}') ? model.owners.map(({ name }) => name) : [];
  return [...notOnce(pdf, descriptions), ...missing(pdf, owners), ...(form ? parted(form.body, model, pdf) : [])];
}

/** What stands from the last sentence of the form on: all of it is on the page of the signature. */
function parted(body: WaiverBlock[], { exceptions }: WaiverDocumentModel, { pages }: Printed): string[] {
  const signed = body.findIndex(({ kind }) => kind === 'signature');
  const sentence = body.findLastIndex(
    (block, index) => index < signed && block.kind === 'text' && block.text.length > 100,
  );
  const fixed = body.slice(sentence).flatMap((block): string[] => {
    if (block.kind === 'text' || block.kind === 'notice')
      return block.kind === 'text' && block.conditional ? [] : [lastWords(block.text)];
    if (block.kind !== 'signature') return [];
    return block.rows.flat().flatMap(({ label, caption }) => [label, caption].filter((text) => text !== undefined));
  });
  const listed = exceptions.at(-1)?.text;
  const page =
    (listed && pages.find((text) => text.includes(flat(listed)))) ||
    pages.find((text) => fixed.some((each) => each.length > 20 && text.includes(flat(each))));
  // Only its end is there of a list that leaves no room for the sentence above it.
  return apart(page, exceptions.length > 10 ? fixed.slice(1) : fixed);
}

/** The end of a text after its last blank. */
function lastWords(text: string): string {
  const parts = text.split(/\{\w+\}/).map((part) => part.trim());
  return parts.findLast((part) => part.length > 1)?.slice(-60) ?? '';
}

function claimFaults(model: ClaimDocumentModel, pdf: Printed): string[] {
  const { details, owners } = model;
  const form = claimFormOf(model.formCode);
  const words = [...form.opening, ...(form.averments ?? []), ...form.closing].join(' ');
  const has = (facts: readonly string[], blanks: RegExp) =>
    form.facts.some(([fact]) => facts.includes(fact)) || blanks.test(words);
  const isReferral = model.instrument === 'lawsuit_referral';
  return [
    ...notOnce(
      pdf,
      [!isReferral && has(['work', 'work_and_amount'], /\{work(Inset|OrWork)?\}/) && details.workDescription],
      // Florida's notice of nonpayment names the work that is unpaid and the work that was paid.
      Math.max(1, words.match(/\{work(Inset)?\}/g)?.length ?? 0),
    ),
    ...notOnce(pdf, [
      !isReferral && has(['property', 'legal_description'], /\{propertyInFull\}/) && details.legalDescription,
    ]),
    ...missing(pdf, has(['owner', 'owner_name'], /\{owner\}/) ? owners.map(({ name }) => name) : []),
    ...unsigned(model, pdf),
    ...unidentified(model, pdf),
  ];
}

/** The end of the text, the oath or a line that names the claim is on the page of the signature. */
function unsigned(model: ClaimDocumentModel, { pages }: Printed): string[] {
  const { instrument, notaryBlock, formCode } = model;
  if (instrument === 'lawsuit_referral') return [];
  const { opening, averments = [], closing, oath } = claimFormOf(formCode);
  const page = pages.find((text) => text.includes(instrument === 'demand_letter' ? 'Verytrulyyours' : 'Signature'));
  const swears = oath.statement !== null && notaryBlock !== 'none';
  const last = [...opening, ...averments, ...closing].at(-1);
  const ends = [swears ? oathTexts(oath)[0] : null, last]
    .filter((text) => text !== null && text !== undefined)
    .map(lastWords);
  const words = [...ends, claimIdentified(model)];
  // Rows of facts follow the text of a form that has no closing.
  return (closing.length === 0 && !swears && averments.length === 0) || words.some((text) => page?.includes(flat(text)))
    ? []
    : [`the page of the signature has none of ${JSON.stringify(words)}`];
}

/** A notary's lines have a signature beside them, and in a lien on a later page a line that names it. */
function unidentified(model: ClaimDocumentModel, { pages }: Printed): string[] {
  if (!['jurat', 'acknowledgment', 'jurat_and_acknowledgment'].includes(model.notaryBlock)) return [];
  const isNamed = (text: string) => text === pages[0] || text.includes(flat(claimIdentified(model)));
  return pages.flatMap((text) => {
    if (!text.includes('(Seal)')) return [];
    const faults = /Signature|Affiant/.test(text) ? [] : ['the officer has no signature to certify'];
    return model.instrument !== 'mechanics_lien' || isNamed(text)
      ? faults
      : [...faults, 'the page of the officer names no claim'];
  });
}

function noticeFaults(job: RenderJob, pdf: Printed): string[] {
  const { model } = job as Extract<RenderJob, { template: 'notice' }>;
  const form = noticeForm(model);
  const owners = model.recipients.filter(({ roles }) => roles.includes('owner') || roles.includes('public_entity'));
  const said = [
    form.opening,
    ...(form.statement?.paragraphs ?? []),
    ...(form.duties?.paragraphs ?? []),
    ...form.closing,
  ];
  // Where the opening is the last, rows of facts follow it.
  const words = said.slice(1).findLast((text) => text.length > 60);
  const page = pdf.pages.find((text) => text.includes('Signature'));
  const descriptions = [
    model.exhibit?.workDescription,
    model.exhibit?.legalDescription ?? model.project.legalDescription,
  ];
  return [
    ...missing(
      pdf,
      [...descriptions, ...owners.map(({ name }) => name)].filter((text) => typeof text === 'string'),
    ),
    ...(page ? apart(page, words ? [lastWords(words)] : []) : ['no page has a signature']),
  ];
}
