import type { FieldMessages } from '../api/errors';
import { stateOptions } from '../parts/choices';
import { SelectField, TextField } from '../parts/field';

export const jobsiteLabels = {
  addressLine1: 'Street',
  addressLine2: 'Suite, floor or unit',
  city: 'City',
  county: 'County',
  state: 'State',
  zip: 'ZIP code',
  parcelNumber: 'Parcel number',
  legalDescription: 'Legal description',
} as const;

export type JobsiteTexts = Record<keyof typeof jobsiteLabels, string>;

/** The fields of a jobsite. `text` is that of `useForm`. */
export function JobsiteFields({
  text,
}: {
  text: (name: keyof JobsiteTexts) => {
    value: string;
    onChange: (event: { target: { value: string } }) => void;
    errors: FieldMessages | undefined;
  };
}) {
  const field = (name: keyof JobsiteTexts) => ({ label: jobsiteLabels[name], ...text(name) });
  return (
    <>
      <TextField {...field('addressLine1')} />
      <TextField {...field('addressLine2')} />
      <div className="grid gap-x-3 sm:grid-cols-2">
        <TextField {...field('city')} />
        <TextField {...field('county')} />
        <SelectField options={stateOptions()} {...field('state')} />
        <TextField inputMode="numeric" {...field('zip')} />
      </div>
      <TextField {...field('parcelNumber')} />
      <TextField hint="As in the county’s records. A recorded lien prints it." {...field('legalDescription')} />
    </>
  );
}
