import { useNavigate } from '@tanstack/react-router';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { Page } from '../parts/page';
import { CreateProjectDocument } from './project.documents';
import { ProjectForm } from './project-form';

export default function NewProjectPage() {
  const { organizationId, mode } = useScope();
  const navigate = useNavigate();
  const change = useChange(CreateProjectDocument);
  const go = (page: string, search: object = {}) =>
    void navigate({ to: `/${organizationId}/${mode}${page}` as never, search: search as never });
  return (
    <Page title="New project">
      <ProjectForm
        error={change.error}
        busy={change.isPending}
        submit="Create the project"
        onCancel={() => go('/projects')}
        onSubmit={(input) =>
          change.mutate(
            { input },
            { onSuccess: ({ createProject: { id } }) => go(`/projects/${id}`, { tab: 'people' }) },
          )
        }
      />
    </Page>
  );
}
