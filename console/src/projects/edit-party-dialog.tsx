import { useState } from 'react';
import { useChange } from '../api/use-change';
import { AddressFields, addressLabels, countryChoice } from '../parts/address';
import { Button } from '../parts/button';
import { choices } from '../parts/choices';
import { ConfirmSeen } from '../parts/confirm';
import { Dialog } from '../parts/dialog';
import { CheckField, SelectField, TextField } from '../parts/field';
import { Form, toInput, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { partyRoles } from './party-fields';
import type { Party } from './project';
import { DeletePartyDocument, type PartyRole, UpdatePartyDocument } from './project.documents';

const labels = {
  ...addressLabels,
  role: 'Role on the project',
  hiredByPartyId: 'Hired by',
  attention: 'To the attention of',
  reputed: 'Believed, but not confirmed, to have this role',
  isActive: 'Active',
} as const;

const nameOf = ({ organization }: Party) => organization?.name ?? 'the party';

/** Changes what a company is on this project, or takes it off the project. */
export function EditPartyDialog({
  party,
  parties,
  onClose,
}: {
  party: Party;
  parties: readonly Party[];
  onClose: () => void;
}) {
  const { id, isClaimant, updatedAt } = party;
  const update = useChange(UpdatePartyDocument);
  const [isRemoving, setRemoving] = useState(false);
  const stored = {
    role: party.role as string,
    hiredByPartyId: party.hiredByPartyId ?? '',
    attention: party.attention ?? '',
    addressLine1: party.addressLine1 ?? '',
    addressLine2: party.addressLine2 ?? '',
    city: party.city ?? '',
    state: party.state ?? '',
    zip: party.zip ?? '',
    countryCode: countryChoice(party.countryCode),
    reputed: party.reputed,
    isActive: party.isActive,
  };
  const form = useForm(stored, update.error, { isStored: true });
  const { values, changed, set, text } = form;
  const others = parties.filter((other) => other.id !== id);
  const save = () => {
    const { role, ...rest } = toInput(changed as typeof stored, ['role']);
    const input = { id, expectedUpdatedAt: updatedAt, ...rest, ...(role && { role: role as PartyRole }) };
    update.mutate({ input }, { onSuccess: onClose });
  };
  if (isRemoving) {
    return (
      <ConfirmSeen
        title={`Take ${nameOf(party)} off the project?`}
        submit="Take it off"
        document={DeletePartyDocument}
        updatedAt={updatedAt}
        input={{ id }}
        onClose={() => setRemoving(false)}
        onDone={onClose}
      >
        New documents no longer name it. The company stays in your directory.
      </ConfirmSeen>
    );
  }
  return (
    <Dialog onClose={onClose} title={`Edit ${nameOf(party)}`}>
      <Form
        onSubmit={save}
        error={update.error}
        busy={update.isPending || form.overtaken.length > 0}
        submit="Save"
        onCancel={onClose}
      >
        {!isClaimant && <SelectField label={labels.role} required options={choices(partyRoles)} {...text('role')} />}
        <SelectField
          label={labels.hiredByPartyId}
          options={[
            { value: '', text: 'Not recorded' },
            ...others.map((other) => ({ value: other.id, text: nameOf(other) })),
          ]}
          {...text('hiredByPartyId')}
        />
        <TextField label={labels.attention} hint="Printed on its mail." {...text('attention')} />
        <p className="mb-2 text-muted">Another address for this project, in place of that of the company:</p>
        <AddressFields text={text} country={text('countryCode')} />
        {!isClaimant && (
          <>
            <CheckField
              label={labels.reputed}
              checked={values.reputed}
              onChange={({ target }) => set('reputed', target.checked)}
            />
            <CheckField
              label={labels.isActive}
              hint="Documents name only active parties."
              checked={values.isActive}
              onChange={({ target }) => set('isActive', target.checked)}
            />
          </>
        )}
        <Overtaken form={form} labels={labels} stored={spoken(stored, parties)} />
      </Form>
      {!isClaimant && (
        <p className="mt-4 border-t border-line pt-3">
          <Button look="danger" onClick={() => setRemoving(true)}>
            Take it off the project
          </Button>
        </p>
      )}
    </Dialog>
  );
}

function spoken<Values extends { role: string; hiredByPartyId: string }>(values: Values, parties: readonly Party[]) {
  const hirer = parties.find(({ id }) => id === values.hiredByPartyId);
  const role = choices(partyRoles).find(({ value }) => value === values.role)?.text ?? values.role;
  return { ...values, role, hiredByPartyId: hirer ? nameOf(hirer) : '' };
}
