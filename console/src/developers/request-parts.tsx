import { useRead } from '../api/use-read';
import { Badge, type Tone } from '../parts/badge';
import { useIsAdmin } from '../shell/viewer';
import { TokenNamesDocument } from './requests.documents';

/** The status of an answer. A GraphQL request may fail with status 200. */
export function RequestStatus({ status, failed }: { status: number | null; failed: boolean }) {
  if (status === null) return <Badge tone="warning">No answer</Badge>;
  const tone: Tone = status >= 500 ? 'danger' : status >= 400 || failed ? 'warning' : 'success';
  return <Badge tone={tone}>{failed && status < 400 ? `${status} with an error` : String(status)}</Badge>;
}

/** A link to the page that explains an error. */
export function ErrorLink({ code }: { code: string }) {
  const name = code.toLowerCase();
  return (
    <a className="text-accent underline" href={`/docs/errors/${name}`}>
      {name}
    </a>
  );
}

/** What a request calls: the path, or the GraphQL operation. */
export function calls({ path, operation }: { path: string; operation: string | null }): string {
  return operation ? `${path.split('?')[0]} ${operation}` : path;
}

/** The tokens of the organization with their names. Only owners and admins may read them. */
export function useTokenNames(): { id: string; name: string }[] {
  const isAdmin = useIsAdmin();
  const { data } = useRead(TokenNamesDocument, {}, { enabled: isAdmin, follows: [] });
  return (data?.accessTokens ?? []).map(({ id, label }) => ({ id, name: label || `token ${id.slice(-6)}` }));
}

interface SentRequest {
  method: string;
  path: string;
  idempotencyKey: string | null;
  requestBody: string | null;
}

/** The request as a command for a shell. The token is left to a variable; a body that is not in the log, to a file. */
export function asCurl({ method, path, idempotencyKey, requestBody }: SentRequest, organizationId: string): string {
  const hasBody = requestBody !== null || ['POST', 'PUT', 'PATCH'].includes(method);
  return [
    `curl ${quoted(window.location.origin + path)}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    '-H "Authorization: Bearer $TOKEN"',
    `-H ${quoted(`X-Organization-UUID: ${organizationId}`)}`,
    ...(idempotencyKey ? [`-H ${quoted(`Idempotency-Key: ${idempotencyKey}`)}`] : []),
    ...(hasBody ? ["-H 'Content-Type: application/json'"] : []),
    ...(hasBody ? [`-d ${requestBody === null ? '@body.json' : quoted(requestBody)}`] : []),
  ].join(' \\\n  ');
}

/** A text that a shell takes as one argument. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
