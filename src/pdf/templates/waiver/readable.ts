import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { formatState } from '../../assets/state-names.js';
import type { SignatureCell, WaiverBlank, WaiverBlock, WaiverForm } from '../../assets/waiver/form.js';
import { waiverWording } from '../../assets/waiver/general.js';
import { waiverFormOf } from '../../assets/waiver/index.js';
import { generalWaiverSentences, waiverSentences } from '../../assets/waiver/sentences.js';
import { formatDayInState } from '../../format.js';
import { exceptionLines, furtherExceptionLines } from './exception-lines.js';
import { filledBlanks } from './filled.js';
import { generalFacts } from './general-facts.js';
import { generalWords } from './general-words.js';

/** A piece of a text: words of the form, what a blank is filled with, an empty blank, or a choice between two words. */
export type ReadableRun = { text: string } | { filled: string } | { blank: true } | { choice: boolean | null };

/** A line to sign on, with what is printed on it; null where the signer or an officer writes. */
export interface ReadableLine {
  label: string;
  value: string | null;
  isSignature: boolean;
}

/** A part of a waiver, for a page that shows it as text. */
export type ReadableBlock =
  | { kind: 'title' | 'notice' | 'section' | 'caption'; text: string }
  | { kind: 'text'; runs: ReadableRun[]; isIndented: boolean }
  | { kind: 'fields'; rows: Array<{ label: string; lines: ReadableRun[][] }> }
  | { kind: 'list'; intro: string; items: string[] }
  | { kind: 'signature'; lines: ReadableLine[] };

export interface ReadableWaiver {
  title: string;
  blocks: ReadableBlock[];
}

/**
 * A waiver in the words that its PDF prints (prescribed.ts, waiver.ts), as text instead of a layout. What the PDF moves to an Exhibit A for want
 * of room is in its own place here.
 */
export function readableWaiver(model: WaiverDocumentModel): ReadableWaiver {
  const form = waiverFormOf(model.formCode);
  const wording = waiverWording(model.conditional, model.stage);
  const title = model.form?.title ?? wording.title;
  if (!form) return { title, blocks: generalBlocks(model, title) };
  const blanks = filledBlanks(model);
  return { title, blocks: form.body.flatMap((block) => toBlocks(block, { form, model, blanks })) };
}

function generalBlocks(model: WaiverDocumentModel, title: string): ReadableBlock[] {
  const words = generalWords(model, waiverWording(model.conditional, model.stage));
  const { claimant, signatory, signature, state } = model;
  const signer = [signature?.name ?? signatory.name, signature?.title ?? signatory.title].filter(Boolean).join(', ');
  const excepted = exceptionLines(model);
  const paragraph = (text: string): ReadableBlock => ({ kind: 'text', runs: [{ text }], isIndented: false });
  return [
    { kind: 'title', text: title },
    { kind: 'caption', text: formatState(state) },
    { kind: 'notice', text: words.notice },
    {
      kind: 'fields',
      rows: generalFacts(model).map(({ label, lines }) => ({ label, lines: lines.map((text) => [{ text }]) })),
    },
    { kind: 'section', text: generalWaiverSentences.heading },
    ...words.release.map(paragraph),
    ...(words.condition ? ([{ kind: 'section', text: 'Condition' }, paragraph(words.condition)] as const) : []),
    { kind: 'section', text: 'Exceptions' },
    excepted.length > 0
      ? { kind: 'list', intro: generalWaiverSentences.unaffected, items: excepted }
      : paragraph(generalWaiverSentences.noExceptions),
    { kind: 'caption', text: claimant.name },
    {
      kind: 'signature',
      lines: [
        { label: 'Signature', value: signature?.name ?? null, isSignature: true },
        { label: 'Printed name and title', value: signer || null, isSignature: false },
        {
          label: 'Date of signature',
          value: signature && formatDayInState(signature.signedAt, state),
          isSignature: false,
        },
      ],
    },
  ];
}

interface FilledForm {
  form: WaiverForm;
  model: WaiverDocumentModel;
  blanks: Record<WaiverBlank, string | null>;
}

function toBlocks(block: WaiverBlock, filled: FilledForm): ReadableBlock[] {
  const { model } = filled;
  switch (block.kind) {
    case 'title':
      return [{ kind: 'title', text: model.form?.title ?? '' }];
    case 'notice':
    case 'section':
      return [{ kind: block.kind, text: block.text }];
    case 'fields':
      return [{ kind: 'fields', rows: block.rows.map(([label, text]) => ({ label, lines: [toRuns(text, filled)] })) }];
    case 'text':
      if (block.conditional && !model.conditional) return [];
      return [{ kind: 'text', runs: toRuns(block.text, filled), isIndented: (block.indent ?? 0) > 0 }];
    case 'exceptions': {
      const items = furtherExceptionLines(model);
      return items.length === 0 ? [] : [{ kind: 'list', intro: waiverSentences.exceptions.stated, items }];
    }
    case 'signature':
      return [{ kind: 'signature', lines: block.rows.flat().map((cell) => toLine(cell, filled)) }];
  }
}

function toRuns(text: string, { blanks, model }: FilledForm): ReadableRun[] {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part): ReadableRun => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1] as WaiverBlank | undefined;
      if (!name) return { text: part };
      if (name === 'doesOrDoesNot') return { choice: model.coversAllDue };
      const value = blanks[name];
      return value ? { filled: value } : { blank: true };
    });
}

/** A line without words of its own is named by what it holds. */
function toLine({ holds, label, caption }: SignatureCell, { blanks, model }: FilledForm): ReadableLine {
  const words = [label, caption].filter(Boolean).join(' ') || (names[holds] ?? '');
  return { label: words, value: toValue(holds, { blanks, model }), isSignature: holds === 'signature' };
}

const names: Partial<Record<SignatureCell['holds'], string>> = {
  claimant: 'Company',
  claimantAddress: 'Address',
  claimantPhone: 'Telephone',
  signer: 'Name',
  title: 'Title',
  date: 'Date',
  signature: 'Signature',
};

function toValue(
  holds: SignatureCell['holds'],
  { blanks, model: { signature, claimant } }: Pick<FilledForm, 'blanks' | 'model'>,
): string | null {
  switch (holds) {
    case 'signature':
      return signature?.name ?? null;
    case 'witnessAddress':
      return signature?.witness?.address ?? null;
    case 'claimantPhone':
      return claimant.phone;
    case 'title':
      return blanks.signerTitle;
    case 'claimant':
    case 'claimantAddress':
    case 'signer':
    case 'date':
      return blanks[holds];
    default:
      return null;
  }
}
