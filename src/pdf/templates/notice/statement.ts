import type { Column, Content } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel } from '../../../domain/notice-document/model.js';
import { serviceMethods } from '../../../domain/preflight/notice-metadata.js';
import type { NoticeForm } from '../../assets/notice/form.js';
import { fillBlanks, formatDate } from '../../format.js';
import { caption, rule } from '../../page.js';
import { boxed } from '../../table-layouts.js';

/** The statutory or own statement in a box that stays on one page. */
export function statement({ statement }: NoticeForm, blanks: Record<string, string>): Content[] {
  if (!statement) return [];
  const { heading, paragraphs, bold, minFontPt } = statement;
  const size = Math.max(minFontPt, 9);
  const stack: Content[] = [
    ...(heading ? [{ text: heading, bold: true, fontSize: size + 1, alignment: 'center' as const }] : []),
    ...paragraphs.map((text) => ({
      text: fillBlanks(text, blanks),
      bold,
      fontSize: size,
      lineHeight: 1.02,
      margin: [0, 3, 0, 0] as [number, number, number, number],
    })),
  ];
  return [
    {
      table: { widths: ['*'], body: [[{ stack }]], dontBreakRows: true },
      layout: { ...boxed, hLineWidth: () => 1, vLineWidth: () => 1, paddingLeft: () => 9, paddingRight: () => 9 },
      margin: [0, 8, 0, 0],
    },
  ];
}

/** Closing paragraphs, how the notice was served, and the signature block, kept together. */
export function closing(model: NoticeDocumentModel, form: NoticeForm, blanks: Record<string, string>): Content {
  return {
    unbreakable: true,
    stack: [
      ...form.closing.map((text) => ({
        text: fillBlanks(text, blanks),
        margin: [0, 7, 0, 0] as [number, number, number, number],
      })),
      ...served(model),
      signature(model),
    ],
  };
}

function served({ service, mailPack }: NoticeDocumentModel): Content[] {
  if (mailPack || !service.method) return [];
  const on = service.date ? ` on ${formatDate(service.date)}` : '';
  return [{ text: `Given by ${serviceMethods[service.method]}${on}.`, margin: [0, 7, 0, 0] }];
}

function signature({ signatory }: NoticeDocumentModel): Content {
  const signer = [signatory.name, signatory.title].filter(Boolean).join(', ');
  return {
    columns: [
      signedField('Date', signatory.date && formatDate(signatory.date), 110),
      signedField('Signature', null, 190),
      signedField('Printed name and title', signer, 172),
    ],
    columnGap: 16,
    margin: [0, 14, 0, 0],
  };
}

/** A line to sign or write on, with its value above it and its caption below. */
export function signedField(label: string, value: string | null, width: number): Column {
  return { width, stack: [{ text: value || ' ' }, rule(0.5, 1, width), caption(label, 1)] };
}
