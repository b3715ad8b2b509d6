import { useChange } from '../api/use-change';
import { CheckField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { type AccountOrganizationQuery, UpdateOrganizationDocument } from './organization.documents';

type Organization = AccountOrganizationQuery['organization'];

/** How payees are asked for waivers, where a request says nothing else. */
export function AskingForm({ organization }: { organization: Organization }) {
  const change = useChange(UpdateOrganizationDocument);
  const stored = {
    waiverReminderDays: inDays(organization.waiverReminderDays),
    requireWaiverCode: organization.requireWaiverCode ?? false,
  };
  const { values, set, text, saved } = useForm(stored, change.error);
  const { requireWaiverCode } = values;
  const save = () => {
    const waiverReminderDays = values.waiverReminderDays.split(/[\s,;]+/).flatMap((day) => (day ? Number(day) : []));
    const onSuccess = () => {
      set('waiverReminderDays', inDays(waiverReminderDays.toSorted((one, other) => one - other)));
      saved();
    };
    change.mutate({ input: { id: organization.id, waiverReminderDays, requireWaiverCode } }, { onSuccess });
  };
  const errors = Object.entries(change.error?.fields ?? {}).flatMap(([path, each]) =>
    path.includes('waiverReminderDays') ? (each ?? []) : [],
  );
  return (
    <Form onSubmit={save} error={change.error} busy={change.isPending} submit="Save the settings">
      <TextField
        label="Remind payees after these days"
        inputMode="numeric"
        hint="At most 10 days from 1 to 60 after the sending, such as 3, 7, 14. A request ends after 30 days. Left empty, no one is reminded."
        {...text('waiverReminderDays')}
        errors={errors}
      />
      <CheckField
        label="Ask for a one-time code with each signature"
        hint="A new request starts with it, and can say otherwise."
        checked={requireWaiverCode}
        onChange={({ currentTarget }) => set('requireWaiverCode', currentTarget.checked)}
      />
    </Form>
  );
}

export function inDays(days: readonly number[] | null): string {
  return (days ?? []).join(', ');
}
