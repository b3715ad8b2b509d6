import type { WaiverType } from '@domain/vocabulary.js';
import { closedForm } from '@domain/waiver/closed-forms.js';
import { useScope } from '../api/scope';
import { SelectField, TextField } from '../parts/field';
import { Form } from '../parts/form';
import { plainAmount } from '../parts/format';
import { Page, Sheet } from '../parts/page';
import { Restartable, Restored } from '../parts/restored';
import { useGo } from '../parts/use-go';
import { MissingState } from '../projects/missing-state';
import { ProjectField } from '../projects/project-field';
import { exceptionInputs, priorInputs } from './excepted';
import { ExceptionFields, PriorFields } from './excepted-fields';
import { KindFields } from './kind-fields';
import { useNewWaiver } from './use-new-waiver';

/** Creates a waiver from a payment, from a pay application, or alone. The form of the state follows from what is chosen. */
export default function NewWaiverPage() {
  return <Restartable page={NewWaiver} />;
}

function NewWaiver({ onStartOver }: { onStartOver: () => void }) {
  const { organizationId } = useScope();
  const go = useGo();
  const { form, change, decide, project, sources, choose, isIncomplete, error } = useNewWaiver();
  const { values, set, text, errorsOf } = form;
  const isFinal = values.stage === 'FINAL';
  const isPaid = values.type === 'UNCONDITIONAL';
  const type = `${values.type}_${values.stage}`.toLowerCase() as WaiverType;
  const use = project?.use?.toLowerCase() ?? null;
  const hasLists =
    project !== undefined &&
    !type.startsWith('_') &&
    !type.endsWith('_') &&
    closedForm(project.state ?? '', type, use) === null;
  const save = () => {
    const kind = decide();
    if (!kind) return;
    change.mutate(
      {
        input: {
          projectId: values.projectId,
          organizationId,
          ...kind,
          payApplicationId: sources.find(({ value }) => value === values.source)?.payApplicationId ?? null,
          amount: plainAmount(values.amount) || null,
          throughDate: isFinal ? null : values.throughDate || null,
          paymentReceivedOn: isPaid ? values.paymentReceivedOn || null : null,
          checkMaker: values.checkMaker.trim() || null,
          ...(hasLists && {
            exceptions: exceptionInputs(values.exceptions),
            priorWaivers: priorInputs(values.priorWaivers),
          }),
        },
      },
      {
        onSuccess: ({ createWaiver: { id } }) => {
          form.saved();
          go({ page: '/waivers/$id', params: { id } });
        },
      },
    );
  };
  return (
    <Page title="New waiver" subtitle="The form of the state is chosen for you, and shown on the next page.">
      <Restored
        isRestored={form.isRestored}
        onStartOver={() => {
          form.saved();
          onStartOver();
        }}
      />
      <Sheet className="max-w-2xl">
        <Form
          error={error}
          busy={change.isPending || isIncomplete}
          submit="Create the waiver"
          onSubmit={save}
          onCancel={() => go({ page: '/waivers' })}
        >
          <ProjectField
            value={values.projectId}
            onChange={(id) => set('projectId', id)}
            errors={errorsOf('projectId')}
          />
          <MissingState project={project} />
          {sources.length > 0 && (
            <SelectField
              label="What it is for"
              options={[{ value: '', text: 'Something else' }, ...sources]}
              value={values.source}
              onChange={({ target }) => choose(target.value)}
            />
          )}
          <KindFields values={values} set={set} errorsOf={errorsOf} />
          <div className="grid gap-x-4 sm:grid-cols-2">
            <TextField label="Amount" inputMode="decimal" hint="In dollars." {...text('amount')} />
            {!isFinal && (
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
          {hasLists && (
            <>
              <ExceptionFields
                rows={values.exceptions}
                onChange={(rows) => set('exceptions', rows)}
                error={change.error}
              />
              <PriorFields
                projectId={values.projectId}
                rows={values.priorWaivers}
                onChange={(rows) => set('priorWaivers', rows)}
                error={change.error}
              />
            </>
          )}
        </Form>
      </Sheet>
    </Page>
  );
}
