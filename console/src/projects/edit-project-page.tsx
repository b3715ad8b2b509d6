import { useNavigate, useParams } from '@tanstack/react-router';
import { courseRecords } from '../api/course-records';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { Page } from '../parts/page';
import { Loaded } from '../parts/states';
import { ProjectCourseDocument, UpdateProjectDocument } from './project.documents';
import { ProjectForm } from './project-form';

/** Changes a project. What someone else changes in the meantime is shown, and what is typed here stays. */
export default function EditProjectPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const { organizationId, mode } = useScope();
  const navigate = useNavigate();
  const read = useRead(ProjectCourseDocument, { id }, { follows: [...courseRecords, 'division'] });
  const change = useChange(UpdateProjectDocument);
  const back = () => void navigate({ to: `/${organizationId}/${mode}/projects/${id}` as never });
  return (
    <Page title={read.data ? `Edit ${read.data.project.name}` : 'Edit the project'}>
      <Loaded read={read}>
        {({ project }) => (
          <ProjectForm
            project={project}
            error={change.error}
            busy={change.isPending}
            submit="Save"
            onCancel={back}
            onSubmit={(input, saved) =>
              change.mutate(
                { input: { ...input, id, expectedUpdatedAt: project.updatedAt } },
                {
                  onSuccess: () => {
                    saved();
                    back();
                  },
                },
              )
            }
          />
        )}
      </Loaded>
    </Page>
  );
}
