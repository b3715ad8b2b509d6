import { useNavigate } from '@tanstack/react-router';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { choices } from '../parts/choices';
import { SelectField, TextArea, TextField } from '../parts/field';
import { useFilters } from '../parts/filters';
import { Form, useForm } from '../parts/form';
import { formatDate } from '../parts/format';
import { Page, Sheet } from '../parts/page';
import { ProjectField } from '../projects/project-field';
import {
  ClaimSourceDocument,
  type ClaimSourceQuery,
  CreateClaimDocument,
  type EscalationType,
} from './claims.documents';

type Deadline = ClaimSourceQuery['project']['deadlines'][number];

const types: EscalationType[] = ['DEMAND_LETTER', 'LIEN_FILING', 'BOND_CLAIM', 'LAWSUIT'];

/** The deadlines of a project that each type of claim has to meet. */
const kinds: Record<EscalationType, readonly string[]> = {
  DEMAND_LETTER: ['NOTICE_OF_INTENT'],
  LIEN_FILING: ['MECHANICS_LIEN', 'PUBLIC_FUNDS_LIEN'],
  BOND_CLAIM: ['BOND_CLAIM', 'PUBLIC_FUNDS_NOTICE'],
  LAWSUIT: ['LIEN_SUIT', 'BOND_SUIT', 'PUBLIC_FUNDS_SUIT'],
};

/** Creates a claim, with the dates that the law gives for its type. */
export default function NewClaimPage() {
  const { organizationId, mode } = useScope();
  const [{ project, type }] = useFilters({ project: '', type: 'DEMAND_LETTER' });
  const navigate = useNavigate();
  const change = useChange(CreateClaimDocument);
  const { values, set, text, errorsOf } = useForm(
    {
      projectId: project,
      type,
      escalationDate: new Date().toLocaleDateString('en-CA'),
      deadlineDate: '',
      claimAmount: '',
      noticeId: '',
      description: '',
    },
    change.error,
  );
  const source = useRead(
    ClaimSourceDocument,
    { projectId: values.projectId },
    { enabled: values.projectId !== '', follows: ['project', 'notice'] },
  ).data?.project;
  const suggested = (source?.deadlines ?? []).filter(({ kind }) =>
    kinds[values.type as EscalationType]?.includes(kind),
  );
  const go = (page: string) => void navigate({ to: `/${organizationId}/${mode}${page}` as never });
  const save = () =>
    change.mutate(
      {
        input: {
          projectId: values.projectId,
          organizationId,
          state: source?.state ?? '',
          type: values.type as EscalationType,
          escalationDate: values.escalationDate,
          deadlineDate: values.deadlineDate || null,
          claimAmount: values.claimAmount.trim() || null,
          noticeId: values.noticeId || null,
          description: values.description.trim() || null,
        },
      },
      { onSuccess: ({ createEscalation: { id } }) => go(`/claims/${id}`) },
    );
  return (
    <Page title="New claim">
      <Sheet className="max-w-2xl">
        <Form
          error={change.error}
          busy={change.isPending}
          submit="Create the claim"
          onSubmit={save}
          onCancel={() => go('/claims')}
        >
          <ProjectField
            value={values.projectId}
            onChange={(id) => set('projectId', id)}
            errors={errorsOf('projectId')}
          />
          <SelectField label="Type" required options={choices(types)} {...text('type')} />
          <Suggestions
            deadlines={suggested}
            chosen={values.deadlineDate}
            onChoose={(day) => set('deadlineDate', day)}
          />
          <div className="grid gap-x-4 sm:grid-cols-2">
            <TextField type="date" label="Date of the claim" required {...text('escalationDate')} />
            <TextField type="date" label="Your deadline" hint="By when it has to be done." {...text('deadlineDate')} />
            <TextField label="Amount" inputMode="decimal" hint="In dollars: what is unpaid." {...text('claimAmount')} />
            <SelectField
              label="Follows the notice"
              options={[
                { value: '', text: 'None' },
                ...(source?.notices.nodes ?? []).map(({ id, noticeNumber, typeLabel }) => ({
                  value: id,
                  text: `${noticeNumber}, ${typeLabel}`,
                })),
              ]}
              {...text('noticeId')}
            />
          </div>
          <TextArea label="What is claimed" hint="As the document prints it." {...text('description')} />
        </Form>
      </Sheet>
    </Page>
  );
}

/** The dates that follow from the facts on record, each with a button that takes it. */
function Suggestions({
  deadlines,
  chosen,
  onChoose,
}: {
  deadlines: readonly Deadline[];
  chosen: string;
  onChoose: (day: string) => void;
}) {
  if (deadlines.length === 0) return null;
  return (
    <section aria-label="Dates that the law gives" className="mb-3 space-y-2">
      {deadlines.map((deadline) => {
        const day = [deadline.safeDate, deadline.date].filter((one) => one !== null).sort()[0];
        return (
          <div
            key={`${deadline.kind}${deadline.month}${deadline.documentName}`}
            className="rounded-md bg-sunken px-3 py-2"
          >
            <p className="flex flex-wrap items-center justify-between gap-2 font-medium">
              {inWords(deadline.documentName ?? deadline.kind)}: {day ? formatDate(day) : 'no date yet'}
              {day && (
                <Button disabled={chosen === day} onClick={() => onChoose(day)}>
                  {chosen === day ? 'Taken' : `Take ${formatDate(day)}`}
                </Button>
              )}
            </p>
            <p className="mt-1 text-sm">{deadline.explanation}</p>
            {deadline.source && <p className="text-sm text-muted">{deadline.source}</p>}
          </div>
        );
      })}
    </section>
  );
}
