import type { Content } from 'pdfmake/interfaces.js';
import type { PartyBlock } from '../../../domain/notice/document/model.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import type { WaiverForm } from '../../assets/waiver/form.js';
import { waiverSentences } from '../../assets/waiver/sentences.js';
import { contentWidth, sectionHeading } from '../../page.js';
import { wrap } from '../../wrap.js';
import { jobsiteLines } from '../jobsite-lines.js';
import { labelWidth } from './facts.js';
import { inExhibit, landInExhibit } from './filled.js';
import { largest } from './prescribed.js';

/** A text that is too long for the form. */
interface Part {
  heading: string;
  lines: string[];
}

/** What the blanks of the form print, and what its Exhibit A prints instead. */
interface DividedModel {
  model: WaiverDocumentModel;
  parts: Part[];
}

/** In the running text of a prescribed form, and in a row of the general one. */
const usualLines = { form: 3, general: 6 };

/**
 * Moves the descriptions of the property and of the work to Exhibit A that take more lines than a blank has room for. The waiver
 * keeps the address.
 *
 * @param isFull the form does not fit on a page: it keeps only what takes a single line, and the first owner
 */
export function divided(model: WaiverDocumentModel, form: WaiverForm | null, isFull: boolean): DividedModel {
  const words = waiverSentences.exhibit;
  const text = form && JSON.stringify(form.body);
  const has = (blank: string) => text === null || text.includes(`{${blank}}`);
  const [width, size] = form ? [contentWidth, form.minFontPt] : [contentWidth - labelWidth - 6, 9.5];
  const most = isFull ? 1 : usualLines[form ? 'form' : 'general'];
  const isLong = (text: string | null): text is string =>
    text !== null && wrap(text, width, { size, face: 'normal' }).length > most;
  const { project, jobsites, owners, workDescription } = model;
  const [first, ...others] = jobsites;
  const place = (site: (typeof jobsites)[number]) => jobsiteLines(site, model.state).join(', ').replaceAll(' · ', ', ');
  const isPlace = has('property') || has('location');
  // A form that has the location of the job states its address, and a description only where there is none.
  const hasAddress = jobsites.some(({ addressLines }) => addressLines.length > 0);
  const isDescribed = has('property') || has('legalDescription') || (has('location') && !hasAddress);

  let mainModel = model;
  const parts: Part[] = [];
  if (isLong(project.legalDescription) && isDescribed) {
    mainModel = { ...mainModel, project: { ...project, legalDescription: landInExhibit() } };
    parts.push({ heading: 'Property', lines: [...(first ? [place(first)] : []), project.legalDescription] });
  }
  if (first && others.length > 0 && isPlace && isLong(jobsites.map(place).join('; '))) {
    const addressLines = [counted(others, words.jobsite, words.jobsites)];
    const rest = { ...first, name: null, addressLines, county: null, parcelNumber: null, legalDescription: null };
    mainModel = { ...mainModel, jobsites: [first, rest] };
    parts.push({ heading: 'Further jobsites', lines: others.map((site, index) => `${index + 1}. ${place(site)}`) });
  }
  const [owner, ...coOwners] = owners;
  if (isFull && owner && coOwners.length > 0 && has('owner') && isLong(owners.map(named).join('; '))) {
    const name = counted(coOwners, words.owner, words.owners);
    mainModel = { ...mainModel, owners: [owner, { ...owner, name, attention: null, addressLines: [] }] };
    parts.push({ heading: 'Further owners', lines: coOwners.map((each, index) => `${index + 1}. ${named(each)}`) });
  }
  if (isLong(workDescription) && has('work')) {
    mainModel = { ...mainModel, workDescription: inExhibit(words.work) };
    parts.push({ heading: 'Work', lines: [workDescription] });
  }
  return { model: mainModel, parts };
}

function counted(all: readonly unknown[], one: string, several: string): string {
  return inExhibit(all.length === 1 ? one : several, String(all.length));
}

function named({ name, addressLines }: PartyBlock): string {
  return [name, ...addressLines].join(', ');
}

/** @param cited the waiver that it is an exhibit to */
export function exhibitPages(parts: readonly Part[], form: WaiverForm | null, cited: string): Content[] {
  const fontSize = Math.max(10, form?.minFontPt ?? 0);
  return [
    // A notice of the form is in the largest type of the document.
    { text: 'EXHIBIT A', headlineLevel: 1, bold: true, fontSize: largest, alignment: 'center', margin: [0, 4, 0, 0] },
    { text: `to ${cited}`, alignment: 'center', margin: [0, 2, 0, 6] },
    ...parts.flatMap(({ heading, lines }): Content[] => [
      sectionHeading(heading, 10),
      ...lines.map((text): Content => ({ text, fontSize, margin: [0, 2, 0, 4] })),
    ]),
  ];
}
