import { snakePath } from '../../domain/shared/casing.js';
import type { AppError, FieldErrors, Shortage } from '../../errors/app-error.js';
import { errorTable } from '../../errors/table.js';

/** The REST body of an error; undefined stands for a masked error. Missing credits have a different body. */
export function errorBody(error: AppError | undefined, requestId: string, publicUrl: string) {
  const shortage = error?.shortage && snakeShortage(error.shortage);
  if (error?.code === 'INSUFFICIENT_CREDITS') return { message: error.message, ...shortage };
  const code = error?.code ?? 'INTERNAL';
  return {
    message: error?.message ?? errorTable.INTERNAL.title,
    code: code.toLowerCase(),
    ...(error?.errors && { errors: snakeKeys(error.errors) }),
    ...(error?.rows && { rows: error.rows }),
    ...shortage,
    ...(error?.clientSecret && { client_secret: error.clientSecret }),
    request_id: requestId,
    doc_url: `${publicUrl}/docs/errors/${code.toLowerCase()}`,
  };
}

function snakeShortage({ partnerBillable, ...shortage }: Shortage) {
  return { ...shortage, partner_billable: partnerBillable };
}

/** Services name fields as in GraphQL. */
function snakeKeys(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, sentences]) => [snakePath(path), sentences]));
}
