import type { Column, Content } from 'pdfmake/interfaces.js';
import { venueName } from '../../domain/address/county-names.js';
import { capacities, type NotaryCertificate } from '../assets/notary.js';
import { formatState } from '../assets/state-names.js';
import { bareName, fillBlanks } from '../format.js';
import { boxed } from '../table-layouts.js';
import { signedField, signedRow } from './signed-lines.js';

/** What is known of a notarial act before it takes place; the notary writes the rest by hand. */
interface KnownNotary {
  /** The code of the state, and the county with or without its noun. */
  venue?: { state: string | null; county: string | null };
  /** Printed below the notary's line, never on it. */
  name?: string | null;
  expires?: string | null;
}

/** What a stamp takes: an inch by two and a half, the largest rectangle that California allows (Government Code § 8207). */
export const notaryStamp = { width: 2.5 * 72, height: 72 };
const sealLabel = 26;
const gap = 10;

export function capacityOf(title: string | null): string {
  return title ? fillBlanks(capacities.titled, { title }) : capacities.untitled;
}

/** Whether the person who signs is the claimant, and so no one's representative. */
export function signsInPerson({ signatory = '', claimant = '' }: Record<string, string>): boolean {
  return bareName(signatory) === bareName(claimant);
}

const unknownState = 'State of ____________';

/**
 * A notary's certificate with its venue, the lines for the signature, the notice that the state prescribes, and the space for the
 * stamp beside the lines, where it covers no text (Florida Statutes § 117.05(4)(i)).
 *
 * @param mark an id for its heading
 */
export function notaryCertificate(
  title: string,
  certificate: NotaryCertificate,
  blanks: Record<string, string>,
  { width, fontSize, compact }: { width: number; fontSize: number; compact?: boolean },
  notary: KnownNotary = {},
  mark: { id?: string } = {},
): Content {
  const { notice, identification, inPerson } = certificate;
  const paragraphs = inPerson && signsInPerson(blanks) ? inPerson : certificate.paragraphs;
  return {
    unbreakable: true,
    stack: [
      // `sectionHeading` draws its rule over the width of a letter; the width is different here.
      { ...mark, text: title.toUpperCase(), style: 'section', margin: [0, compact ? 6 : 12, 0, 0] },
      ...(notice ? [noticeBox(notice, width)] : []),
      {
        stack: formatVenue(certificate, notary, compact ? '     ' : '\n')
          .split('\n')
          .map((text) => ({ text, fontSize })),
        margin: compact ? [0, 2, 0, 2] : [0, 3, 0, 4],
      },
      ...paragraphs.map((text): Content => ({ text: fillBlanks(text, blanks), fontSize, margin: [0, 0, 0, 3] })),
      {
        columns: [
          officerLines(certificate, width - notaryStamp.width - sealLabel - 2 * gap, compact ? 11.5 : 17, notary),
          { text: '(Seal)', fontSize: 8, width: sealLabel },
          { canvas: [], width: notaryStamp.width, margin: [0, notaryStamp.height, 0, 0] },
        ],
        columnGap: gap,
      },
      ...(identification
        ? [
            {
              text: fillBlanks(identification, { officerState: officerState(notary) }),
              fontSize: fontSize - 1,
              margin: [0, compact ? 3 : 5, 0, 0] as [number, number, number, number],
            },
          ]
        : []),
    ],
  };
}

/** The signature, and below it what else the officer writes. */
function officerLines(
  { signature: [signature, ...others] }: NotaryCertificate,
  width: number,
  above: number,
  notary: KnownNotary,
): Column {
  const row = (columns: Column[]): Content => ({ columns, columnGap: gap, margin: [0, above, 0, 0] });
  const shares = others.length > 1 ? [0.6, 0.4] : [1];
  const room = width - gap * (others.length - 1);
  const values = [notary.name ?? null, notary.expires ?? null];
  const officer = fillBlanks(signature, { officerState: officerState(notary) });
  return {
    width,
    stack: [
      row([signedField(officer, null, width)]),
      row(signedRow(others.map((label, index) => [label, values[index] ?? null, Math.round(room * shares[index]!)]))),
    ],
  };
}

function formatVenue({ venue }: NotaryCertificate, { venue: notary }: KnownNotary, between: string): string {
  const [state = '', county = ''] = venue.split('\n');
  const place = notary?.county ? venueName(notary.county, notary.state) : county;
  return [notary?.state ? formatState(notary.state) : state, place].join(between);
}

function officerState({ venue }: KnownNotary): string {
  return venue?.state ? formatState(venue.state) : unknownState;
}

function noticeBox(text: string, width: number): Content {
  return {
    table: { widths: [width - 13], body: [[{ text, fontSize: 9 }]] },
    layout: boxed,
    margin: [0, 3, 0, 2],
  };
}
