import type { AppError, FieldErrors, Shortage } from '../../errors/app-error.js';
import { errorTable } from '../../errors/table.js';
import { snake } from '../../validation/casing.js';

/** The REST body of an error; undefined is an error nobody may see. Missing credits have a body of their own. */
export function errorBody(error: AppError | undefined, requestId: string, publicUrl: string) {
  const lacking = error?.shortage && shortageOf(error.shortage);
  if (error?.code === 'INSUFFICIENT_CREDITS') return { message: error.message, ...lacking };
  const code = error?.code ?? 'INTERNAL';
  return {
    message: error?.message ?? errorTable.INTERNAL.title,
    code: code.toLowerCase(),
    ...(error?.errors && { errors: snakeKeys(error.errors) }),
    ...(error?.rows && { rows: error.rows }),
    ...lacking,
    ...(error?.clientSecret && { client_secret: error.clientSecret }),
    request_id: requestId,
    doc_url: `${publicUrl}/docs/errors/${code.toLowerCase()}`,
  };
}

function shortageOf({ partnerBillable, ...shortage }: Shortage) {
  return { ...shortage, partner_billable: partnerBillable };
}

/** Services name fields as GraphQL does; keys inside a bag are the caller's own and stay. */
function snakeKeys(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, sentences]) => {
      let inBag = false;
      const parts = path.split('.').map((part) => {
        const named = inBag ? part : snake(part);
        inBag ||= part === 'metadata' || part === 'meta' || part === 'payload';
        return named;
      });
      return [parts.join('.'), sentences];
    }),
  );
}
