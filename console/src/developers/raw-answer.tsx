import { Badge } from '../parts/badge';
import { Code, prettyJson } from '../parts/code';
import { formatNumber } from '../parts/format';
import { To } from '../parts/to';
import type { RawResponse } from './run-operation';

/** An answer with its status, its time and its entry in the request log. */
export function ResponseView({ answer: response }: { answer: RawResponse }) {
  const { status, durationMs, requestId, text } = response;
  return (
    <>
      <p role="status" className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={status < 400 ? 'success' : 'danger'}>{String(status)}</Badge>
        <span className="text-muted">{formatNumber(durationMs)} ms</span>
        {requestId && (
          <To page="/developers/requests/$id" params={{ id: requestId }}>
            In the request log
          </To>
        )}
      </p>
      <Code label="Answer" text={prettyJson(text)} />
    </>
  );
}
