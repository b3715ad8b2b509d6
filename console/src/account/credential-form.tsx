import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { type Credential, type Issuer, issuers, type Kind, kinds } from './credential-kinds';

type Values = Record<string, string>;

/** Creates a credential, or changes the given one. A stored secret is never shown: an empty field keeps it. */
export function CredentialForm({
  kind,
  credential,
  onClose,
}: {
  kind: Kind;
  credential?: Credential | undefined;
  onClose: () => void;
}) {
  const { mode } = useScope();
  const create = useChange(kinds[kind].create);
  const update = useChange(kinds[kind].update);
  const change = credential ? update : create;
  const stored: Values = {
    provider: credential?.provider ?? kinds[kind].issuers[0]!,
    label: credential?.label ?? '',
    mode: credential?.mode ?? (mode === 'live' ? 'LIVE' : 'TEST'),
    secret: '',
    // What has no value yet is a field, too, and would be lost.
    ...Object.fromEntries(
      kinds[kind].issuers.flatMap((name) => issuers[name].settings).map(({ name }) => [`settings.${name}`, '']),
    ),
    ...Object.fromEntries(
      Object.entries(credential?.settings ?? {}).map(([name, value]) => [`settings.${name}`, String(value)]),
    ),
  };
  const form = useForm<Values>(stored, change.error, { isStored: true });
  const { values, text } = form;
  const issuer = issuers[values.provider as Issuer];
  const labels = {
    label: 'Label',
    ...Object.fromEntries(issuer.settings.map(({ name, label }) => [`settings.${name}`, label])),
  };
  const settings = () => {
    const enteredSettings: Record<string, unknown> = {};
    for (const { name, isNumber, isSecret } of issuer.settings) {
      const value = values[`settings.${name}`]?.trim() ?? '';
      if (value !== '') enteredSettings[name] = isNumber && /^\d+$/.test(value) ? Number(value) : value;
      else if (credential && !isSecret) enteredSettings[name] = null;
    }
    return enteredSettings;
  };
  const save = () => {
    const { label = '', secret = '' } = values;
    const done = { onSuccess: onClose };
    if (credential) {
      const { id, updatedAt } = credential;
      const changed = { label: label || null, settings: settings(), ...(secret && { secret }) };
      update.mutate({ input: { ...changed, id, expectedUpdatedAt: updatedAt } }, done);
      return;
    }
    const provider = values.provider as Issuer;
    const input = {
      provider,
      label: label || null,
      mode: values.mode as Credential['mode'],
      secret,
      settings: settings(),
    };
    create.mutate({ input }, done);
  };
  return (
    <Dialog
      onClose={onClose}
      title={
        credential ? `Change ${issuer.name}` : kind === 'carrier' ? 'New carrier credential' : 'New provider credential'
      }
    >
      <Form
        onSubmit={save}
        error={change.error}
        busy={change.isPending || form.overtaken.length > 0}
        submit={credential ? 'Save and verify' : 'Add and verify'}
        onCancel={onClose}
      >
        {!credential && (
          <div className="grid gap-x-3 sm:grid-cols-2">
            <SelectField
              label={kind === 'carrier' ? 'Carrier' : 'Provider'}
              options={kinds[kind].issuers.map((value) => ({ value, text: issuers[value].name }))}
              {...text('provider')}
            />
            <SelectField
              label="For"
              options={[
                ...(mode === 'live' ? [{ value: 'LIVE', text: 'Live' }] : []),
                { value: 'TEST', text: 'Its test environment' },
              ]}
              {...text('mode')}
            />
          </div>
        )}
        <TextField label="Label" hint="Your own name for it." {...text('label')} />
        <TextField
          label={issuer.secret}
          type="password"
          autoComplete="new-password"
          required={!credential}
          hint={
            credential
              ? 'Stored and never shown. Leave it empty to keep it.'
              : 'Stored encrypted and never shown again.'
          }
          {...text('secret')}
        />
        {issuer.settings.map(({ name, label, required, hint, isSecret }) => (
          <TextField
            key={name}
            label={label}
            required={required}
            hint={isSecret && credential?.secretSettings.includes(name) ? 'Stored. Leave it empty to keep it.' : hint}
            type={isSecret ? 'password' : 'text'}
            {...text(`settings.${name}`)}
          />
        ))}
        <Overtaken form={form} labels={labels} stored={stored} />
      </Form>
    </Dialog>
  );
}
