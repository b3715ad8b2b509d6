import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../context/request-context.js';
import type { DocumentType } from '../../domain/vocabulary.js';
import type { AnyDocumentOf } from './content/index.js';

type Facts = Awaited<ReturnType<AnyDocumentOf['facts']>>;

/**
 * Identifies what a document prints: the content that is laid out, and the state of its record, which chooses the form unless the
 * request named another. Two equal hashes mean that the record would give the same document again.
 */
export function contentHash(
  documentKind: AnyDocumentOf,
  facts: object,
  type: DocumentType,
  state: string | null,
): string {
  const record = (facts as Record<string, { state?: string | null }>)[documentKind.own]!;
  const { job } = documentKind.printed(as(documentKind, facts, state) as never, type);
  return hash([record.state ?? null, job]);
}

/**
 * Identifies the records that a document is made from. Two equal hashes mean that none of them has changed; the document may be the
 * same if they differ. It covers no facts that change with the day or with the rules of deadlines.
 *
 * @param changes what generating the document changes in its record
 */
export function recordsHash(documentKind: AnyDocumentOf, facts: Facts, changes: object = {}): string {
  const {
    today: _,
    deadlines: __,
    status: ___,
    updatedAt: ____,
    ...records
  } = facts as unknown as Record<string, object>;
  // What was printed last is no source of the document.
  const {
    printed: _____,
    updatedAt: ______,
    ...recordFields
  } = { ...records[documentKind.own], ...changes } as Record<string, unknown>;
  return hash({ ...records, [documentKind.own]: recordFields });
}

/** The content of a record's document as it is now, whatever this request has read of it before. */
export function gatherAgain(ctx: RequestContext, documentKind: AnyDocumentOf, recordId: string): Promise<Facts> {
  ctx.forgetReads();
  return documentKind.facts(ctx, recordId);
}

/** Whether a record can be printed now, and as it was printed from `before`: with the same content, warnings, inferred facts and notices. */
export function wouldPrint(
  documentKind: AnyDocumentOf,
  now: Facts,
  before: Facts,
  { type, state = null, preview }: { type: DocumentType; state?: string | null; preview?: boolean | null },
): boolean {
  if (
    documentKind.refusal(now.status, Boolean(preview), type) ||
    documentKind.preflight(as(documentKind, now, state), type).length > 0
  )
    return false;
  const result = (facts: Facts) => {
    const chosen = as(documentKind, facts, state);
    return [
      contentHash(documentKind, facts, type, state),
      documentKind.warnings(chosen, type),
      documentKind.inferred(chosen, type),
      documentKind.notices(chosen, type, []),
    ];
  };
  return isDeepStrictEqual(result(now), result(before));
}

function as<F extends object>(documentKind: AnyDocumentOf, facts: F, state: string | null): F {
  return state ? documentKind.withState(facts, state) : facts;
}

function hash(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
