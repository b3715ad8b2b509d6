import { dayInState } from '../../domain/deadlines/state-zones.js';
import { waiverExceptionKinds } from '../../domain/vocabulary.js';
import type { WaiverDocumentModel } from '../../domain/waiver/document.js';
import type { SignatureBlock } from '../../domain/waiver/signature.js';
import { waiverSentences } from '../../pdf/assets/waiver/sentences.js';
import { formatDate, formatLocal, formatMoney } from '../../pdf/format.js';
import { type ReadableBlock, readableWaiver } from '../../pdf/templates/waiver/readable.js';
import type { LinkedRequest } from './linked.js';

export type { ReadableBlock, ReadableLine, ReadableRun } from '../../pdf/templates/waiver/readable.js';

/** A request in words: amounts and days as the document prints them, and times where the work is. */
export interface LinkedText {
  title: string;
  blocks: ReadableBlock[];
  amount: string | null;
  counterAmount: string | null;
  throughDate: string | null;
  dueDate: string | null;
  /** The last day on which it can be answered. */
  openUntil: string | null;
  signedAt: string | null;
  releasedAt: string | null;
}

export function describeLinked(request: LinkedRequest): LinkedText {
  const { state, amount, counterAmount, throughDate, dueDate, expiresAt, signedAt, releasedAt } = request;
  return {
    ...readableWaiver(asSigned(request)),
    amount: amount && formatMoney(amount),
    counterAmount: counterAmount && formatMoney(counterAmount),
    throughDate: throughDate && formatDate(throughDate),
    dueDate: dueDate && formatDate(dueDate),
    openUntil: expiresAt && formatDate(dayInState(state, new Date(expiresAt))),
    signedAt: signedAt && formatLocal(signedAt, state),
    releasedAt: releasedAt && formatLocal(releasedAt, state),
  };
}

/** The content is kept as it was shown before. What was signed on the screen has its signer and day; a scan has them in handwriting. */
function asSigned({ model, signedAt, isByHand }: LinkedRequest): WaiverDocumentModel {
  if (signedAt === null || isByHand || !model.signatory.name) return model;
  const { name, title } = model.signatory;
  // What a form prints of a signature.
  const signature = { name, title, signedAt, notary: null, witness: null } as SignatureBlock;
  return { ...model, signature };
}

/** The kinds of exceptions that a payee can add, in the words of the document. */
export const exceptionChoices = waiverExceptionKinds.map(
  (kind) => [kind, waiverSentences.exceptions.kinds[kind]] as const,
);
