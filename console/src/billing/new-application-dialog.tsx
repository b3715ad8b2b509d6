import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatDate, formatMoney } from '../parts/format';
import { Shown } from '../parts/shown';
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
    <Loaded read={read}>{({ sov }) => <NewApplicationForm schedules={[sov]} sovId={id} onClose={onClose} />}</Loaded>
  );
}

function OfAnySchedule({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('');
  const read = useRead(BillableSchedulesDocument, { search: search || null }, { follows, keepsPrevious: true });
  return (
    <>
      <TextField
        label="Find a schedule of values"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Loaded read={read}>
        {({ sovs }) =>
          sovs.nodes.length === 0 && search === '' ? (
            <p>
              A pay application bills against a schedule of values.{' '}
              <To page="/billing/schedules/import">Import one first.</To>
            </p>
          ) : (
            <>
              <Shown count={sovs.nodes.length} total={sovs.totalCount} />
              <NewApplicationForm schedules={sovs.nodes} sovId="" onClose={onClose} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function NewApplicationForm({
  schedules,
  sovId: initialSovId,
  onClose,
}: {
  schedules: readonly BillableScheduleFragment[];
  sovId: string;
  onClose: () => void;
}) {
  const go = useGo();
  const create = useChange(CreatePayApplicationDocument);
  const { values, text, saved } = useForm(
    { sovId: initialSovId, applicationNumber: '', periodFrom: '', periodTo: '', retainagePercent: '' },
    create.error,
  );
  const chosen = schedules.find(({ id }) => id === values.sovId);
  const [previous = null] = (chosen?.project?.payApplications.nodes ?? [])
    .filter(({ status }) => status !== 'VOID')
    .sort((one, other) => other.applicationNumber - one.applicationNumber);
  const send = () => {
    const { sovId, periodTo } = values;
    const input = {
      sovId,
      periodTo,
      projectId: chosen?.project?.id ?? '',
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
  const options = schedules.map(({ id, name, project, totals }) => ({
    value: id,
    text: `${project?.name ?? name}: ${name}, ${formatMoney(totals.scheduledValue)}`,
  }));
  return (
    <Form onSubmit={send} error={create.error} busy={create.isPending} submit="Create the draft" onCancel={onClose}>
      <SelectField
        label="Schedule of values"
        required
        options={[{ value: '', text: 'Choose one' }, ...options]}
        {...text('sovId')}
      />
      {chosen && (
        <p className="mb-3 text-muted">
          {previous
            ? `Application no. ${previous.applicationNumber + 1}. Its period begins the day after ${formatDate(previous.periodTo)}.`
            : 'The first application of this project.'}
        </p>
      )}
      {chosen && !previous && (
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
            : `The project has ${chosen?.project?.retainagePercent ?? '0'}%.`
        }
        {...text('retainagePercent')}
      />
    </Form>
  );
}
