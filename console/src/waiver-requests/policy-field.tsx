import { useChange } from '../api/use-change';
import { SelectField } from '../parts/field';
import { SetWaiverPolicyDocument, type WaiverPolicy } from './requests.documents';

const policies: ReadonlyArray<{ value: WaiverPolicy; text: string }> = [
  { value: 'FIRST_TIER', text: 'The first tier, as far as it was asked' },
  { value: 'ALL_NAMED', text: 'Everyone who was asked' },
  { value: 'PAYEE_STATEMENT', text: 'Everyone who was asked, and each says whom it hired' },
];

export function inPolicyWords(policy: WaiverPolicy): string {
  return policies.find(({ value }) => value === policy)!.text;
}

interface PolicyFieldProps {
  application: { id: string; updatedAt: string };
  policy: WaiverPolicy;
}

/** Whose waivers a pay application waits for. */
export function PolicyField({ application, policy }: PolicyFieldProps) {
  const set = useChange(SetWaiverPolicyDocument);
  const choose = (waiverPolicy: WaiverPolicy) =>
    set.mutate({ input: { id: application.id, expectedUpdatedAt: application.updatedAt, waiverPolicy } });
  return (
    <div className="max-w-md">
      <SelectField
        label="Must sign"
        options={policies}
        value={policy}
        disabled={set.isPending}
        errors={set.error ? [set.error.message] : undefined}
        onChange={({ target }) => choose(target.value as WaiverPolicy)}
      />
    </div>
  );
}
