import { useParams } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { Page } from '../parts/page';
import { Restartable } from '../parts/restored';
import { Loaded } from '../parts/states';
import { useGo } from '../parts/use-go';
import { UpdateProjectDocument } from './project.documents';
import { ProjectForm } from './project-form';
import { courseRead } from './reads';

/** Changes a project. What someone else changes in the meantime is shown, and what is typed here stays. */
export default function EditProjectPage() {
  return <Restartable page={EditProject} />;
}

function EditProject({ onStartOver }: { onStartOver: () => void }) {
  const { id } = useParams({ from: '/$organization/$mode/projects/$id/edit' });
  const go = useGo();
  const read = useRead(...courseRead(id));
  const change = useChange(UpdateProjectDocument);
  const back = () => go({ page: '/projects/$id', params: { id } });
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
            onStartOver={onStartOver}
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
