import { useState } from 'react';
import type { FieldMessages } from '../api/errors';
import { useChange } from '../api/use-change';
import { AddressFields } from '../parts/address';
import { Button } from '../parts/button';
import { choices } from '../parts/choices';
import { Dialog } from '../parts/dialog';
import { SelectField, TextArea, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { useUnsaved } from '../parts/unsaved';
import { PartnerFactsDocument, type PartyRole } from './partner.documents';

const roles: PartyRole[] = ['OWNER', 'GENERAL_CONTRACTOR', 'LENDER', 'SURETY', 'SUBCONTRACTOR', 'LESSEE', 'LIEN_AGENT'];

const project = { bondNumber: '', permitNumber: '', loanNumber: '' };
const jobsite = { parcelNumber: '', county: '', legalDescription: '' };
const party = {
  role: 'OWNER',
  name: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zip: '',
  countryCode: 'US',
};
type PartyTexts = typeof party;

/** Only what was entered: what is omitted stays as the account has it. */
const entered = <Texts extends Record<string, string>>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])));

/** What the research found. The account’s project, its jobsite and its parties are completed with it. */
export function FactsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const report = useChange(PartnerFactsDocument);
  const form = useForm({ ...project, ...jobsite }, report.error);
  const [parties, setParties] = useState<readonly PartyTexts[]>([party]);
  useUnsaved(
    parties.some((one) => one !== party),
    { value: parties },
  );
  const errorsAt = (path: string) => report.error?.fields[`input.${path}`] ?? report.error?.fields[path];
  const ofProject = (name: keyof typeof project) => ({
    ...form.text(name),
    errors: errorsAt(`project.${name}`),
  });
  const ofJobsite = (name: keyof typeof jobsite) => ({
    ...form.text(name),
    errors: errorsAt(`jobsite.${name}`),
  });
  const named = parties.filter(({ name }) => name.trim() !== '');
  const [isEmpty, setEmpty] = useState(false);
  const send = () => {
    const { bondNumber, permitNumber, loanNumber, ...place } = form.values;
    const findings = {
      project: entered({ bondNumber, permitNumber, loanNumber }),
      jobsite: entered(place),
      parties: named.map(({ role, ...texts }) => ({
        ...entered(texts),
        name: texts.name.trim(),
        role: role as PartyRole,
      })),
    };
    const isNothing = Object.values(findings).every((facts) => Object.keys(facts).length === 0);
    setEmpty(isNothing);
    if (!isNothing) report.mutate({ input: { id, ...findings } }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title="Facts found" wide>
      <Form
        onSubmit={send}
        error={report.error}
        busy={report.isPending}
        submit="Send the facts to the account"
        onCancel={onClose}
      >
        <div className="grid gap-x-3 sm:grid-cols-3">
          <TextField label="Parcel number" {...ofJobsite('parcelNumber')} />
          <TextField label="County" {...ofJobsite('county')} />
          <TextField label="Permit number" {...ofProject('permitNumber')} />
          <TextField label="Bond number" {...ofProject('bondNumber')} />
          <TextField label="Loan number" {...ofProject('loanNumber')} />
        </div>
        <TextArea label="Legal description" rows={2} {...ofJobsite('legalDescription')} />
        {parties.map((texts, index) => (
          <PartyFields
            // biome-ignore lint/suspicious/noArrayIndexKey: parties are only added at the end
            key={index}
            place={index}
            texts={texts}
            errorsOf={(name) => errorsAt(`parties.${named.indexOf(texts)}.${name}`)}
            onChange={(changed) =>
              setParties((last) => last.map((one, at) => (at === index ? { ...one, ...changed } : one)))
            }
          />
        ))}
        <p className="mb-3">
          <Button onClick={() => setParties([...parties, party])}>Add another party</Button>
        </p>
        {isEmpty && (
          <p role="alert" className="mb-3 text-danger">
            Enter at least one fact.
          </p>
        )}
      </Form>
    </Dialog>
  );
}

function PartyFields({
  place,
  texts,
  errorsOf,
  onChange,
}: {
  place: number;
  texts: PartyTexts;
  errorsOf: (name: string) => FieldMessages | undefined;
  onChange: (changed: Partial<PartyTexts>) => void;
}) {
  const text = (name: keyof PartyTexts) => ({
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    errors: errorsOf(name),
  });
  return (
    <fieldset className="mb-3 rounded-md border border-line p-3">
      <legend className="px-1 font-medium">Party {place + 1}</legend>
      <div className="grid gap-x-3 sm:grid-cols-[12rem_1fr]">
        <SelectField label="Role" options={choices(roles)} {...text('role')} />
        <TextField label="Name" {...text('name')} />
      </div>
      <AddressFields text={text} country={text('countryCode')} />
    </fieldset>
  );
}
