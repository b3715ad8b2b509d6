import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useRead } from '../api/use-read';
import { Actions } from '../parts/actions';
import { inWords, Status } from '../parts/badge';
import { useFilters } from '../parts/filters';
import { Page } from '../parts/page';
import { Loaded, Loading } from '../parts/states';
import { Tabs } from '../parts/tabs';
import { useCanChange } from '../shell/viewer';
import { Course } from './course';
import type { Project } from './project';
import { ProjectCourseDocument } from './project.documents';

const People = lazy(() => import('./people'));
const Documents = lazy(() => import('./documents'));
const History = lazy(() => import('./history'));

const tabs = [
  { id: 'course', title: 'Deadlines' },
  { id: 'people', title: 'Parties and jobsites' },
  { id: 'documents', title: 'Notices, waivers, billing and mail' },
  { id: 'history', title: 'History' },
];

/** One project: what is due on it and why, who is on it, what was sent, and what changed. */
export default function ProjectPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const [{ tab }] = useFilters({ tab: 'course' });
  const canChange = useCanChange();
  const read = useRead(
    ProjectCourseDocument,
    { id },
    { follows: ['project', 'party', 'jobsite', 'notice', 'waiver', 'escalation'] },
  );
  const project = read.data?.project;
  return (
    <Page
      title={project?.name ?? 'Project'}
      subtitle={project && <Summary project={project} />}
      actions={
        canChange &&
        project && (
          <Actions
            actions={[
              { text: 'Edit', page: `/projects/${id}/edit` },
              { text: 'New notice', page: '/notices/new', search: { project: id } },
              { text: 'New waiver', page: '/waivers/new', search: { project: id } },
              { text: 'New claim', page: '/claims/new', search: { project: id } },
              { text: 'Ask for research', page: '/mail/research/new', search: { project: id } },
              { text: 'Compare with other dates', page: `/projects/${id}/compare` },
            ]}
          />
        )
      }
    >
      <Tabs label="Parts of the project" tabs={tabs} chosen={tab} />
      <Suspense fallback={<Loading />}>
        {tab === 'people' && <People id={id} />}
        {tab === 'documents' && <Documents id={id} />}
        {tab === 'history' && <History id={id} />}
        {tab === 'course' && <Loaded read={read}>{(data) => <Course project={data.project} />}</Loaded>}
      </Suspense>
    </Page>
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
