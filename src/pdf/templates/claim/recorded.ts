import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { courtOf } from '../../assets/claim/offices.js';
import { caption, page } from '../../page.js';
import { bare } from '../../table-layouts.js';
import { filled } from './blanks.js';
import { exhibits } from './exhibits.js';
import { factRows } from './facts.js';
import { execution } from './oath.js';
import { caseCaption, officeLines, preparedBy, withOffice } from './offices.js';
import { amendmentBanner, incorporated, type Measure, paragraphs, remarks, statementBox } from './parts.js';
import { proofOfService } from './service.js';
import { signedText } from './together.js';

/** A margin of one inch, which satisfies every recorder whose rules were read (Minnesota requires 0.5 in, Missouri 0.75 in). */
export const recordedMargin = 72;
const measure: Measure = { width: page.width - 2 * recordedMargin, fontSize: 10.5 };

/**
 * The top three inches of the first page are reserved for the recorder, with the return address in the left 3.5 in (California
 * Government Code § 27361.6; Missouri, Minnesota and Florida require no more).
 */
const reserved = { height: 3 * 72 - recordedMargin, returnAddress: 3.5 * 72 };

/** A lien or its release, in the format that county recorders accept, or with the caption of the court that takes it. */
export function recordedPages(
  model: ClaimDocumentModel,
  form: ClaimForm,
  title: string,
  blanks: Record<string, string>,
): Content {
  const court = courtOf(model.state);
  const text: Content[] = [
    ...(court ? caseCaption(model, court, title, blanks) : [recordersSpace(model)]),
    ...statementBox(form.warning, blanks, measure),
    ...(court ? [] : [{ text: title.toUpperCase(), style: 'title', fontSize: 15, margin: [0, 4, 0, 0] as Margin }]),
    ...centered([form.subtitle && filled(form.subtitle, blanks), form.statute]),
    ...amendmentBanner(model, measure, form.title),
    { text: '', margin: [0, 0, 0, 6] },
    ...paragraphs(form.opening, blanks, measure),
    factRows(model, form, measure.width, 10),
    ...remarks(model, measure),
    ...paragraphs(form.closing, blanks, measure),
    ...incorporated(model, measure),
  ];
  return [
    ...signedText(text, withOffice(execution(model, form, blanks, measure), officeLines(form, measure))),
    ...(court ? [] : preparedBy(model, measure, 'end')),
    ...statementBox(form.statement, blanks, measure),
    ...proofOfService(model, form, blanks, measure),
    ...exhibits(model, measure),
  ];
}

type Margin = [number, number, number, number];

function recordersSpace(model: ClaimDocumentModel): Content {
  const { claimant, signatory, project } = model;
  const attention = signatory.name ? [`Attn: ${signatory.name}`] : [];
  const address = [claimant.name, ...attention, ...claimant.addressLines];
  const left: TableCell = {
    stack: [
      caption('Recording requested by, and when recorded mail to'),
      ...address.map((text) => ({ text, fontSize: 9.5 })),
      ...(claimant.phone ? [{ text: claimant.phone, fontSize: 9.5 }] : []),
      ...preparedBy(model, measure, 'head'),
    ],
  };
  return [
    {
      table: {
        widths: [reserved.returnAddress, measure.width - reserved.returnAddress],
        heights: [reserved.height - 14],
        body: [[left, '']],
      },
      layout: bare,
    },
    {
      columns: [
        { text: project.parcelNumber ? `Parcel No. ${project.parcelNumber}` : ' ', fontSize: 9 },
        { ...caption('Space above this line for the recorder’s use'), alignment: 'right' },
      ],
    },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: measure.width, y2: 0, lineWidth: 0.8 }], margin: [0, 2, 0, 4] },
  ];
}

export function centered(texts: readonly (string | null | '')[]): Content[] {
  return texts
    .filter((text): text is string => Boolean(text))
    .map((text, index) => ({ text, alignment: 'center' as const, italics: index > 0, fontSize: 9.5 }));
}
