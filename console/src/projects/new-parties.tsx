import { useEffect, useRef } from 'react';
import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { choices } from '../parts/choices';
import { type Option, SelectField } from '../parts/field';
import { Sheet } from '../parts/page';
import { LastUsed } from './last-used';
import { type NewParty, toRole } from './new-project-values';
import { PartyFields } from './party-fields';
import { claimantRoles, projectLabels } from './project-values';
import type { NewProject } from './use-new-project';

/** The second step: for which division and in which role, and who else is on the job. */
export function NewParties({ form }: { form: NewProject }) {
  const { facts, divisions, divisionId, text, change, named, parties } = form;
  const optionOf = ({ key, texts }: NewParty): Option => ({ value: key, text: texts.name });
  return (
    <>
      <Sheet className="mb-4 grid gap-x-4 sm:grid-cols-2">
        {divisions.length > 1 && (
          <SelectField
            label={projectLabels.divisionId}
            required
            options={[
              { value: '', text: 'Choose a division' },
              ...divisions.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            {...text('divisionId')}
            value={divisionId}
          />
        )}
        <SelectField
          label={projectLabels.claimantRole}
          required
          options={choices(claimantRoles, 'Choose your role')}
          {...text('claimantRole')}
        />
        <LastUsed divisionId={divisionId} chosen={facts} onUse={change.facts} />
        {named.length > 0 && (
          <SelectField
            label="Who hired you"
            options={[{ value: '', text: 'Not recorded' }, ...named.map(optionOf)]}
            value={form.hirer}
            errors={form.hirerErrors}
            onChange={({ target }) => change.hirer(target.value)}
          />
        )}
      </Sheet>
      <p className="mb-2 text-muted">
        The owner and the general contractor receive the first notice, and a lender where there is one. Leave a company
        empty if you do not know it yet.
      </p>
      <div className="grid items-start gap-3 xl:grid-cols-2">
        {parties.map((party) => (
          <Party
            key={party.key}
            party={party}
            form={form}
            hirers={named.filter(({ key }) => key !== party.key).map(optionOf)}
          />
        ))}
      </div>
      <div className="my-3 flex flex-wrap gap-2">
        <Button onClick={() => change.add('LENDER')}>Add the lender</Button>
        <Button onClick={() => change.add('')}>Add another party</Button>
      </div>
    </>
  );
}

function Party({ party, form, hirers }: { party: NewParty; form: NewProject; hirers: readonly Option[] }) {
  const { key, texts } = party;
  const { change } = form;
  const role = toRole(party, form.facts);
  const isUsual = key === 'owner' || key === 'gc';
  const words = role ? inWords(role) : 'Another party';
  const name = texts.name || words;
  const box = useRef<HTMLFieldSetElement>(null);
  const isNew = useRef(!isUsual && texts.name === '' && form.added > 0);
  // Who adds a party goes on with it; one that was kept in the tab is left alone.
  useEffect(() => {
    if (isNew.current && document.activeElement?.tagName === 'BUTTON')
      box.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, []);
  return (
    <fieldset ref={box} className="min-w-0 rounded-md border border-line bg-sheet p-4">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden className="mb-2 font-semibold break-words">
        {words}
      </p>
      <PartyFields
        values={texts}
        errorsOf={(field) => form.partyErrors(key, field)}
        onChange={(changed) => change.party(key, changed)}
        isOptional
        hasRole={isUsual}
        hirers={hirers}
      />
      {!isUsual && (
        <Button look="quiet" className="!px-1.5 !text-danger" onClick={() => change.remove(key)}>
          Remove {name}
        </Button>
      )}
    </fieldset>
  );
}
