import { createHash } from 'node:crypto';
import type { DocumentType } from '../../domain/vocabulary.js';
import type { AnyDocumentOf } from './content/index.js';

/**
 * Identifies what a document prints: the content that is laid out, and the state of its record, which chooses the form unless the
 * request named another. Two equal hashes mean that the record would give the same document again.
 */
export function contentHash(of: AnyDocumentOf, facts: object, type: DocumentType, state: string | null): string {
  const record = (facts as Record<string, { state?: string | null }>)[of.own]!;
  const chosen = state ? of.withState(facts as never, state) : facts;
  const { job } = of.printed(chosen as never, type);
  return createHash('sha256')
    .update(JSON.stringify([record.state ?? null, job]))
    .digest('hex');
}
