import { CircleAlert, Inbox, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '../api/errors';
import { useIsMember } from '../api/viewer';
import { sayAlone } from '../api/violation-words';
import { Button } from './button';
import { To } from './to';
import { ToList } from './to-list';
import { useIsInSection } from './toolbar';

const widths = ['w-11/12', 'w-3/4', 'w-5/6', 'w-2/3', 'w-4/5', 'w-1/2'];

/** Grey lines in the place of what loads. They appear after 200 ms, so that a fast answer does not flicker. */
export function Loading({ lines = 6 }: { lines?: number }) {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="loading-late mb-6 space-y-3 rounded-md border border-line bg-sheet p-4"
    >
      {widths.slice(0, lines).map((width) => (
        <div key={width} className={`h-4 animate-pulse rounded bg-line ${width}`} />
      ))}
    </div>
  );
}

/** Says what a list is for while it is empty, and offers the first step. */
export function Empty({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  // A part of a page with other content says it in little room.
  const isSmall = useIsInSection();
  return (
    <div
      className={`rounded-md border border-dashed border-line-strong bg-sheet ${isSmall ? 'px-4 py-4' : 'px-6 py-10 text-center'}`}
    >
      {!isSmall && <Inbox className="mx-auto mb-2 size-6 text-muted" aria-hidden />}
      <p className="font-semibold">{title}</p>
      {children !== undefined && (
        <div className={`mt-1 max-w-prose text-muted ${isSmall ? '' : 'mx-auto'}`}>{children}</div>
      )}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}

const advice: Record<string, string> = {
  OFFLINE: 'Your input is kept. Try again when you are connected.',
  FORBIDDEN: 'Ask an owner or admin of the organization for the right to do this.',
  NOT_FOUND: 'It may have been deleted, or it belongs to another organization or mode.',
  PRECONDITION_FAILED: 'The page now shows it as it is. Check it, then do it again.',
  CONFLICT: 'Someone else changed the record at the same time. Read it again, then repeat your change.',
  INSUFFICIENT_CREDITS: 'Buy credits under Account, Credits, then try again.',
  BODY_TOO_LARGE: 'Save the file smaller, such as a scan in black and white, or ask the operator for a higher limit.',
  RATE_LIMITED: 'Wait a minute, then try again.',
  IDEMPOTENCY_MISMATCH: 'After a payment, look at your credits before you order again.',
  PAYMENT_FAILED: 'Nothing was charged. Try again, or pay with another card.',
  PAYMENT_ACTION_REQUIRED: 'Nothing is charged until your bank agrees. Try again, or pay with another card.',
};

const readAdvice: Record<string, string> = {
  OFFLINE: 'It is read again by itself when the connection is back.',
};

/** What people read in place of the service's sentence for programs. */
const said: Record<string, string> = {
  NOT_FOUND: 'There is no such record.',
  PRECONDITION_FAILED: 'Someone else changed this record after you read it. Nothing was done.',
  BODY_TOO_LARGE: 'This is larger than what the service takes at once.',
  PROCESSOR_UNAVAILABLE: 'The payment processor did not answer. You are not charged twice: try again in a minute.',
  IDEMPOTENCY_MISMATCH:
    'This was already sent in another form, such as with another card. Check what it did before you send it again.',
};

const needsSignIn: Record<string, string> = {
  UNAUTHENTICATED: 'Your session has ended.',
  RECENT_SIGN_IN_REQUIRED: 'This needs a sign-in within the last 15 minutes.',
};

/** More are counted, as the service does. */
const maxMessages = 6;

/** What happened, in the words for people. */
export function sayError(error: ApiError, messages?: readonly string[] | null): string {
  if (said[error.code] !== undefined) return said[error.code]!;
  const refused = messages ?? [...new Set(error.violations.map(sayAlone))];
  return refused.length > 0 && refused.length <= maxMessages ? refused.join(' ') : error.message;
}

/** What happened, what to do about it, and the id of the request for support. */
export function ErrorNote({
  error,
  messages,
  isRead = false,
  retry,
}: {
  error: ApiError;
  /** In place of the error's own, which counts its messages and has only the first. */
  messages?: readonly string[] | null;
  /** What was read, and is read again by itself. */
  isRead?: boolean;
  retry?: (() => unknown) | undefined;
}) {
  const Icon = error.code === 'OFFLINE' ? WifiOff : CircleAlert;
  return (
    <div role="alert" className="rounded-md border border-danger bg-danger-soft p-3">
      <p className="flex gap-2 font-semibold">
        <Icon className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
        <span>{sayError(error, messages)}</span>
      </p>
      <p className="mt-1 text-ink">
        {needsSignIn[error.code] ? (
          <>
            {needsSignIn[error.code]} {/* Another tab: what is typed on this page stays. */}
            <a className="text-accent underline" href="/sign-in" target="_blank" rel="noreferrer">
              Sign in again in a new tab
            </a>
            , then come back to this page: your input is kept.
          </>
        ) : (
          (isRead && readAdvice[error.code]) || advice[error.code]
        )}
      </p>
      <p className="mt-1 text-sm">
        {error.code !== 'OFFLINE' && (
          <a className="text-accent underline" href={`/docs/errors/${error.code.toLowerCase()}`}>
            {error.code.toLowerCase()}
          </a>
        )}
        {error.requestId && (
          <>
            {' '}
            · request <RequestId id={error.requestId} isLogged={error.code !== 'UNAUTHENTICATED'} />
          </>
        )}
      </p>
      {isRead && error.code === 'NOT_FOUND' && (
        <p className="mt-1">
          <ToList />
        </p>
      )}
      {retry && error.code !== 'NOT_FOUND' && (
        <Button className="mt-2" onClick={() => void retry()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** The id of a request; for members of the organization, a link to its entry in the request log. */
function RequestId({ id, isLogged }: { id: string; isLogged: boolean }) {
  const isMember = useIsMember();
  const text = <code className="break-all">{id}</code>;
  return isMember && isLogged ? (
    <To page="/developers/requests/$id" params={{ id }}>
      {text}
    </To>
  ) : (
    text
  );
}

interface Read<Data> {
  data: Data | undefined;
  error: ApiError | null;
  refetch: () => unknown;
}

/** The states of a read: it loads, it failed, or its data is shown. Data that was read before stays while it is read again. */
export function Loaded<Data>({ read, children }: { read: Read<Data>; children: (data: Data) => ReactNode }) {
  if (read.data !== undefined) return children(read.data);
  if (read.error) return <ErrorNote error={read.error} isRead retry={read.refetch} />;
  return <Loading />;
}

interface ReadPages<Data> extends Read<Data[]> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The states of a list that is read page by page. `more` is for the table, which asks for the next page. */
export function LoadedPages<Data, Row>({
  read,
  rowsOf,
  children,
}: {
  read: ReadPages<Data>;
  rowsOf: (page: Data) => readonly Row[];
  children: (rows: Row[], more: { more: (() => unknown) | undefined; isLoadingMore: boolean }) => ReactNode;
}) {
  const more = {
    more: read.hasNextPage ? () => read.fetchNextPage() : undefined,
    isLoadingMore: read.isFetchingNextPage,
  };
  return (
    <Loaded read={read}>
      {(pages) => (
        <>
          {children(pages.flatMap(rowsOf), more)}
          {read.error && <ErrorNote error={read.error} isRead retry={read.refetch} />}
        </>
      )}
    </Loaded>
  );
}
