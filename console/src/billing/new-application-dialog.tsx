import { type ReactNode, useState } from 'react';
import type { FieldMessages } from '../api/errors';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import type { Choice } from '../parts/choice-list';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatDate, formatMoney } from '../parts/format';
import { PickField } from '../parts/pick';
import { Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useGo } from '../parts/use-go';
import {
  BillableScheduleDocument,
  type BillableScheduleFragment,
  BillableSchedulesDocument,
  CreatePayApplicationDocument,
} from './billing.documents';

const follows = ['sov', 'pay_application', 'project'];

/** Begins the next application of a project: its schedule and the end of the period are enough. */
export function NewApplicationDialog({ sovId, onClose }: { sovId?: string; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="New pay application">
      {sovId ? <OfSchedule id={sovId} onClose={onClose} /> : <OfAnySchedule onClose={onClose} />}
    </Dialog>
  );
}

function OfSchedule({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useRead(BillableScheduleDocument, { id }, { follows });
  return (
    <Loaded read={read}>
      {({ sov }) => (
        <NewApplicationForm schedule={sov} onClose={onClose}>
          {() => <p className="mb-3">{describeSchedule(sov)}</p>}
        </NewApplicationForm>
      )}
    </Loaded>
  );
}

interface ScheduleChoice extends Choice {
  schedule: BillableScheduleFragment;
}

function OfAnySchedule({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<ScheduleChoice | null>(null);
  const read = useRead(BillableSchedulesDocument, { search: null }, { follows });
  return (
    <Loaded read={read}>
      {({ sovs }) =>
        sovs.nodes.length === 0 ? (
          <p>
            A pay application bills against a schedule of values.{' '}
            <To page="/billing/schedules/import">Import one first.</To>
          </p>
        ) : (
          <NewApplicationForm schedule={chosen?.schedule} onClose={onClose}>
            {(errors) => (
              <PickField
                label="Schedule of values"
                list="Schedules of values"
                none="No schedule is found."
                clear="Choose another schedule"
                chosen={chosen}
                onChoose={setChosen}
                useChoices={useSchedules}
                errors={errors}
              />
            )}
          </NewApplicationForm>
        )
      }
    </Loaded>
  );
}

function useSchedules(search: string | null, isOpen: boolean) {
  const { data, ...read } = useRead(
    BillableSchedulesDocument,
    { search },
    { enabled: isOpen, follows, keepsPrevious: true },
  );
  const toChoice = (schedule: BillableScheduleFragment): ScheduleChoice => ({
    key: schedule.id,
    text: describeSchedule(schedule),
    schedule,
  });
  return { ...read, data: data && { items: data.sovs.nodes.map(toChoice), hasMore: data.sovs.pageInfo.hasNextPage } };
}

const describeSchedule = ({ name, project, totals }: BillableScheduleFragment) =>
  `${project?.name ?? name}: ${name}, ${formatMoney(totals.scheduledValue)}`;

function NewApplicationForm({
  schedule,
  onClose,
  children,
}: {
  schedule: BillableScheduleFragment | undefined;
  onClose: () => void;
  /** The schedule, with what the service says of it. */
  children: (errors: FieldMessages | undefined) => ReactNode;
}) {
  const go = useGo();
  const create = useChange(CreatePayApplicationDocument);
  const { values, text, saved, errorsOf } = useForm(
    { applicationNumber: '', periodFrom: '', periodTo: '', retainagePercent: '' },
    create.error,
  );
  const [previous = null] = (schedule?.project?.payApplications.nodes ?? [])
    .filter(({ status }) => status !== 'VOID')
    .sort((one, other) => other.applicationNumber - one.applicationNumber);
  const send = () => {
    const input = {
      sovId: schedule?.id ?? '',
      periodTo: values.periodTo,
      projectId: schedule?.project?.id ?? '',
      ...(values.periodFrom && !previous && { periodFrom: values.periodFrom }),
      // A job that was billed elsewhere before: its balances are entered on the draft.
      ...(values.applicationNumber &&
        !previous && { applicationNumber: Number(values.applicationNumber), opening: {} }),
      ...(values.retainagePercent && { retainagePercent: values.retainagePercent.replace('%', '') }),
    };
    create.mutate(
      { input },
      {
        onSuccess: ({ createPayApplication: { id } }) => {
          saved();
          go({ page: '/billing/pay-applications/$id', params: { id } });
        },
      },
    );
  };
  return (
    <Form onSubmit={send} error={create.error} busy={create.isPending} submit="Create the draft" onCancel={onClose}>
      {children(errorsOf('sovId'))}
      {schedule && (
        <p className="mb-3 text-muted">
          {previous
            ? `Application no. ${previous.applicationNumber + 1}. Its period begins the day after ${formatDate(previous.periodTo)}.`
            : 'The first application of this project.'}
        </p>
      )}
      {schedule && !previous && (
        <TextField
          label="Application number"
          inputMode="numeric"
          hint="To take over a running job, the number of its next application. You enter what was billed before on the draft, under Opening balances."
          {...text('applicationNumber')}
        />
      )}
      <div className="grid gap-x-3 sm:grid-cols-2">
        {!previous && <TextField label="Period from" type="date" {...text('periodFrom')} />}
        <TextField label="Period to" required type="date" {...text('periodTo')} />
      </div>
      <TextField
        label="Retainage, %"
        inputMode="decimal"
        hint={
          previous
            ? 'As on the previous application if you leave it empty.'
            : `The project has ${schedule?.project?.retainagePercent ?? '0'}%.`
        }
        {...text('retainagePercent')}
      />
    </Form>
  );
}
