import type { GraphQLFormattedError } from 'graphql';
import { errorTable } from '../../errors/table.js';
import { graphqlCode, toAppError } from '../../errors/to-app-error.js';

/** Formats an error with its entry of the error table in `extensions`. Any other error is masked. */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const place = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  };
  const appError = toAppError(thrown);
  if (appError) {
    const { code, status, errors } = appError;
    return {
      message: appError.message,
      ...place,
      extensions: { ...appError.extensions, code, status, ...(errors && { errors }) },
    };
  }
  const status = statusOfApollo(thrown);
  const code = status === 405 ? 'METHOD_NOT_ALLOWED' : (graphqlCode(formatted) ?? (status && 'BAD_REQUEST'));
  if (code && code !== 'INTERNAL') {
    return {
      message: withoutSuggestion(formatted.message),
      ...place,
      extensions: { code, status: status ?? errorTable[code].status },
    };
  }
  return { message: errorTable.INTERNAL.title, ...place, extensions: { code: 'INTERNAL', status: 500 } };
}

/** Removes GraphQL's suggestions about variable values, which `hideSuggestions` does not cover. */
function withoutSuggestion(message: string): string {
  return message.replace(/ Did you mean [^?]{1,1000}\?/g, '');
}

/** Apollo reports invalid methods, media types and hashes with an HTTP status, and not always with a code. */
function statusOfApollo(thrown: unknown): number | undefined {
  const status = (thrown as { extensions?: { http?: { status?: number } } } | null)?.extensions?.http?.status;
  return status !== undefined && status < 500 ? status : undefined;
}

export function getStatus(error: GraphQLFormattedError): number | undefined {
  const status = error.extensions?.status;
  return typeof status === 'number' ? status : undefined;
}
