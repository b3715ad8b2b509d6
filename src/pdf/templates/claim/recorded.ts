import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { courtOf, recorderOf, registryOf } from '../../assets/claim/offices.js';
import { recordedSentences } from '../../assets/claim/sentences.js';
import { fillBlanks } from '../../format.js';
import { pageFormat } from '../../page.js';
import { labelParcels } from '../../parcel.js';
import { bare } from '../../table-layouts.js';
import { balance } from '../../wrap.js';
import { attentionLine } from '../notice/parties.js';
import { signedText } from '../together.js';
import { filled } from './blanks.js';
import { exhibits } from './exhibits.js';
import { factLines } from './fact-lines.js';
import { claimFactRows } from './fact-rows.js';
import { interestCharged } from './leasehold.js';
import type { Measure } from './measure.js';
import { noticeAfter } from './notice-after.js';
import { execution } from './oath.js';
import { claimIdentified } from './oath-page.js';
import { attorneyBlock, caseCaption, officeLines, preparedBy, withOffice } from './offices.js';
import { amendmentBanner, attachedExhibits, incorporated, paragraphs, remarks, statementBox } from './parts.js';
import { statesParcel } from './property.js';
import { type IndexedPages, recordingIndex } from './recording-index.js';
import { claimProofOfService } from './service.js';
import { recordedMargin, recordedSheet } from './sheet.js';
import { headStatesParcel, isOwn, statedOnce, withoutContacts, withoutHead } from './stated-once.js';
import { line as blank } from './words.js';

const usual: Measure = { width: pageFormat.width - 2 * recordedMargin, fontSize: 10.5 };
/** For a document that is slightly longer than a page. */
const tight: Measure = { ...usual, fontSize: 10, compact: true };

/**
 * The top three inches of the first page are reserved for the recorder. Where they need not be blank, the return address is in
 * the left 3.5 in of them (California Government Code § 27361.6, A.R.S. § 11-480, RCW 65.04.045).
 */
const reserved = { height: 3 * 72, returnAddress: 3.5 * 72 };

/** A lien or its release, in the format that county recorders accept, or with the caption of the court that takes it. */
export function recordedPages(
  model: ClaimDocumentModel,
  form: ClaimForm,
  title: string,
  blanks: Record<string, string>,
  { compact, indexed, isIdentified }: { compact: boolean; indexed: IndexedPages; isIdentified: boolean },
): Content {
  const whole = compact ? tight : usual;
  const measure = { ...whole, width: whole.width - recordedSheet(model.state).binding };
  const court = courtOf(model.state);
  const once = statedOnce(model, form);
  const [headModel, rest] = court ? [model, once] : withoutHead(model, once);
  const [briefModel, printed] = compact && !court ? brief(headModel, rest) : [headModel, rest];
  const named = [
    ...(court ? [] : [layOutTitle(title)]),
    ...centered([form.subtitle && filled(form.subtitle, blanks), form.statute]),
  ];
  const text: Content[] = [
    ...(court ? caseCaption(model, court, title, blanks, measure) : [layOutHead(model, printed, named)]),
    ...statementBox(form.warning, blanks, measure),
    ...(recorderOf(model.state).titleFirst ? [] : named),
    ...recordingIndex(model, measure, indexed),
    ...amendmentBanner(model, measure, form.title),
    { canvas: [], margin: [0, 0, 0, compact ? 5 : 16] },
    ...paragraphs(printed.opening, blanks, measure),
    ...claimFactRows(briefModel, printed, measure, 10),
    ...paragraphs(numberedOn(briefModel, printed, blanks), blanks, measure),
    ...interestCharged(model, form, measure),
    ...remarks(model, measure),
    ...attachedExhibits(model, form, measure),
    ...paragraphs(printed.closing, blanks, measure),
    ...incorporated(model, form, measure),
  ];
  return [
    ...signedText(
      text,
      withOffice(
        execution(model, form, blanks, measure, isIdentified ? claimIdentified(model) : null),
        officeLines(form, measure),
      ),
      {
        hasText: model.notaryBlock !== 'none' && form.oath.statement !== null,
      },
    ),
    ...attorneyBlock(model, form, measure),
    ...(court ? [] : preparedBy(model, measure, 'end')),
    ...statementBox(form.statement, blanks, measure),
    ...noticeAfter(form, blanks, measure),
    ...claimProofOfService(model, form, blanks, measure),
    ...exhibits(model, measure),
  ];
}

/** The statements of a form that have a text, with the numbers that follow those of its facts. */
function numberedOn(model: ClaimDocumentModel, form: ClaimForm, blanks: Record<string, string>): string[] {
  const before = factLines(model, form).length;
  const numberedAverments = (form.averments ?? []).filter((text) => filled(text, blanks) !== '');
  return numberedAverments.map((text, index) => `${before + index + 1}. ${text}`);
}

/** Without what the head of the page or the description of the property states, also on a statute's form that has no numbers. */
function brief(model: ClaimDocumentModel, form: ClaimForm): [ClaimDocumentModel, ClaimForm] {
  if (form.numbered) return [model, form];
  const { details, jobsites, claimant } = model;
  const statedFacts: string[] = [
    ...(details.county && jobsites[0]?.county === details.county ? ['county'] : []),
    ...(headStatesParcel(model) ? ['parcel'] : []),
  ];
  const facts = form.facts.filter(([fact]) => !statedFacts.includes(fact));
  const shown = { ...model, claimant: withoutContacts(claimant, form, false) };
  return [
    shown,
    model.instrument === 'lien_release' && isOwn(form) ? briefRelease({ ...form, facts }) : { ...form, facts },
  ];
}

/** A release that begins with its operative words, which name the claimant and the record of the lien; what remains names its amount. */
function briefRelease(form: ClaimForm): ClaimForm {
  const statedFacts: string[] = ['recording', 'claimant', ...(form.variant === 'partial' ? ['amount'] : [])];
  const facts = form.facts.filter(([fact]) => !statedFacts.includes(fact));
  return { ...form, opening: form.closing, closing: [], facts };
}

type Margin = [number, number, number, number];

const titleType = { size: 15, face: 'bold' } as const;

function layOutTitle(title: string): Content {
  const text = title.toUpperCase();
  const side = balance(text, usual.width, titleType, 1.15);
  return { text, style: 'title', fontSize: titleType.size, margin: [side, 4, side, 0] as Margin };
}

function layOutHead(model: ClaimDocumentModel, form: ClaimForm, title: Content[]): Content {
  const { claimant, signatory, state } = model;
  const attention = attentionLine(claimant.name, signatory.name);
  const address = [claimant.name, ...attention, ...claimant.addressLines, ...(claimant.phone ? [claimant.phone] : [])];
  const registry = registryOf(state);
  return registry
    ? [
        ...registry.lines.map((text) => ({ text, bold: true, alignment: 'center' as const })),
        { text: recordedSentences.posted, bold: true, margin: [0, 8, 0, 0] },
        ...address.map((text) => ({ text })),
        { text: '', margin: [0, 0, 0, 10] },
      ]
    : recordersSpace(model, form, address, title);
}

function recordersSpace(
  model: ClaimDocumentModel,
  form: ClaimForm,
  address: readonly string[],
  title: Content[],
): Content {
  const { project, state, details } = model;
  const {
    blankHead,
    titleFirst,
    top = recordedMargin,
    district,
    addressWidth = reserved.returnAddress,
    index,
  } = recorderOf(state);
  const addressee = form.ownerAtUpperLeft ? layOutOwners(model) : [];
  const returnTo: Content[] = [
    ...addressee,
    { text: recordedSentences.returnTo, bold: true },
    ...address.map((text) => ({ text })),
  ];
  const isStated = statesParcel(form, model) && details.parcels.length > 0;
  const parcel = (!isStated && labelParcels(project.parcels)) || ' ';
  const height = (blankHead ?? reserved.height) - top;
  const line: Content = [
    {
      columns: [{ text: blankHead || index ? ' ' : parcel }, { text: recordedSentences.space, alignment: 'right' }],
    },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: usual.width, y2: 0, lineWidth: 0.8 }], margin: [0, 2, 0, 4] },
  ];
  const prepared = preparedBy(model, usual, 'head');
  if (blankHead) {
    const columns = [
      { stack: returnTo, width: reserved.returnAddress },
      {
        stack: [
          ...prepared,
          ...(district ? [{ text: recordingDistrict(details.recording.district), bold: true }] : []),
          { text: parcel, margin: [0, 4, 0, 0] as Margin },
        ],
        width: usual.width - reserved.returnAddress - 12,
      },
    ];
    return [
      { text: '', margin: [0, height - 8, 0, 0] },
      ...(titleFirst ? title : [line]),
      { columns, columnGap: 12, margin: [0, titleFirst ? 10 : 2, 0, 8] },
    ];
  }
  const widths = [addressWidth, usual.width - addressWidth];
  const body: TableCell[][] = [[{ stack: [...returnTo, ...prepared], margin: [0, 0, 0, 6] as Margin }, '']];
  return [{ table: { widths, heights: [index ? height : height - 15], body }, layout: bare }, line];
}

/** Each owner's name with the address below it. */
function layOutOwners({ owners }: ClaimDocumentModel): Content[] {
  return owners.map(({ name, addressLines }) => ({
    stack: [name, ...addressLines].map((text) => ({ text })),
    margin: [0, 0, 0, 8] as Margin,
  }));
}

function recordingDistrict(district: string | null): string {
  const name = (district ?? blank).replace(/\s+recording district$/i, '');
  return fillBlanks(recordedSentences.district, { name });
}

export function centered(texts: readonly (string | null | '')[]): Content[] {
  return texts
    .filter((text): text is string => Boolean(text))
    .map((text, index) => ({ text, alignment: 'center' as const, italics: index > 0, fontSize: 9.5 }));
}
