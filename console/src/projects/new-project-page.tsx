import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useScope } from '../api/scope';
import { useKept } from '../parts/kept';
import { Page } from '../parts/page';
import { Restored } from '../parts/restored';
import { NewJobsite, NewParties } from './new-parties';
import type { CreateProjectInput } from './project.documents';
import { ProjectForm } from './project-form';
import { useNewProject } from './use-new-project';

/** What the tab keeps of the project itself, and of what belongs to it. */
const keptAs = { project: 'project', rest: 'project with its jobsite and parties' };

/** A project on one page: its division, role and dates, its jobsite, and its parties with their companies. */
export default function NewProjectPage() {
  const [round, setRound] = useState(0);
  const project = useKept(keptAs.project);
  const rest = useKept(keptAs.rest);
  const isKept = project.first !== undefined || rest.first !== undefined;
  const startOver = () => {
    project.drop();
    rest.drop();
    setRound(round + 1);
  };
  return (
    <Page title="New project">
      <Restored isRestored={isKept && round === 0} onStartOver={startOver} />
      <NewProject key={round} />
    </Page>
  );
}

function NewProject() {
  const { organizationId, mode } = useScope();
  const navigate = useNavigate();
  const form = useNewProject(keptAs.rest);
  const go = (page: string, search: object = {}) =>
    void navigate({ to: `/${organizationId}/${mode}${page}` as never, search: search as never });
  const save = async (input: Partial<CreateProjectInput>, saved: () => void) => {
    const isComplete = form.jobsite.addressLine1 !== '' && form.named.length > 0;
    const id = await form.save(input as CreateProjectInput);
    saved();
    form.saved();
    // What has to be done and by when, or who is still missing.
    go(`/projects/${id}`, isComplete ? {} : { tab: 'people' });
  };
  return (
    <ProjectForm
      error={form.error}
      prefix="project."
      busy={form.isBusy}
      submit="Create the project"
      keptAs={keptAs.project}
      onCancel={() => go('/projects')}
      onSubmit={(input, saved) => save(input, saved).catch(() => undefined)}
    >
      <NewJobsite {...form} />
      <NewParties {...form} />
    </ProjectForm>
  );
}
