import { hasRoomForSample } from '@domain/sandbox/sample-data.js';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { Button, ButtonLink } from '../parts/button';
import { LoadSampleData } from '../parts/load-sample-data';
import { Section } from '../parts/page';
import { ErrorNote } from '../parts/states';
import { useCanChange } from '../shell/viewer';
import { MoveClockToDeliveryDocument, SandboxRoomDocument, type TodayQuery } from './today.documents';

interface Step {
  title: string;
  text: string;
  isDone: boolean;
  action: ReactNode;
}

/** Whether an organization is at its beginning in this mode. */
export function isFirstRun({ projects }: TodayQuery, mode: string): boolean {
  return projects.totalCount < (mode === 'sandbox' ? 2 : 1);
}

/** Leads a new organization to its first notice that is delivered, step by step; nothing is mailed in the sandbox. */
export function FirstRun({ data }: { data: TodayQuery }) {
  const { organizationId, mode } = useScope();
  const canChange = useCanChange();
  const clock = useChange(MoveClockToDeliveryDocument);
  if (!canChange) return null;
  if (mode === 'live') {
    return (
      <Section title="First steps">
        <div className="rounded-md border border-line bg-sheet p-4">
          <p className="mb-3 max-w-prose">
            Try it first in the sandbox: a notice from the project to the delivery, in a few minutes. Nothing is mailed
            and nothing is charged there. What you learn there works the same here.
          </p>
          <div className="flex flex-wrap gap-2">
            <a
              className="inline-flex min-h-9 items-center rounded-md border border-accent bg-accent px-3 py-1 font-medium text-accent-ink"
              href={`/console/${organizationId}/sandbox/today`}
            >
              Start in the sandbox
            </a>
            <ButtonLink page={data.divisions.totalCount > 0 ? '/projects/new' : '/account/divisions'}>
              {data.divisions.totalCount > 0 ? 'Create a project' : 'Add your division'}
            </ButtonLink>
          </div>
        </div>
      </Section>
    );
  }
  const steps = listSteps(
    data,
    <Button look="primary" busy={clock.isPending} onClick={() => clock.mutate({ input: { advance: 'P10D' } })}>
      Move the clock by 10 days
    </Button>,
  );
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Section title="First steps">
      {data.projects.totalCount === 0 && data.divisions.totalCount === 0 && <OfferSampleData />}
      <ol className="divide-y divide-line rounded-md border border-line bg-sheet">
        {steps.map(({ title, text, isDone, action }, index) => (
          <li key={title} className="flex flex-wrap items-center gap-3 px-4 py-3">
            <span
              className={`flex size-6 shrink-0 items-center justify-center rounded-full text-sm font-semibold ${isDone ? 'bg-success-soft text-success' : index === next ? 'bg-accent text-accent-ink' : 'bg-sunken text-muted'}`}
            >
              {isDone ? <Check className="size-4" aria-label="Done" /> : index + 1}
            </span>
            <div className="min-w-0 grow basis-60">
              <p className="font-medium">{title}</p>
              {!isDone && <p className="text-muted">{text}</p>}
            </div>
            {index === next && action}
          </li>
        ))}
      </ol>
      {next < 0 && (
        <p className="mt-3 rounded-md bg-success-soft px-4 py-3 text-success">
          Your first notice is delivered. Open it to see the carrier’s scans and the proof of service, then choose Live
          at the top and do the same for a real project.
        </p>
      )}
      {clock.error && <ErrorNote error={clock.error} />}
    </Section>
  );
}

/** Offered where the service loads it: what was deleted counts, too, and so do companies, which are no step. */
function OfferSampleData() {
  const { data } = useRead(SandboxRoomDocument, {});
  if (!data || !hasRoomForSample(data.sandbox.counts ?? {})) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 rounded-md border border-line bg-sheet px-4 py-3">
      <p className="min-w-0 grow basis-60">
        To look around first, load sample data: projects at every stage, with notices, waivers, a pay application and a
        lien. Resetting the sandbox removes it.
      </p>
      <LoadSampleData />
    </div>
  );
}

function listSteps({ divisions, projects, delivered }: TodayQuery, moveClock: ReactNode): Step[] {
  const project = projects.nodes[0];
  const notice = project?.notices.nodes[0];
  const isSent = notice !== undefined && !['DRAFT', 'GENERATED', 'VOID'].includes(notice.status);
  return [
    {
      title: 'Add your division',
      text: 'The claimant as documents name it: its name, address and license.',
      isDone: divisions.totalCount > 0,
      action: (
        <ButtonLink look="primary" page="/account/divisions">
          Add your division
        </ButtonLink>
      ),
    },
    {
      title: 'Create a project',
      text: 'Its state, your role and the first day of your work give the deadlines.',
      isDone: project !== undefined,
      action: (
        <ButtonLink look="primary" page="/projects/new">
          Create a project
        </ButtonLink>
      ),
    },
    {
      title: 'Add the owner, the general contractor and the jobsite',
      text: 'They receive the notice, and it names them.',
      isDone: project !== undefined && project.parties.totalCount > 2 && project.jobsites.totalCount > 0,
      action: project && (
        <ButtonLink look="primary" page="/projects/$id" params={{ id: project.id }} search={{ tab: 'people' }}>
          Add them
        </ButtonLink>
      ),
    },
    {
      title: 'Make the first notice and mail it',
      text: 'You see its pages and its price before it goes out.',
      isDone: isSent,
      action: notice ? (
        <ButtonLink look="primary" page="/notices/$id" params={{ id: notice.id }}>
          Open the notice
        </ButtonLink>
      ) : (
        project && (
          <ButtonLink look="primary" page="/notices/new" search={{ project: project.id, type: 'PRELIMINARY' }}>
            Make the notice
          </ButtonLink>
        )
      ),
    },
    {
      title: 'See it delivered',
      text: 'The sandbox has a clock of its own. Move it, and the carrier delivers.',
      isDone: delivered.totalCount > 0,
      action: isSent && moveClock,
    },
  ];
}
