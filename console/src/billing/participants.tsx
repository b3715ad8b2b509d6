import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { inWords, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { choices } from '../parts/choices';
import { Confirm } from '../parts/confirm';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { Section } from '../parts/page';
import { RowActions } from '../parts/row-actions';
import { type Column, Table } from '../parts/table';
import { OrganizationNamesDocument } from '../projects/project.documents';
import { type PartyRole, SavePayApplicationDocument } from './billing.documents';
import type { PayApplication } from './pay-application';

type Participant = PayApplication['participants'][number];

const roles: PartyRole[] = ['OWNER', 'GENERAL_CONTRACTOR', 'CONSTRUCTION_MANAGER', 'DESIGN_PROFESSIONAL', 'LENDER'];

/** The companies that read this one record. Another customer of the service is invited, and reads it after accepting. */
export function Participants({ application, canChange }: { application: PayApplication; canChange: boolean }) {
  const { id, participants, updatedAt: expectedUpdatedAt } = application;
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Participant | null>(null);
  const columns: Column<Participant>[] = [
    {
      title: 'Company',
      cell: nameOf,
    },
    { title: 'Role', cell: ({ role }) => inWords(role) },
    { title: 'Status', cell: ({ status }) => <Status status={status} /> },
  ];
  const actions: Column<Participant> = {
    title: 'Actions',
    align: 'right',
    cell: (participant) => (
      <RowActions
        actions={[
          {
            text: 'Remove',
            of: nameOf(participant),
            danger: true,
            onClick: () => setRemoving(participant),
          },
        ]}
      />
    ),
  };
  return (
    <Section
      title="Shared with"
      actions={canChange && <Button onClick={() => setAdding(true)}>Share with a company</Button>}
    >
      {participants.length > 0 ? (
        <Table
          caption="Participants"
          columns={canChange ? [...columns, actions] : columns}
          rows={participants}
          rowKey={({ organizationId, role }) => `${organizationId}${role}`}
        />
      ) : (
        <p className="text-muted">No other company reads this application.</p>
      )}
      {isAdding && <ShareDialog application={application} onClose={() => setAdding(false)} />}
      {removing && (
        <Confirm
          title={`Remove ${nameOf(removing)}?`}
          submit="Remove it"
          document={SavePayApplicationDocument}
          variables={{
            input: {
              id,
              expectedUpdatedAt,
              participants: listOf(participants.filter((one) => !isSame(one, removing))),
            },
          }}
          onClose={() => setRemoving(null)}
        >
          The company no longer reads this application.
        </Confirm>
      )}
    </Section>
  );
}

const nameOf = ({ organization, organizationId }: Participant) => organization?.name ?? `Customer ${organizationId}`;
const isSame = (one: Participant, other: Participant) =>
  one.organizationId === other.organizationId && one.role === other.role;
const listOf = (participants: readonly Participant[]) =>
  participants.map(({ organizationId, role }) => ({ organizationId, role }));

function ShareDialog({
  application: { id, participants, updatedAt },
  onClose,
}: {
  application: PayApplication;
  onClose: () => void;
}) {
  const save = useChange(SavePayApplicationDocument);
  const [search, setSearch] = useState('');
  const organizations = useRead(
    OrganizationNamesDocument,
    { search },
    { enabled: search.length > 1, follows: ['organization'], keepsPrevious: true },
  );
  const { values, text } = useForm(
    { organizationId: '', customerId: '', role: 'GENERAL_CONTRACTOR' as PartyRole },
    save.error,
    { prefix: `input.participants.${participants.length}.` },
  );
  const send = () => {
    const added = { organizationId: values.organizationId || values.customerId.trim(), role: values.role };
    const input = { id, expectedUpdatedAt: updatedAt, participants: [...listOf(participants), added] };
    save.mutate({ input }, { onSuccess: onClose });
  };
  const names = (organizations.data?.organizations.nodes ?? []).map((one) => ({ value: one.id, text: one.name }));
  return (
    <Dialog onClose={onClose} title="Share with a company">
      <Form onSubmit={send} error={save.error} busy={save.isPending} submit="Share it" onCancel={onClose}>
        <TextField
          label="Find a company of your directory"
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          label="Company"
          options={[{ value: '', text: names.length > 0 ? 'Choose a company' : 'None found yet' }, ...names]}
          {...text('organizationId')}
        />
        <TextField
          label="Or the customer number of another customer"
          hint="They find it under Account, Organization. They are invited, and read the application after accepting."
          {...text('customerId')}
        />
        <SelectField label="Role" options={choices(roles)} {...text('role')} />
      </Form>
    </Dialog>
  );
}
