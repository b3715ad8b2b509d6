import { moneyRecords } from '../api/course-records';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { choices } from '../parts/choices';
import { SelectField, TextArea, TextField } from '../parts/field';
import { useFilters } from '../parts/filters';
import { Form, useForm } from '../parts/form';
import { plainAmount } from '../parts/format';
import { Page, Sheet } from '../parts/page';
import { Restartable, Restored } from '../parts/restored';
import { UnpaidHint } from '../parts/unpaid-hint';
import { useGo } from '../parts/use-go';
import { useOnChange } from '../parts/use-on-change';
import { MissingState } from '../projects/missing-state';
import { ProjectField } from '../projects/project-field';
import { useDays } from '../shell/clock';
import { deadlineHint, noticeOptions } from './claim-facts';
import { ClaimSourceDocument, CreateClaimDocument, type EscalationType } from './claims.documents';
import { LiensAreNotices } from './liens-are-notices';
import { SuggestedDates } from './suggested-dates';

/** A lien and a claim on a bond are notices: they have numbers, amendments and proofs of service. */
const types: EscalationType[] = ['DEMAND_LETTER', 'LAWSUIT'];

/** The deadlines of a project that each type of claim has to meet. */
const kinds: Partial<Record<EscalationType, readonly string[]>> = {
  DEMAND_LETTER: ['NOTICE_OF_INTENT', 'MECHANICS_LIEN', 'BOND_CLAIM', 'PUBLIC_FUNDS_LIEN'],
  LAWSUIT: ['LIEN_SUIT', 'BOND_SUIT', 'PUBLIC_FUNDS_SUIT'],
};

/** Creates a claim, with the dates that the law gives for its type. */
export default function NewClaimPage() {
  return <Restartable page={NewClaim} />;
}

function NewClaim({ onStartOver }: { onStartOver: () => void }) {
  const { organizationId } = useScope();
  const [{ project, type }] = useFilters('/claims/new', { project: '', type: 'DEMAND_LETTER' });
  const go = useGo();
  const today = useDays();
  const change = useChange(CreateClaimDocument);
  const { values, set, fill, text, errorsOf, saved, isRestored } = useForm(
    {
      projectId: project,
      type,
      escalationDate: today(null),
      deadlineDate: '',
      claimAmount: '',
      noticeId: '',
      description: '',
    },
    change.error,
    { keptAs: `claim ${project} ${type}` },
  );
  // The dates and notices of one project mean nothing for another.
  useOnChange(values.projectId, (earlier) => {
    if (earlier) fill({ noticeId: '', deadlineDate: '' });
  });
  const read = useRead(
    ClaimSourceDocument,
    { projectId: values.projectId },
    { enabled: values.projectId !== '', follows: moneyRecords },
  );
  const source = read.data?.project;
  // The day where the project is, unless another was entered.
  useOnChange(today(source?.state), (earlier) => {
    if (values.escalationDate === earlier) fill({ escalationDate: today(source?.state) });
  });
  const suggested = (source?.deadlines ?? []).filter(({ kind }) =>
    kinds[values.type as EscalationType]?.includes(kind),
  );
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
          claimAmount: plainAmount(values.claimAmount) || null,
          noticeId: values.noticeId || null,
          description: values.description.trim() || null,
        },
      },
      {
        onSuccess: ({ createEscalation: { id } }) => {
          saved();
          go({ page: '/claims/$id', params: { id } });
        },
      },
    );
  return (
    <Page title="New claim">
      <Restored
        isRestored={isRestored}
        onStartOver={() => {
          saved();
          onStartOver();
        }}
      />
      <Sheet className="max-w-2xl">
        <Form
          error={change.error ?? read.error}
          // Without the facts of its project, the record would lack them.
          busy={change.isPending || (values.projectId !== '' && !source)}
          submit="Create the claim"
          onSubmit={save}
          onCancel={() => go({ page: '/claims' })}
        >
          <ProjectField
            value={values.projectId}
            onChange={(id) => set('projectId', id)}
            errors={errorsOf('projectId')}
          />
          <MissingState project={source} />
          <SelectField label="Type" required options={choices(types)} {...text('type')} />
          <LiensAreNotices projectId={values.projectId} />
          {suggested.length > 0 && (
            <SuggestedDates
              deadlines={suggested}
              projectId={source?.id}
              type={values.type}
              state={source?.state}
              chosen={values.deadlineDate}
              onChoose={(day) => set('deadlineDate', day)}
            />
          )}
          <div className="grid gap-x-4 sm:grid-cols-2">
            <TextField type="date" label="Date of the claim" required {...text('escalationDate')} />
            <TextField type="date" label="Your deadline" hint={deadlineHint(values.type)} {...text('deadlineDate')} />
            <TextField
              label="Amount"
              inputMode="decimal"
              hint={
                <UnpaidHint
                  text="In dollars: what is unpaid."
                  amount={source?.unpaidAmount}
                  onUse={(amount) => set('claimAmount', amount)}
                />
              }
              {...text('claimAmount')}
            />
            <SelectField
              label="Follows the notice"
              options={noticeOptions(source?.notices.nodes)}
              {...text('noticeId')}
            />
          </div>
          <TextArea label="What is claimed" hint="As the document prints it." {...text('description')} />
        </Form>
      </Sheet>
    </Page>
  );
}
