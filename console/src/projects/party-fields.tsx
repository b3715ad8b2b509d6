import { isAbroad } from '@domain/address/countries.js';
import { useState } from 'react';
import type { FieldMessages } from '../api/errors';
import { useRead } from '../api/use-read';
import { countryOptions, placeLabels, StateField } from '../parts/address';
import { Button } from '../parts/button';
import { choices } from '../parts/choices';
import { Combobox } from '../parts/combobox';
import { Field, type Option, SelectField, TextField } from '../parts/field';
import { StreetField } from '../parts/street-field';
import { useRested } from '../parts/use-rested';
import type { PartyRole } from './project.documents';
import { SimilarCompanies } from './similar-companies';
import { OrganizationNamesDocument } from './similar-companies.documents';

export const partyRoles: PartyRole[] = [
  'OWNER',
  'GENERAL_CONTRACTOR',
  'CONSTRUCTION_MANAGER',
  'SUBCONTRACTOR',
  'SUB_SUBCONTRACTOR',
  'MATERIAL_SUPPLIER',
  'EQUIPMENT_LESSOR',
  'DESIGN_PROFESSIONAL',
  'LABORER',
  'LENDER',
  'SURETY',
  'LESSEE',
  'DEVELOPER',
  'PUBLIC_ENTITY',
  'LIEN_AGENT',
];

/** A party as it is typed: a company of the directory, or a new one with its address. */
export const blankParty = {
  role: '',
  hiredBy: '',
  name: '',
  organizationId: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zip: '',
  countryCode: 'US',
};
export type PartyTexts = typeof blankParty;
type Name = keyof PartyTexts;

/** The input of a new company. */
export function companyInput({ name, addressLine1, addressLine2, city, state, zip, countryCode }: PartyTexts) {
  return { name, addressLine1, addressLine2: addressLine2 || null, city, state, zip, countryCode };
}

/** The role of a party, its company, and who hired it. */
export function PartyFields({
  values,
  errorsOf,
  onChange,
  hirers,
  isOptional = false,
  hasRole = false,
}: {
  values: PartyTexts;
  errorsOf: (name: Name) => FieldMessages | undefined;
  onChange: (changed: Partial<PartyTexts>) => void;
  /** Who can have hired it. */
  hirers: readonly Option[];
  /** Without a company, the party is left out. */
  isOptional?: boolean;
  /** Its role is not asked for. */
  hasRole?: boolean;
}) {
  const { name, organizationId } = values;
  const isNew = organizationId === '';
  const [typed, setTyped] = useState('');
  const search = useRested(typed);
  const organizations = useRead(
    OrganizationNamesDocument,
    { search },
    { enabled: isNew && search.length > 1, follows: ['organization'], keepsPrevious: true },
  );
  const isSearched = isNew && typed.length > 1;
  // Enter takes a company of the list: an older result must not offer one that does not match.
  const isFresh = search === typed && !organizations.isPlaceholderData && !organizations.isPending;
  const companies = (isSearched ? (organizations.data?.organizations.nodes ?? []) : [])
    .filter((company) => isFresh || company.name.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, 6)
    .map(({ id, name: text, city, state }) => ({ key: id, text, note: [city, state].filter(Boolean).join(', ') }));
  const text = (field: Name) => ({
    name: field,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
    errors: errorsOf(field),
  });
  return (
    <>
      {!hasRole && (
        <SelectField
          label="Role on the project"
          required
          options={choices(partyRoles, 'Choose a role')}
          {...text('role')}
        />
      )}
      <Field
        label="Company"
        required={!isOptional}
        hint={
          isNew
            ? 'Your directory is searched. A new company is added to it.'
            : 'From your directory, with its address there.'
        }
        errors={errorsOf('name') ?? errorsOf('organizationId')}
      >
        {(attributes) => (
          <Combobox
            attributes={{ ...attributes, name: 'name', required: !isOptional }}
            isFree
            label="Companies of your directory"
            value={name}
            items={companies}
            onChoose={(company) => onChange({ organizationId: company.key, name: company.text })}
            onType={(text) => {
              onChange({ name: text, organizationId: '' });
              setTyped(text.trim());
            }}
          />
        )}
      </Field>
      {isNew && companies.length === 0 && (isFresh || !isSearched) && (
        <SimilarCompanies typed={values}>
          {({ organizationId: id, organization }) => (
            <Button onClick={() => onChange({ organizationId: id, name: organization?.name ?? name })}>Use it</Button>
          )}
        </SimilarCompanies>
      )}
      {isNew && name !== '' && (
        <div className="grid gap-x-3 sm:grid-cols-6">
          <div className="sm:col-span-6">
            <StreetField
              label="Street"
              {...text('addressLine1')}
              place={values}
              isAbroad={isAbroad(values.countryCode)}
              onChoose={onChange}
            />
          </div>
          <div className="sm:col-span-6">
            <TextField label="Suite, floor or unit" {...text('addressLine2')} />
          </div>
          <div className="sm:col-span-6">
            <TextField label="City" {...text('city')} />
          </div>
          <div className="sm:col-span-3">
            <StateField countryCode={values.countryCode} {...text('state')} />
          </div>
          <div className="sm:col-span-3">
            <TextField label={placeLabels(values.countryCode).zip} {...text('zip')} />
          </div>
          <div className="sm:col-span-6">
            <SelectField label="Country" options={countryOptions} {...text('countryCode')} />
          </div>
        </div>
      )}
      {(!hasRole || hirers.length > 0) && (
        <SelectField label="Hired by" options={[{ value: '', text: 'Not recorded' }, ...hirers]} {...text('hiredBy')} />
      )}
    </>
  );
}
