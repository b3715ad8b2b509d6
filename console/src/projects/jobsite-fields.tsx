import type { FieldMessages } from '../api/errors';
import { fill } from '../parts/address';
import { stateOptions, states } from '../parts/choices';
import { CountyField } from '../parts/county-field';
import { SelectField, TextField } from '../parts/field';
import { StreetField } from '../parts/street-field';

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
  const getText = (name: keyof JobsiteTexts) => text(name).value;
  const place = { city: getText('city'), state: getText('state'), zip: getText('zip') };
  return (
    <>
      <StreetField
        {...field('addressLine1')}
        place={place}
        states={states}
        onChoose={(address) => fill(text, address)}
      />
      <TextField {...field('addressLine2')} />
      <div className="grid gap-x-3 sm:grid-cols-2">
        <TextField {...field('city')} />
        <CountyField {...field('county')} address={{ addressLine1: getText('addressLine1'), ...place }} />
        <SelectField options={stateOptions()} {...field('state')} />
        <TextField inputMode="numeric" {...field('zip')} />
      </div>
      <TextField {...field('parcelNumber')} />
      <TextField hint="As in the county’s records. A recorded lien prints it." {...field('legalDescription')} />
    </>
  );
}
