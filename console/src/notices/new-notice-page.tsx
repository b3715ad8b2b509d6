import { useEffect, useRef } from 'react';
import { moneyRecords } from '../api/course-records';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { choices } from '../parts/choices';
import { SelectField, TextArea, TextField } from '../parts/field';
import { useFilters } from '../parts/filters';
import { Form, useForm } from '../parts/form';
import { formatDate, plainAmount } from '../parts/format';
import { Page, Sheet } from '../parts/page';
import { Restartable, Restored } from '../parts/restored';
import { To } from '../parts/to';
import { UnpaidHint } from '../parts/unpaid-hint';
import { useGo } from '../parts/use-go';
import { useOnChange } from '../parts/use-on-change';
import { Warning } from '../parts/warning';
import { MissingState } from '../projects/missing-state';
import { ProjectField } from '../projects/project-field';
import { useDays } from '../shell/clock';
import {
  CreateNoticeDocument,
  NoticeSourceDocument,
  type NoticeSourceQuery,
  type NoticeType,
} from './notices.documents';

const types: NoticeType[] = ['PRELIMINARY', 'LIEN', 'BOND_CLAIM', 'STOP_PAYMENT'];

/** The deadline of a project that each type of notice has to meet. */
const kindOf = {
  PRELIMINARY: 'PRELIMINARY_NOTICE',
  LIEN: 'MECHANICS_LIEN',
  BOND_CLAIM: 'BOND_CLAIM',
  STOP_PAYMENT: 'STOP_PAYMENT_NOTICE',
} as const;

/** Creates a notice of a project, with the facts of the project and its deadline. The next page shows its document. */
export default function NewNoticePage() {
  return <Restartable page={NewNotice} />;
}

function NewNotice({ onStartOver }: { onStartOver: () => void }) {
  const { organizationId } = useScope();
  const [{ project, type, duty }] = useFilters('/notices/new', { project: '', type: 'PRELIMINARY', duty: '' });
  const go = useGo();
  const today = useDays();
  const change = useChange(CreateNoticeDocument);
  const { values, text, set, fill, errorsOf, saved, isRestored } = useForm(
    {
      projectId: project,
      type,
      duty,
      noticeDate: today(null),
      claimAmount: '',
      description: '',
    },
    change.error,
    { keptAs: `notice ${project} ${type} ${duty}` },
  );
  const read = useRead(
    NoticeSourceDocument,
    { projectId: values.projectId },
    { enabled: values.projectId !== '', follows: moneyRecords },
  );
  const source = read.data?.project;
  const duties = source ? findDuties(source, values.type as NoticeType) : [];
  const chosen = duties.find((one) => (one.duty ?? '') === values.duty)?.duty ?? null;
  // The day where the project is, unless another was entered.
  useOnChange(today(source?.state), (earlier) => {
    if (values.noticeDate === earlier) fill({ noticeDate: today(source?.state) });
  });
  const contractAmount = source?.contractAmount;
  // A preliminary notice estimates the price of all of the work.
  const estimate = (values.type === 'PRELIMINARY' && contractAmount) || '';
  const filledIn = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another project or type fills the amount in
  useEffect(() => {
    if (values.claimAmount === '' || values.claimAmount === filledIn.current) fill({ claimAmount: estimate });
    filledIn.current = estimate;
  }, [estimate, values.projectId, values.type]);
  const save = () =>
    change.mutate(
      {
        input: {
          projectId: values.projectId,
          organizationId,
          ...(source?.state && { state: source.state }),
          type: values.type as NoticeType,
          ...(chosen && { duty: chosen }),
          noticeDate: values.noticeDate,
          claimAmount: plainAmount(values.claimAmount) || null,
          description: values.description.trim() || null,
          firstFurnishingDate: source?.firstFurnishingDate ?? null,
          lastFurnishingDate: source?.lastFurnishingDate ?? null,
        },
      },
      {
        onSuccess: ({ createNotice: { id } }) => {
          saved();
          go({ page: '/notices/$id', params: { id } });
        },
      },
    );
  return (
    <Page title="New notice" subtitle="Its document is shown on the next page, before anything is sent.">
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
          submit="Create the notice"
          onSubmit={save}
          onCancel={() => go({ page: '/notices' })}
        >
          <ProjectField
            value={values.projectId}
            onChange={(id) => set('projectId', id)}
            errors={errorsOf('projectId')}
          />
          <MissingState project={source} />
          <SelectField label="Type" required options={choices(types)} {...text('type')} />
          {duties.length > 1 && (
            <SelectField
              label="Which notice"
              required
              options={duties.map((one) => ({ value: one.duty ?? '', text: one.documentName ?? 'The ordinary one' }))}
              {...text('duty')}
              value={chosen ?? ''}
            />
          )}
          {source && <Due source={source} type={values.type as NoticeType} duty={chosen} />}
          <TextField type="date" label="Date of the notice" required {...text('noticeDate')} />
          <TextField
            label="Amount"
            inputMode="decimal"
            hint={
              <UnpaidHint
                text="In dollars: what is unpaid, or the estimated price."
                amount={values.type === 'PRELIMINARY' ? null : source?.unpaidAmount}
                onUse={(amount) => set('claimAmount', amount)}
              />
            }
            {...text('claimAmount')}
          />
          <TextArea
            label="What you furnish"
            hint="Labor or material. If this is empty, the notice prints that of the project."
            {...text('description')}
          />
        </Form>
      </Sheet>
    </Page>
  );
}

type Source = NoticeSourceQuery['project'];
type Deadline = Source['deadlines'][number];

/** The notices of this type that the state asks for, one of each. */
function findDuties({ deadlines }: Source, type: NoticeType): Deadline[] {
  const matchingDeadlines = deadlines.filter(({ kind }) => kind === kindOf[type]);
  return [...new Map(matchingDeadlines.map((one) => [one.duty, one])).values()];
}

/** By when the notice has to be served, and a draft of the same type that exists already. */
function Due({ source, type, duty }: { source: Source; type: NoticeType; duty: Deadline['duty'] }) {
  const deadline = source.deadlines.find((one) => one.kind === kindOf[type] && one.duty === duty);
  const day = deadline && [deadline.safeDate, deadline.date].filter((one) => one !== null).sort()[0];
  const draft = source.notices.nodes.find(
    (notice) => notice.type === type && notice.duty === duty && notice.status === 'DRAFT',
  );
  return (
    <>
      {deadline && (
        <div className="mb-3 rounded-md bg-sunken px-3 py-2">
          <p className="font-medium">{day ? `Serve it by ${formatDate(day)}` : 'No deadline yet'}</p>
          <p className="text-sm">{deadline.explanation}</p>
        </div>
      )}
      {draft && (
        <Warning>
          The project has a draft of this type already:{' '}
          <To page="/notices/$id" params={{ id: draft.id }}>
            {draft.noticeNumber}
          </To>
        </Warning>
      )}
    </>
  );
}
