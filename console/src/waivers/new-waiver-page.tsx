import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { SelectField, TextField } from '../parts/field';
import { useFilters } from '../parts/filters';
import { Form, useForm } from '../parts/form';
import { plainAmount } from '../parts/format';
import { Page, Sheet } from '../parts/page';
import { RadioField } from '../parts/radio-field';
import { useOnChange } from '../parts/use-on-change';
import { MissingState } from '../projects/missing-state';
import { ProjectField } from '../projects/project-field';
import { expectedOf, sourcesOf } from './waiver-sources';
import { CreateWaiverDocument, WaiverSourceDocument } from './waivers.documents';

/** Creates a waiver from a payment, from a pay application, or alone. The form of the state follows from what is chosen. */
export default function NewWaiverPage() {
  const { organizationId, mode } = useScope();
  const [{ project, application, type }] = useFilters({ project: '', application: '', type: '' });
  const expected = expectedOf(type);
  const navigate = useNavigate();
  const change = useChange(CreateWaiverDocument);
  const { values, set, setValues, text, errorsOf } = useForm(
    {
      projectId: project,
      source: '',
      kind: expected.kind,
      stage: expected.stage,
      amount: '',
      throughDate: '',
      paymentReceivedOn: '',
      checkMaker: '',
    },
    change.error,
  );
  // The applications and payments of one project mean nothing for another.
  useOnChange(values.projectId, (earlier) => {
    if (earlier) setValues((known) => ({ ...known, source: '', amount: '', throughDate: '', paymentReceivedOn: '' }));
  });
  const read = useRead(
    WaiverSourceDocument,
    { projectId: values.projectId },
    { enabled: values.projectId !== '', follows: ['pay_application', 'project'] },
  );
  const sources = sourcesOf(read.data?.project.payApplications.nodes ?? []);
  const payer =
    read.data?.project.parties.nodes.find(({ isClaimant }) => isClaimant)?.hiredBy?.organization?.name ?? '';
  const filledIn = useRef('');
  // The company that hired the claimant pays it. Another project fills in another one, and what is typed stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another project fills the payer in
  useEffect(() => {
    if (values.checkMaker === '' || values.checkMaker === filledIn.current) set('checkMaker', payer);
    filledIn.current = payer;
  }, [payer, values.projectId]);
  const choose = (value: string) => {
    const source = sources.find((one) => one.value === value);
    setValues((known) => ({
      ...known,
      source: value,
      ...(source && {
        amount: source.amount,
        throughDate: source.throughDate,
        paymentReceivedOn: source.paidOn,
        kind: source.paidOn ? 'UNCONDITIONAL' : 'CONDITIONAL',
      }),
    }));
  };
  const isRead = read.isSuccess;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is expected for an application is filled in once
  useEffect(() => {
    const of = sources.filter(({ payApplicationId }) => payApplicationId === application);
    const source = of.find(({ paidOn }) => (paidOn !== '') === (expected.kind === 'UNCONDITIONAL')) ?? of[0];
    if (source) choose(source.value);
  }, [isRead]);
  const go = (page: string) => void navigate({ to: `/${organizationId}/${mode}${page}` as never });
  const isProgress = values.stage === 'PROGRESS';
  const isPaid = values.kind === 'UNCONDITIONAL';
  const save = () =>
    change.mutate(
      {
        input: {
          projectId: values.projectId,
          organizationId,
          type: values.kind,
          stage: values.stage,
          payApplicationId: sources.find(({ value }) => value === values.source)?.payApplicationId ?? null,
          amount: plainAmount(values.amount) || null,
          throughDate: isProgress ? values.throughDate || null : null,
          paymentReceivedOn: isPaid ? values.paymentReceivedOn || null : null,
          checkMaker: values.checkMaker.trim() || null,
        },
      },
      { onSuccess: ({ createWaiver: { id } }) => go(`/waivers/${id}`) },
    );
  return (
    <Page title="New waiver" subtitle="The form of the state is chosen for you, and shown on the next page.">
      <Sheet className="max-w-2xl">
        <Form
          error={change.error}
          busy={change.isPending}
          submit="Create the waiver"
          onSubmit={save}
          onCancel={() => go('/waivers')}
        >
          <ProjectField
            value={values.projectId}
            onChange={(id) => set('projectId', id)}
            errors={errorsOf('projectId')}
          />
          <MissingState project={read.data?.project} />
          {sources.length > 0 && (
            <SelectField
              label="What it is for"
              options={[{ value: '', text: 'Something else' }, ...sources]}
              value={values.source}
              onChange={({ target }) => choose(target.value)}
            />
          )}
          <RadioField
            label="Have you received the payment?"
            value={values.kind}
            errors={errorsOf('type')}
            onChange={(kind) => set('kind', kind)}
            options={[
              {
                value: 'CONDITIONAL',
                text: 'Not yet: conditional',
                hint: 'It gives up your rights only once the payment is made. The safe one to give first.',
              },
              {
                value: 'UNCONDITIONAL',
                text: 'Yes: unconditional',
                hint: 'It takes effect when it is released, even if the check bounces. Until the payment is confirmed, it is held here.',
              },
            ]}
          />
          <RadioField
            label="Which payment is it?"
            value={values.stage}
            errors={errorsOf('stage')}
            onChange={(stage) => set('stage', stage)}
            options={[
              { value: 'PROGRESS', text: 'A progress payment', hint: 'It waives rights for the work through one day.' },
              { value: 'FINAL', text: 'The final payment', hint: 'It waives rights for all of the work.' },
            ]}
          />
          <div className="grid gap-x-4 sm:grid-cols-2">
            <TextField label="Amount" inputMode="decimal" hint="In dollars." {...text('amount')} />
            {isProgress && (
              <TextField
                type="date"
                label="Through date"
                required
                hint="The last day of the work that is paid for."
                {...text('throughDate')}
              />
            )}
            {isPaid && (
              <TextField
                type="date"
                label="Payment received on"
                hint="Leave it empty until the money is there."
                {...text('paymentReceivedOn')}
              />
            )}
            <TextField label="Who pays" hint="The maker of the check, as the form prints it." {...text('checkMaker')} />
          </div>
        </Form>
      </Sheet>
    </Page>
  );
}
