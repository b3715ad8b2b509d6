import type { Content } from 'pdfmake/interfaces.js';
import type { NotaryCertificate } from '../assets/notary.js';
import { fillBlanks } from '../format.js';
import { boxed } from '../table-layouts.js';
import { signedField } from './notice/statement.js';

/** What is known of a notarial act before it takes place; the notary writes the rest by hand. */
export interface KnownNotary {
  venue?: { state: string | null; county: string | null };
  /** Printed below the notary's line, never on it. */
  name?: string | null;
  expires?: string | null;
}

/** A notary's certificate with its venue, the lines for signature and seal, and the notice that the state prescribes. */
export function notaryCertificate(
  title: string,
  certificate: NotaryCertificate,
  blanks: Record<string, string>,
  { width, fontSize, compact }: { width: number; fontSize: number; compact?: boolean },
  known: KnownNotary = {},
): Content {
  const { notice, paragraphs, signature, identification } = certificate;
  const shares = signature.length === 3 ? [0.44, 0.32, 0.24] : [0.5, 0.5];
  const room = width - 16 * (signature.length - 1);
  const values = [null, known.name ?? null, known.expires ?? null];
  return {
    unbreakable: true,
    stack: [
      // `sectionHeading` draws its rule over the width of a letter; the width is different here.
      { text: title.toUpperCase(), style: 'section', margin: [0, compact ? 8 : 12, 0, 0] },
      ...(notice ? [noticeBox(notice, width)] : []),
      {
        stack: venueOf(certificate, known, compact ? '     ' : '\n')
          .split('\n')
          .map((text) => ({ text, fontSize })),
        margin: [0, 3, 0, 4],
      },
      ...paragraphs.map((text): Content => ({ text: fillBlanks(text, blanks), fontSize, margin: [0, 0, 0, 3] })),
      ...(certificate.nameBeneath ? [signature.slice(0, 1), signature.slice(1)] : [signature]).map(
        (labels): Content => ({
          columns: labels.map((label) => {
            const index = signature.indexOf(label);
            return signedField(label, values[index] ?? null, Math.round(room * shares[index]!));
          }),
          columnGap: 16,
          margin: [0, compact ? 14 : 19, 0, 0],
        }),
      ),
      ...(identification
        ? [{ text: identification, fontSize: fontSize - 1, margin: [0, 5, 0, 0] as [number, number, number, number] }]
        : []),
      { text: '(Seal)', fontSize: 8, margin: [0, 3, 0, 0] },
    ],
  };
}

function venueOf({ venue }: NotaryCertificate, { venue: known }: KnownNotary, between: string): string {
  const [state = '', county = ''] = venue.split('\n');
  return [known?.state ? `State of ${known.state}` : state, known?.county ? `County of ${known.county}` : county].join(
    between,
  );
}

function noticeBox(text: string, width: number): Content {
  return {
    table: { widths: [width - 13], body: [[{ text, fontSize: 9 }]] },
    layout: boxed,
    margin: [0, 3, 0, 2],
  };
}
