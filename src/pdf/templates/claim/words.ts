import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { serviceMethods } from '../../../domain/notice/preflight/notice-metadata.js';

/** A line to write on, for a blank of the wording whose fact has no value. */
export const line = '____________________';

/** A longer legal description has its own exhibit. */
export function isLongLegal({ details }: ClaimDocumentModel): boolean {
  return (details.legalDescription?.length ?? 0) > 400;
}

/** The caller gives a method of service from the list, or free text. */
export function methodName(method: string | null): string | null {
  return method && Object.hasOwn(serviceMethods, method)
    ? serviceMethods[method as keyof typeof serviceMethods]
    : method;
}
