import { useState } from 'react';
import type { ApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { SelectField, TextArea, TextField } from '../parts/field';
import { useFilters } from '../parts/filters';
import { Form, useForm } from '../parts/form';
import { plainAmount } from '../parts/format';
import { Page, Sheet } from '../parts/page';
import { Restartable, Restored } from '../parts/restored';
import { useGo } from '../parts/use-go';
import { Warning } from '../parts/warning';
import { ProjectField } from '../projects/project-field';
import { type DecidedKind, decideKind, kindFor } from '../waivers/kind';
import { CodeField } from './code-field';
import { KindAsked } from './kind-asked';
import {
  ApplicationsToAskDocument,
  CreateWaiverRequestDocument,
  PartiesToAskDocument,
  SendWaiverRequestDocument,
} from './requests.documents';

/** Asks one payee for a waiver. */
export default function NewRequestPage() {
  return <Restartable page={NewRequest} />;
}

function NewRequest({ onStartOver }: { onStartOver: () => void }) {
  const [start] = useFilters('/waivers/requests/new', { project: '', party: '', application: '', type: '' });
  const { project, party, application, type } = start;
  const go = useGo();
  const create = useChange(CreateWaiverRequestDocument);
  const send = useChange(SendWaiverRequestDocument);
  const [open, setOpen] = useState<ApiError | null>(null);
  const error = open ?? create.error ?? send.error;
  const form = useForm(
    {
      ...kindFor(type),
      projectId: project,
      partyId: party,
      payApplicationId: application,
      amount: '',
      throughDate: '',
      paymentReceivedOn: '',
      dueDate: '',
      email: '',
      message: '',
      requireCode: null as boolean | null,
    },
    error,
    { keptAs: `request ${Object.values(start).join(' ')}` },
  );
  const { values, set, text, errorsOf, fill } = form;
  const id = values.projectId;
  const options = { enabled: id !== '', follows: ['project', 'party', 'organization', 'pay_application'] };
  const parties = (useRead(PartiesToAskDocument, { id }, options).data?.project.parties.nodes ?? []).filter(
    ({ isClaimant, isActive }) => !isClaimant && isActive,
  );
  const applications = (
    useRead(ApplicationsToAskDocument, { id }, options).data?.project.payApplications.nodes ?? []
  ).filter(({ status }) => status !== 'VOID');
  const isFinal = values.stage === 'FINAL';
  const isPaid = values.type === 'UNCONDITIONAL';
  /** The request, once it is a draft: what is left then is where it is sent. */
  const [madeId, setMadeId] = useState<string>();
  const email = values.email.trim() || null;
  const make = async (kind: DecidedKind) => {
    const { createWaiverRequest } = await create.mutateAsync({
      input: {
        projectId: id,
        partyId: values.partyId,
        payApplicationId: values.payApplicationId || null,
        ...kind,
        amount: plainAmount(values.amount) || null,
        throughDate: isFinal ? null : values.throughDate || null,
        paymentReceivedOn: isPaid ? values.paymentReceivedOn || null : null,
        dueDate: values.dueDate || null,
        email,
        message: values.message.trim() || null,
        ...(values.requireCode !== null && { requireCode: values.requireCode }),
      },
    });
    setMadeId(createWaiverRequest.id);
    return createWaiverRequest.id;
  };
  const ask = async () => {
    const { open: undecided, kind } = decideKind(values);
    setOpen(undecided ?? null);
    if (!kind) return;
    const request = madeId ?? (await make(kind));
    await send.mutateAsync({ input: { id: request, ...(madeId && { email }) } });
    form.saved();
    go({ page: '/waivers/requests/$id', params: { id: request } });
  };
  const mailbox = (
    <TextField
      label="E-mail"
      type="email"
      required={madeId !== undefined}
      hint="Left empty, it goes to the payee’s contact."
      {...text('email')}
    />
  );
  return (
    <Page title="Ask for a waiver" subtitle="The payee gets an e-mail, and has 30 days to answer. It costs nothing.">
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
          busy={create.isPending || send.isPending}
          submit="Send the request"
          onSubmit={() => ask().catch(() => undefined)}
          onCancel={() => go({ page: '/waivers/requests' })}
        >
          {madeId ? (
            !send.isPending && (
              <>
                <Warning role="status">The request is saved as a draft, and not sent.</Warning>
                {mailbox}
              </>
            )
          ) : (
            <>
              <ProjectField
                value={id}
                onChange={(chosen) => {
                  set('projectId', chosen);
                  // The parties of one project mean nothing for another.
                  fill({ partyId: '', payApplicationId: '' });
                }}
                errors={errorsOf('projectId')}
              />
              <SelectField
                label="Payee"
                required
                options={[
                  { value: '', text: id ? 'Choose a party' : 'Choose the project first' },
                  ...parties.map(({ id: value, role, organization }) => ({
                    value,
                    text: `${organization?.name ?? 'Unknown'}, ${inWords(role).toLowerCase()}`,
                  })),
                ]}
                {...text('partyId')}
              />
              {applications.length > 0 && (
                <SelectField
                  label="Pay application"
                  options={[
                    { value: '', text: 'None' },
                    ...applications.map((one) => ({ value: one.id, text: `No. ${one.applicationNumber}` })),
                  ]}
                  {...text('payApplicationId')}
                  onChange={({ target }) => {
                    set('payApplicationId', target.value);
                    const day = applications.find((one) => one.id === target.value)?.periodTo;
                    if (day) fill({ throughDate: day });
                  }}
                />
              )}
              <KindAsked values={values} set={set} errorsOf={errorsOf} />
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
                  <TextField type="date" label="Paid on" hint="Texas asks for it." {...text('paymentReceivedOn')} />
                )}
                <TextField type="date" label="Due" hint="When you want the waiver." {...text('dueDate')} />
              </div>
              {mailbox}
              <TextArea label="Message" {...text('message')} />
              <CodeField value={values.requireCode} onChange={(value) => set('requireCode', value)} />
            </>
          )}
        </Form>
      </Sheet>
    </Page>
  );
}
