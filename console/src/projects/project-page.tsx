import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { Actions } from '../parts/actions';
import { inWords, Status } from '../parts/badge';
import { useFilters } from '../parts/filters';
import { Page } from '../parts/page';
import { ErrorNote, Loaded, Loading } from '../parts/states';
import { Tabs } from '../parts/tabs';
import { useCanChange } from '../shell/viewer';
import { Course } from './course';
import type { Project } from './project';
import { UpdateProjectDocument } from './project.documents';
import { courseRead } from './reads';

const People = lazy(() => import('./people'));
const Documents = lazy(() => import('./documents'));
const Notes = lazy(() => import('./notes'));
const Received = lazy(() => import('./received'));
const History = lazy(() => import('./history'));

const tabs = [
  { id: 'course', title: 'Deadlines' },
  { id: 'people', title: 'Parties and jobsites' },
  { id: 'documents', title: 'Notices, waivers, billing and mail' },
  { id: 'received', title: 'Received notices' },
  { id: 'notes', title: 'Notes and tasks' },
  { id: 'history', title: 'History' },
];

/** One project: what is due on it and why, who is on it, what was sent, and what changed. */
export default function ProjectPage() {
  const { id } = useParams({ from: '/$organization/$mode/projects/$id' });
  const [filters] = useFilters('/projects/$id', { tab: 'course' });
  // An address can name a part that there is not.
  const tab = tabs.some((one) => one.id === filters.tab) ? filters.tab : 'course';
  const canChange = useCanChange();
  const read = useRead(...courseRead(id));
  const project = read.data?.project;
  return (
    <Page
      title={project?.name ?? 'Project'}
      subtitle={project && <Summary project={project} />}
      actions={canChange && project && <ProjectActions project={project} />}
    >
      <Tabs label="Parts of the project" tabs={tabs} chosen={tab} />
      <Suspense fallback={<Loading />}>
        {tab === 'people' && <People id={id} />}
        {tab === 'documents' && <Documents id={id} />}
        {tab === 'notes' && <Loaded read={read}>{(data) => <Notes id={id} state={data.project.state} />}</Loaded>}
        {tab === 'received' && <Received id={id} />}
        {tab === 'history' && <History id={id} />}
        {tab === 'course' && <Loaded read={read}>{(data) => <Course project={data.project} />}</Loaded>}
      </Suspense>
    </Page>
  );
}

function ProjectActions({ project: { id, status, updatedAt } }: { project: Project }) {
  const change = useChange(UpdateProjectDocument, {
    toUndo: (_, { updateProject }) => ({ input: { id, status, expectedUpdatedAt: updateProject.updatedAt } }),
  });
  const search = { project: id };
  const isArchived = status === 'ARCHIVED';
  return (
    <>
      <Actions
        actions={[
          { text: 'Edit', link: { page: '/projects/$id/edit', params: { id } } },
          { text: 'New notice', link: { page: '/notices/new', search } },
          { text: 'New waiver', link: { page: '/waivers/new', search } },
          { text: 'Waivers of the payees', link: { page: '/projects/$id/waivers', params: { id } } },
          { text: 'Ask for a waiver', link: { page: '/waivers/requests/new', search } },
          { text: 'New claim', link: { page: '/claims/new', search } },
          { text: 'Ask for research', link: { page: '/mail/research/new', search } },
          { text: 'Compare with other dates', link: { page: '/projects/$id/compare', params: { id } } },
          {
            text: isArchived ? 'Take out of the archive' : 'Archive',
            note: isArchived ? undefined : 'It leaves the lists of what is due, and nothing reminds of it.',
            busy: change.isPending,
            onClick: () =>
              change.mutate({
                input: { id, status: isArchived ? 'ACTIVE' : 'ARCHIVED', expectedUpdatedAt: updatedAt },
              }),
          },
        ]}
      />
      {change.error && (
        <div className="w-full">
          <ErrorNote error={change.error} />
        </div>
      )}
    </>
  );
}

function Summary({ project }: { project: Project }) {
  const { number, state, sector, claimantRole, division, status } = project;
  const parts = [
    number,
    state ?? 'State not known',
    inWords(sector),
    `Your role: ${inWords(claimantRole)}`,
    division?.name,
  ];
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {parts.filter(Boolean).join(' · ')} <Status status={status} />
    </span>
  );
}
