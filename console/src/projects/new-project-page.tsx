import { useNavigate } from '@tanstack/react-router';
import { useScope } from '../api/scope';
import { Page } from '../parts/page';
import { useLeaveWarning } from '../parts/use-leave-warning';
import { Warning } from '../parts/warning';
import { NewJobsite, NewParties } from './new-parties';
import type { CreateProjectInput } from './project.documents';
import { ProjectForm } from './project-form';
import { useNewProject } from './use-new-project';

/** A project on one page: its division, role and dates, its jobsite, and its parties with their companies. */
export default function NewProjectPage() {
  const { organizationId, mode } = useScope();
  const navigate = useNavigate();
  const form = useNewProject();
  const { projectId, isBusy, isRefused } = form;
  useLeaveWarning(projectId !== undefined && isRefused);
  const go = (page: string, search: object = {}) =>
    void navigate({ to: `/${organizationId}/${mode}${page}` as never, search: search as never });
  const save = async (input: Partial<CreateProjectInput>) => {
    const id = await form.save(input as CreateProjectInput);
    const isComplete = form.jobsite.addressLine1 !== '' && form.parties.some(({ texts }) => texts.name.trim() !== '');
    // What has to be done and by when, or who is still missing.
    if (id) go(`/projects/${id}`, isComplete ? {} : { tab: 'people' });
  };
  return (
    <Page title="New project">
      {projectId !== undefined && isRefused && (
        <Warning role="status">
          The project is created, but not all of its parties. What stopped it is named below: correct it, then add the
          rest. Nothing is created twice.
        </Warning>
      )}
      <ProjectForm
        error={form.errorAt('project')}
        busy={isBusy}
        submit={projectId === undefined ? 'Create the project' : 'Add the rest'}
        isFixed={projectId !== undefined}
        onCancel={() => go(projectId === undefined ? '/projects' : `/projects/${projectId}`)}
        onSubmit={(input) => void save(input)}
      >
        <NewJobsite {...form} />
        <NewParties {...form} />
      </ProjectForm>
    </Page>
  );
}
