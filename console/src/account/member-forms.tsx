import { useChange } from '../api/use-change';
import { inWords } from '../parts/badge';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { useMembership } from '../shell/viewer';
import { ChangeMemberRoleDocument, InviteMemberDocument, type MembersQuery } from './people.documents';

export type Member = MembersQuery['members'][number];
type Role = Member['role'];

const rights: Record<Role, string> = {
  OWNER: 'Everything, and decides who the owners are.',
  ADMIN: 'Everything, including people, tokens, credits and credentials.',
  MEMBER: 'Works on projects and documents.',
  READ_ONLY: 'Sees everything and changes nothing.',
};

/** The roles that the person may give. */
function useRoles(): readonly { value: Role; text: string }[] {
  const isOwner = useMembership()?.role === 'OWNER';
  const roles = (Object.keys(rights) as Role[]).filter((role) => isOwner || role !== 'OWNER');
  return roles.map((value) => ({ value, text: inWords(value) }));
}

/** An invitation that did not arrive. */
interface Replaced {
  id: string;
  email: string;
  role: Role;
}

/** Invites a person by e-mail. The invitation of another address that it replaces ends. */
export function InviteForm({ replaces, onClose }: { replaces?: Replaced; onClose: () => void }) {
  const change = useChange(InviteMemberDocument);
  const { values, text } = useForm({ email: replaces?.email ?? '', role: replaces?.role ?? 'MEMBER' }, change.error);
  const input = replaces ? { ...values, replacesId: replaces.id } : values;
  return (
    <Dialog onClose={onClose} title={replaces ? 'Use another address' : 'Invite a person'}>
      <Form
        onSubmit={() => change.mutate({ input }, { onSuccess: onClose })}
        error={change.error}
        busy={change.isPending}
        submit="Send invitation"
        onCancel={onClose}
      >
        <TextField
          label="E-mail"
          type="email"
          required
          hint="The link in the e-mail works for seven days."
          {...text('email')}
        />
        <SelectField label="Role" options={useRoles()} hint={rights[values.role]} {...text('role')} />
      </Form>
    </Dialog>
  );
}

/** Gives a member another role. It takes effect at once. */
export function RoleForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const change = useChange(ChangeMemberRoleDocument);
  const { values, text } = useForm({ role: member.role }, change.error);
  const save = () => change.mutate({ input: { userId: member.userId, role: values.role } }, { onSuccess: onClose });
  return (
    <Dialog onClose={onClose} title={`Role of ${member.name}`}>
      <Form onSubmit={save} error={change.error} busy={change.isPending} submit="Change role" onCancel={onClose}>
        <SelectField label="Role" options={useRoles()} hint={rights[values.role]} {...text('role')} />
      </Form>
    </Dialog>
  );
}
