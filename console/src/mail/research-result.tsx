import type { ReactNode } from 'react';
import { Dialog } from '../parts/dialog';
import { FileLink } from '../parts/file-link';
import { formatTime, formatTimeIn } from '../parts/format';
import { getJobName } from '../parts/job-name';
import { Facts } from '../parts/page';
import { To } from '../parts/to';
import type { Request } from './research-request';

/** What the partner's staff reported; the names are those of the API. */
interface Result {
  summary?: string;
  findings?: string;
  mailing?: { mailed_at: string; recipients: { name: string; tracking_number?: string | null }[] };
}

export function hasResult({ result, files }: Request): boolean {
  return result !== null || files.length > 0;
}

/** What the research found, whom the staff mailed, and their files. */
export function ResearchResult({ request, onClose }: { request: Request; onClose: () => void }) {
  const { id, files, notice } = request;
  const { summary, findings, mailing } = (request.result ?? {}) as Result;
  // An act of law: its day is that of the place.
  const state = request.project?.state;
  const facts: [string, ReactNode][] = [
    ['Found', [summary, findings].filter(Boolean).join(' ')],
    [
      'Notice',
      notice && (
        <To page="/notices/$id" params={{ id: notice.id }}>
          {notice.noticeNumber}
        </To>
      ),
    ],
    ['Mailed', mailing && (state ? formatTimeIn(state, mailing.mailed_at) : formatTime(mailing.mailed_at))],
    [
      'Recipients',
      mailing && (
        <ul>
          {mailing.recipients.map(({ name, tracking_number }) => (
            <li key={`${name}${tracking_number}`}>{[name, tracking_number].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
      ),
    ],
    [
      'Files',
      files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <FileLink path={`/fulfillment-requests/${id}/files/${file.id}/download`}>{file.fileName}</FileLink>
            </li>
          ))}
        </ul>
      ),
    ],
  ];
  return (
    <Dialog onClose={onClose} title={`Research on ${getJobName(request)}`} wide>
      <Facts facts={facts.filter(([, value]) => value)} />
    </Dialog>
  );
}
