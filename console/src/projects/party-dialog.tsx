import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { Form, useForm } from '../parts/form';
import { blankParty, companyInput, PartyFields, type PartyTexts } from './party-fields';
import type { Party } from './project';
import { CreatePartyDocument, CreateProjectOrganizationDocument, type PartyRole } from './project.documents';

/** Adds a company to the project: one of the directory, or a new one with its address. */
export function PartyDialog({
  projectId,
  parties,
  onClose,
}: {
  projectId: string;
  parties: readonly Party[];
  onClose: () => void;
}) {
  const createOrganization = useChange(CreateProjectOrganizationDocument);
  const createParty = useChange(CreatePartyDocument);
  const error = createOrganization.error ?? createParty.error;
  const { values, set, errorsOf } = useForm(blankParty, error);
  const save = async () => {
    const organizationId =
      values.organizationId ||
      (await createOrganization.mutateAsync({ input: companyInput(values) })).createOrganization.id;
    // A second attempt after a refused party must not create the company again.
    set('organizationId', organizationId);
    await createParty.mutateAsync({
      input: {
        projectId,
        organizationId,
        role: values.role as PartyRole,
        hiredByPartyId: values.hiredBy || null,
      },
    });
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Add a party">
      <Form
        error={error}
        busy={createOrganization.isPending || createParty.isPending}
        submit="Add the party"
        onCancel={onClose}
        onSubmit={() => save().catch(() => undefined)}
      >
        <PartyFields
          values={values}
          errorsOf={(name) => errorsOf(name === 'hiredBy' ? 'hiredByPartyId' : name)}
          onChange={(changed) => {
            for (const [name, text] of Object.entries(changed)) set(name as keyof PartyTexts, text);
          }}
          hirers={parties.map((party) => ({ value: party.id, text: party.organization?.name ?? party.role }))}
        />
      </Form>
    </Dialog>
  );
}
