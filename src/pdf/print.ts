import pdfMake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { ExhibitType } from '../domain/exhibit/exhibit.js';
import { codePoint } from '../domain/shared/legible.js';
import { append, openExhibit } from './appended/append.js';
import { assemble } from './appended/bundle.js';
import { levelWith, type OpenedFile } from './appended/level.js';
import { slipSheets } from './appended/slip-sheets.js';
import { buildDefinition } from './definition.js';
import { divideTooLong } from './divisible.js';
import { draw } from './drawing.js';
import './embedded-fonts.js';
import { fontFaces, fontFiles } from './fonts.js';
import './hyphens.js';
import { inSandbox, sandboxMark, withMark } from './mark.js';
import { tieAll } from './no-break.js';
import type { Definition } from './page.js';
import { printable, printableAnyway, type StandIn } from './printable.js';
import type { RenderedPdf, RenderJob } from './render-job.js';
import './script-runs.js';
import './tagging/engine.js';
import './text-color.js';
import './underline.js';
import { writtenByHand } from './templates/cover-page/cover-page.js';
import './xmp.js';

const { virtualfs } = pdfMake as unknown as { virtualfs: { writeFileSync(name: string, bytes: Buffer): void } };
for (const [name, bytes] of fontFiles) virtualfs.writeFileSync(name, bytes);
pdfMake.setFonts(fontFaces);
// Documents consist of their model and the fonts above; no text can make the engine fetch or open anything.
pdfMake.setLocalAccessPolicy(() => false);
pdfMake.setUrlAccessPolicy(() => false);

/** What pdfmake makes of a definition. */
interface OutputDocument {
  getStream(): Promise<object>;
  getBuffer(): Promise<Buffer>;
}

/** The characters that the fonts lack, by their numbers. */
const listed: StandIn = (characters) => `[${characters.map(codePoint).join(' ')}]`;

/**
 * Templates that print any name: staff write the blank characters by hand, and a record lists the characters that the fonts
 * lack.
 */
const standIns: Partial<Record<RenderJob['template'], StandIn>> = {
  'cover-page': () => writtenByHand,
  'mailing-book': () => writtenByHand,
  bundle: listed,
  'proof-of-service': listed,
};

/**
 * Lays out and writes one PDF. CPU-bound: only the worker threads may call it (see renderer.ts).
 *
 * @throws {UnprintableTextError} when a text has characters the fonts lack
 */
export async function print(job: RenderJob): Promise<RenderedPdf> {
  const standIn = standIns[job.template];
  const model = standIn ? printableAnyway(job.model, standIn) : printable(job.model);
  const whole = { ...job, model } as RenderJob;
  let definition: Definition = buildDefinition(whole);
  const files = await openFiles(whole);
  const subset = levelWith(files);
  const lay = ({ subset: _, ...next }: Definition) =>
    layOut({ ...withMark(withSlipSheets(inSandbox(next, job))), ...attached(job), ...(subset && { subset }) });
  let laidOut = await lay(definition);
  let previous = { definition, laidOut };
  for (let next = definition.revise?.(); next; next = definition.revise?.()) {
    if (next === 'previous') {
      ({ definition, laidOut } = previous);
      break;
    }
    previous = { definition, laidOut };
    definition = next;
    laidOut = await lay(definition);
  }
  const { pageCount } = laidOut;
  const bytes = await written(laidOut);
  return whole.template === 'bundle'
    ? assemble(bytes, definition.front?.() ?? 0, whole, files)
    : withExhibits({ bytes, pageCount }, definition, files, job.sandbox ?? false);
}

/** The files that the model lists, in its order. */
function openFiles({ model, files = [] }: RenderJob): Promise<OpenedFile[]> {
  const { parts, exhibits = parts ?? [] } = model as {
    parts?: readonly ListedExhibit[];
    exhibits?: readonly ListedExhibit[];
  };
  return Promise.all(
    exhibits.map(({ title, mimeType }, index) => {
      const bytes = files[index];
      if (!bytes) throw new Error(`The file of "${title}" is missing from the job.`);
      return openExhibit({ mimeType, bytes });
    }),
  );
}

interface ListedExhibit {
  title: string;
  mimeType: ExhibitType;
}

/** The files inside the PDF, as pdfmake takes them; their dates make equal jobs give equal bytes. */
function attached({ attachments = [], generatedAt }: RenderJob): Pick<TDocumentDefinitions, 'files'> {
  if (attachments.length === 0) return {};
  const date = new Date(generatedAt);
  const files = attachments.map(({ name, description, relationship, text }) => {
    const src = `data:application/json;base64,${Buffer.from(text).toString('base64')}`;
    return [name, { src, name, description, relationship, creationDate: date, modifiedDate: date }] as const;
  });
  return { files: Object.fromEntries(files) as never };
}

/** Puts the files behind their slip sheets, with which the document ends. */
async function withExhibits(
  { bytes, pageCount }: Omit<RenderedPdf, 'exhibits'>,
  { slips, info }: Definition,
  files: readonly OpenedFile[],
  sandbox: boolean,
): Promise<RenderedPdf> {
  if (!slips || slips.exhibits.length === 0) return { bytes, pageCount, exhibits: [] };
  const appended = slips.exhibits.map((slip, index) => ({ ...slip, ...files[index]! }));
  return append(bytes, appended, info?.title ?? '', { numbered: slips.numbered, mark: sandbox ? sandboxMark : null });
}

/** A document of which no page is drawn yet. */
interface LaidOut {
  output: OutputDocument;
  pageCount: number;
}

function withSlipSheets({ slips, content, ...definition }: Definition): Definition {
  return { ...definition, content: [content, ...(slips ? slipSheets(slips) : [])].flat() };
}

async function layOut(content: Definition): Promise<LaidOut> {
  let pageCount = 0;
  const tiedContent = tieAll([content.content].flat());
  divideTooLong(tiedContent);
  const definition: TDocumentDefinitions = {
    ...content,
    content: tiedContent,
    // Called once for each page as it is added; pdfmake has no other public way to count pages.
    background: (page) => {
      pageCount = Math.max(pageCount, page);
      return null;
    },
  };
  const output = pdfMake.createPdf(definition) as unknown as OutputDocument;
  await output.getStream();
  return { output, pageCount };
}

async function written({ output }: LaidOut): Promise<Buffer> {
  draw(await output.getStream());
  return output.getBuffer();
}
