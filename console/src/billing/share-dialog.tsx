import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import type { Choice } from '../parts/choice-list';
import { choices } from '../parts/choices';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { PickField } from '../parts/pick';
import { RadioField } from '../parts/radio-field';
import { Warning } from '../parts/warning';
import { OrganizationNamesDocument, type OrganizationNamesQuery } from '../projects/similar-companies.documents';
import { InviteByEmailDocument, type PartyRole, SavePayApplicationDocument } from './billing.documents';
import type { PayApplication } from './pay-application';

const roles: PartyRole[] = ['OWNER', 'GENERAL_CONTRACTOR', 'CONSTRUCTION_MANAGER', 'DESIGN_PROFESSIONAL', 'LENDER'];

const ways = [
  {
    value: 'email',
    text: 'By the e-mail of a person there',
    hint: 'They get a link. A person who signs in with this address accepts for their organization.',
  },
  {
    value: 'number',
    text: 'By the customer number of their organization',
    hint: 'They find it under Account, Organization. They are invited, and read the application after accepting.',
  },
  {
    value: 'directory',
    text: 'A company of your directory',
    hint: 'It is noted here. It has no account, and gets no message.',
  },
] as const;
type Way = (typeof ways)[number]['value'];

/**
 * Shares the application with one more company, which reads it once it has accepted.
 *
 * @param replaces an invitation that did not arrive: another address is invited, and it ends
 */
export function ShareDialog({
  application,
  replaces,
  onClose,
}: {
  application: PayApplication;
  replaces?: PayApplication['emailInvitations'][number];
  onClose: () => void;
}) {
  const { id, participants, updatedAt } = application;
  const save = useChange(SavePayApplicationDocument);
  const invite = useChange(InviteByEmailDocument);
  const [company, setCompany] = useState<Choice | null>(null);
  const error = save.error ?? invite.error;
  const { values, set, text, errorsOf } = useForm(
    {
      way: 'email' as Way,
      email: replaces?.email ?? '',
      number: '',
      role: replaces?.role ?? ('GENERAL_CONTRACTOR' as PartyRole),
    },
    error,
    { prefix: save.error ? `input.participants.${participants.length}.` : 'input.' },
  );
  const { way, email, role } = values;
  const send = () => {
    save.reset();
    invite.reset();
    if (way === 'email') {
      const invited = { id, email: email.trim(), role, ...(replaces && { replacesId: replaces.id }) };
      return invite.mutate({ input: invited }, { onSuccess: onClose });
    }
    const organizationId = way === 'number' ? values.number.trim() : (company?.key ?? '');
    const input = {
      id,
      expectedUpdatedAt: updatedAt,
      participants: [...listOf(participants), { organizationId, role }],
    };
    save.mutate({ input }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title={replaces ? 'Use another address' : 'Share with a company'}>
      <Form
        onSubmit={send}
        error={error}
        busy={save.isPending || invite.isPending}
        submit={way === 'email' ? 'Send the invitation' : 'Share it'}
        onCancel={onClose}
      >
        {!replaces && (
          <RadioField label="Which company" value={way} options={ways} onChange={(chosen) => set('way', chosen)} />
        )}
        {way === 'email' && <TextField label="E-mail" type="email" required {...text('email')} />}
        {way === 'number' && (
          <TextField label="Customer number" required {...text('number')} errors={errorsOf('organizationId')} />
        )}
        {way === 'directory' && (
          <PickField
            label="Company"
            list="Companies of your directory"
            none="No company is found."
            clear="Choose another company"
            chosen={company}
            onChoose={setCompany}
            useChoices={useCompanies}
            errors={errorsOf('organizationId')}
          />
        )}
        <SelectField label="Role" options={choices(roles)} {...text('role')} />
        {application.status === 'DRAFT' && (
          <Warning>
            This is a draft. A company that has accepted reads its figures as you save them: submit it first to share
            only what is final.
          </Warning>
        )}
      </Form>
    </Dialog>
  );
}

function useCompanies(search: string | null, isOpen: boolean) {
  const { data, ...read } = useRead(
    OrganizationNamesDocument,
    { search },
    { enabled: isOpen, follows: ['organization'], keepsPrevious: true },
  );
  const toChoice = ({ id, name, city, state }: OrganizationNamesQuery['organizations']['nodes'][number]): Choice => ({
    key: id,
    text: name,
    note: [city, state].filter(Boolean).join(', '),
  });
  const { nodes, pageInfo } = data?.organizations ?? {};
  return { ...read, data: nodes && { items: nodes.map(toChoice), hasMore: pageInfo?.hasNextPage ?? false } };
}

/** The participants as the mutation takes them. */
export const listOf = (participants: PayApplication['participants']) =>
  participants.map(({ organizationId, role }) => ({ organizationId, role }));
