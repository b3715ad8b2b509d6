import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { serviceMethods } from '../../../domain/notice/preflight/notice-metadata.js';

/** A line to write on, where the wording has a place for a fact that nobody gave. */
export const line = '____________________';

/** A longer legal description stands in an exhibit of its own. */
export function isLongLegal({ details }: ClaimDocumentModel): boolean {
  return (details.legalDescription?.length ?? 0) > 400;
}

/** The caller writes a service method of the list, or words of his own. */
export function methodName(method: string | null): string | null {
  return method && Object.hasOwn(serviceMethods, method)
    ? serviceMethods[method as keyof typeof serviceMethods]
    : method;
}
