import type { ApiError } from '../api/errors';
import { sayAlone } from '../api/violation-words';
import { Button } from '../parts/button';
import { ErrorNote } from '../parts/states';
import { To } from '../parts/to';
import type { PageLink } from '../routes/pages';
import { askedNames } from './document-facts';

interface Finding {
  field: string;
  message: string;
  citation?: string | null;
}

/** The name of the control for a field that an error or a warning names: `input.claim_amount` is `claimAmount`. */
function toFactName(field: string): string {
  const name = field
    .replace(/^(?:input|metadata)\./, '')
    .replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  // The letter of a claim demands payment by its deadline.
  return name === 'paymentDeadline' ? 'deadlineDate' : name;
}

/** Facts that the pages have no control for: they follow from other records, or are options of the API. */
const withoutControl: readonly string[] = [
  'invoices',
  'noticesSent',
  'notaryBlock',
  'release',
  'serviceMethod',
  'serviceDate',
];

/** The names of the controls for what a document lacks or leaves blank. */
export function listControls(error: ApiError | null, warnings: readonly Finding[]): string[] {
  const missing = error?.code === 'PREFLIGHT_FAILED' ? Object.keys(error.fields) : [];
  return [...missing, ...warnings.map(({ field }) => field)].map(toFactName);
}

/** The page on which a fact of the project is entered. */
function findPage(name: string, projectId: string): PageLink | undefined {
  // The account and the date on Massachusetts' form are those of the application that the waiver is made from.
  if (name === 'paymentStatement' || name === 'payApplicationId')
    return { page: '/waivers/new', search: { project: projectId } };
  if (/^(parties|jobsites?|customerPartyId)\b/.test(name))
    return { page: '/projects/$id', params: { id: projectId }, search: { tab: 'people' } };
  if (/^project\b/.test(name)) return { page: '/projects/$id/edit', params: { id: projectId } };
  if (/^division\b/.test(name)) return { page: '/account/divisions' };
  return undefined;
}

/** What keeps a document from being generated, and what it leaves blank, each with the way to where it is completed. */
export function Preflight({
  error,
  warnings,
  projectId,
}: {
  error: ApiError | null;
  warnings: readonly Finding[];
  projectId: string;
}) {
  if (error && error.code !== 'PREFLIGHT_FAILED') return <ErrorNote error={error} />;
  const missing = (error?.violations ?? []).map((violation) => ({
    field: violation.path,
    message: sayAlone(violation),
  }));
  if (missing.length === 0 && warnings.length === 0) {
    return <p className="text-success">Everything that the form asks for is on record.</p>;
  }
  return (
    <>
      {missing.length > 0 && (
        <Findings title="Missing: the document cannot be made yet" findings={missing} projectId={projectId} isMissing />
      )}
      {missing.length === 0 && warnings.length > 0 && (
        <Findings title="Left blank or to check" findings={warnings} projectId={projectId} />
      )}
    </>
  );
}

function Findings({
  title,
  findings,
  projectId,
  isMissing = false,
}: {
  title: string;
  findings: readonly Finding[];
  projectId: string;
  isMissing?: boolean;
}) {
  return (
    <div
      className={`rounded-md border px-3 py-2 ${isMissing ? 'border-danger bg-danger-soft' : 'border-line bg-warning-soft'}`}
    >
      <h3 className={isMissing ? 'text-danger' : 'text-warning'}>{title}</h3>
      <ul className="mt-1 space-y-1">
        {findings.map((finding) => (
          <li key={`${finding.field}${finding.message}`}>
            {finding.message}{' '}
            {finding.citation && !finding.message.includes(finding.citation) && (
              <span className="text-muted">({finding.citation}) </span>
            )}
            <Fix name={toFactName(finding.field)} projectId={projectId} message={finding.message} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads to the field: on this page by its name, or on the page of the record that it belongs to. */
function Fix({ name, projectId, message }: { name: string; projectId: string; message: string }) {
  const link = findPage(name, projectId);
  if (link) {
    return (
      <To {...link} aria-label={`Complete it: ${message}`}>
        Complete it
      </To>
    );
  }
  const isOnPage = !name.includes('.') || (askedNames as readonly string[]).includes(name);
  if (!isOnPage || withoutControl.includes(name)) return null;
  const escaped = CSS.escape(name);
  const focus = () =>
    document.querySelector<HTMLElement>(`section [name="${escaped}"], form [name^="${escaped}."]`)?.focus();
  return (
    <Button
      look="quiet"
      className="!min-h-7 !px-0 !text-accent underline"
      aria-label={`Go to the field: ${message}`}
      onClick={focus}
    >
      Go to the field
    </Button>
  );
}
