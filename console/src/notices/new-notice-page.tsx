import { useNavigate } from '@tanstack/react-router';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { choices } from '../parts/choices';
import { SelectField, TextArea, TextField } from '../parts/field';
import { useFilters } from '../parts/filters';
import { Form, useForm } from '../parts/form';
import { Page, Sheet } from '../parts/page';
import { CreateNoticeDocument, NoticeProjectsDocument, type NoticeType } from './notices.documents';

const types: NoticeType[] = ['PRELIMINARY', 'LIEN', 'BOND_CLAIM', 'STOP_PAYMENT'];

export default function NewNoticePage() {
  const { organizationId, mode } = useScope();
  const [{ project }] = useFilters({ project: '' });
  const navigate = useNavigate();
  const projects =
    useRead(NoticeProjectsDocument, { search: null }, { follows: ['project'] }).data?.projects.nodes ?? [];
  const change = useChange(CreateNoticeDocument);
  const { values, text } = useForm(
    {
      projectId: project,
      type: 'PRELIMINARY',
      noticeDate: new Date().toLocaleDateString('en-CA'),
      claimAmount: '',
      description: '',
    },
    change.error,
  );
  const go = (page: string) => void navigate({ to: `/${organizationId}/${mode}${page}` as never });
  const save = () =>
    change.mutate(
      {
        input: {
          projectId: values.projectId,
          type: values.type as NoticeType,
          noticeDate: values.noticeDate,
          claimAmount: values.claimAmount.trim() || null,
          description: values.description.trim() || null,
        },
      },
      { onSuccess: ({ createNotice: { id } }) => go(`/notices/${id}`) },
    );
  return (
    <Page title="New notice">
      <Sheet className="max-w-2xl">
        <Form
          error={change.error}
          busy={change.isPending}
          submit="Create the notice"
          onSubmit={save}
          onCancel={() => go('/notices')}
        >
          <SelectField
            label="Project"
            required
            options={[
              { value: '', text: 'Choose a project' },
              ...projects.map(({ id, name, state }) => ({ value: id, text: `${name}${state ? `, ${state}` : ''}` })),
            ]}
            {...text('projectId')}
          />
          <SelectField label="Type" required options={choices(types)} {...text('type')} />
          <TextField type="date" label="Date of the notice" required {...text('noticeDate')} />
          <TextField
            label="Amount"
            inputMode="decimal"
            hint="In dollars: what is unpaid, or the estimated price."
            {...text('claimAmount')}
          />
          <TextArea
            label="What you furnish"
            hint="Labor or material, as the notice prints it."
            {...text('description')}
          />
        </Form>
      </Sheet>
    </Page>
  );
}
