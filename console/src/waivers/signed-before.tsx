import type { FieldMessages } from '../api/errors';
import { choices, stateOptions } from '../parts/choices';
import { SelectField, TextField } from '../parts/field';
import type { NotaryMode } from './waivers.documents';

/** The facts of a witness and of a notary, by their names in the input. */
export const blankOthers = {
  'witness.name': '',
  'witness.address': '',
  'notary.name': '',
  'notary.commissionNumber': '',
  'notary.state': '',
  'notary.county': '',
  'notary.mode': 'IN_PERSON',
  'notary.expiresOn': '',
};
type Others = typeof blankOthers;
type Name = keyof Others;

interface Needs {
  notaryRequired: boolean;
  witnessRequired: boolean;
}

/** The input of those that the form needs. */
export function othersInput({ notaryRequired, witnessRequired }: Needs, values: Others) {
  const text = (name: Name) => values[name].trim() || null;
  return {
    ...(witnessRequired && { witness: { name: values['witness.name'].trim(), address: text('witness.address') } }),
    ...(notaryRequired && {
      notary: {
        name: values['notary.name'].trim(),
        commissionNumber: text('notary.commissionNumber'),
        state: values['notary.state'],
        county: values['notary.county'].trim(),
        mode: values['notary.mode'] as NotaryMode,
        expiresOn: text('notary.expiresOn'),
      },
    }),
  };
}

interface TextProps {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  errors: FieldMessages | undefined;
}

/** Who is present while the waiver is signed, where the form of the state has a line for a witness or a notary. */
export function SignedBefore({ needs, text }: { needs: Needs; text: (name: Name) => TextProps }) {
  return (
    <>
      {needs.witnessRequired && (
        <fieldset className="mb-3">
          <legend className="mb-1 font-medium">The witness, who is present while you sign</legend>
          <TextField label="Name of the witness" required {...text('witness.name')} />
          <TextField label="Address of the witness" {...text('witness.address')} />
        </fieldset>
      )}
      {needs.notaryRequired && (
        <fieldset className="mb-3">
          <legend className="mb-1 font-medium">The notary, before whom you sign</legend>
          <TextField label="Name of the notary" required {...text('notary.name')} />
          <div className="grid gap-x-3 sm:grid-cols-2">
            <SelectField label="State" required options={stateOptions()} {...text('notary.state')} />
            <TextField label="County" required {...text('notary.county')} />
            <TextField label="Number of the commission" {...text('notary.commissionNumber')} />
            <TextField type="date" label="Commission expires" {...text('notary.expiresOn')} />
          </div>
          <SelectField
            label="How you appear"
            options={choices(['IN_PERSON', 'REMOTE_ONLINE'])}
            {...text('notary.mode')}
          />
        </fieldset>
      )}
    </>
  );
}
