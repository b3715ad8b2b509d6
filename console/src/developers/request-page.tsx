import { useParams } from '@tanstack/react-router';
import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { Code, prettyJson } from '../parts/code';
import { formatCredits, formatNumber, formatTime } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { Loaded } from '../parts/states';
import { To } from '../parts/to';
import { usePeople } from '../shell/people';
import { asCurl, calls, ErrorLink, RequestStatus, useTokenNames } from './request-parts';
import { ApiRequestDocument, type ApiRequestQuery } from './requests.documents';

/** One request: who sent it, how it ended, its bodies in the sandbox, and the command that sends it again. */
export default function RequestPage() {
  const { id } = useParams({ from: '/$organization/$mode/developers/requests/$id' });
  const { organizationId, mode } = useScope();
  const read = useRead(ApiRequestDocument, { id }, { follows: [], canBeLate: true });
  const request = read.data?.apiRequest;
  return (
    <Page
      title={request ? `${request.method} ${calls(request)}` : 'Request'}
      subtitle={<To page="/developers/requests">All requests</To>}
    >
      <Loaded read={read}>
        {({ apiRequest }) => (
          <>
            <Section title="Request">
              <Sheet>
                <RequestFacts request={apiRequest} />
              </Sheet>
            </Section>
            {apiRequest.requestBody !== null && (
              <Code label="Body that was sent" text={prettyJson(apiRequest.requestBody)} />
            )}
            {apiRequest.responseBody !== null && <Code label="Answer" text={prettyJson(apiRequest.responseBody)} />}
            {mode === 'live' && (
              <p className="mb-4 text-muted">
                Bodies are kept in the sandbox only, the first 10,000 characters of each.
              </p>
            )}
            <Code
              label="As curl"
              text={asCurl(apiRequest, organizationId)}
              note="Put your token into the variable TOKEN. Fill in what is redacted."
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function RequestFacts({ request }: { request: ApiRequestQuery['apiRequest'] }) {
  const { errorCode, tokenId, sessionId, userId } = request;
  const tokens = useTokenNames();
  const person = usePeople().nameOf(userId);
  const token = tokens.find(({ id }) => id === tokenId)?.name ?? (tokenId ? `token ${tokenId.slice(-6)}` : null);
  return (
    <Facts
      facts={[
        ['Status', <RequestStatus key="status" {...request} />],
        ['Error', errorCode ? <ErrorLink key="error" code={errorCode} /> : 'None'],
        ['Path', <code key="path">{request.path}</code>],
        ['Route', request.route && <code key="route">{request.route}</code>],
        ...(request.operation ? [['Operation', <code key="operation">{request.operation}</code>] as const] : []),
        ['Sent by', sessionId ? `${person}, in the console` : `${person}, with ${token}`],
        ['Arrived', formatTime(request.createdAt)],
        ['Took', `${formatNumber(request.durationMs)} ms`],
        ['Spent', formatCredits(request.credits)],
        ['Idempotency key', request.idempotencyKey && <code key="key">{request.idempotencyKey}</code>],
        ['Request id', <code key="id">{request.id}</code>],
      ]}
    />
  );
}
