import type { FastifyRequest } from 'fastify';
import { redactedJson, redactJsonText, type SecretsOf } from '../../../runtime/observability/redact.js';

/** Of each body, the log keeps this many characters. */
const keptCharacters = 10_000;

/** A larger request body is not read again for the log, because that would keep other requests waiting. */
const readBytes = 64 * 1024;

/** The body of a request without its secrets: JSON, or a sentence about a body that the log does not show. */
export function requestBody(request: FastifyRequest, secrets: SecretsOf | undefined): string | null {
  const { body, headers, url } = request;
  const graphql = url.split('?')[0] === '/graphql';
  if (graphql && request.method === 'GET') return kept(graphqlBody(request.query as object, secrets));
  if (body === undefined || body === null || request.method === 'GET' || request.method === 'HEAD') return null;
  const bytes = Number(headers['content-length'] ?? 0);
  if (bytes > readBytes) return `A body of ${bytes} bytes, which is too large for the log.`;
  if (typeof body !== 'object' || Buffer.isBuffer(body)) return null;
  return kept(graphql ? graphqlBody(body, secrets) : redactedJson(body));
}

/** The body of an answer without its secrets; null for a file. */
export function responseBody(response: unknown, secrets: SecretsOf | undefined): string | null {
  if (typeof response !== 'string' || response === '') return null;
  // A secret that is cut off is redacted too.
  return kept(redactJsonText(response.slice(0, 2 * keptCharacters), secrets?.answers));
}

/**
 * The request of a document that was not compiled shows neither its variables nor its texts: without the schema, nothing says
 * which of them are secret.
 */
function graphqlBody(body: object, secrets: SecretsOf | undefined): string {
  const { query, operationName, variables, extensions } = body as Record<string, unknown>;
  if (!secrets) {
    const document = typeof query === 'string' ? query.slice(0, 2 * keptCharacters).replace(texts, '"…"') : undefined;
    return redactedJson({ query: document, operationName });
  }
  const parsedVariables = typeof variables === 'string' ? parsed(variables) : variables;
  return redactedJson({
    query: secrets.document ?? query,
    operationName,
    variables: parsedVariables && JSON.parse(redactedJson(parsedVariables, secrets.variables)),
    extensions,
  });
}

/** The texts of a GraphQL document, and one that does not end. */
const texts = /"""(?:[^"]|"(?!""))*(?:"""|$)|"(?:[^"\\\n]|\\.)*(?:"|$)/g;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function kept(text: string): string {
  return text.slice(0, keptCharacters).toWellFormed();
}
