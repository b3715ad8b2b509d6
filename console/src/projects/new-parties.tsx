import { inWords } from '../parts/badge';
import { Button } from '../parts/button';
import { stateOptions } from '../parts/choices';
import { type Option, SelectField, TextField } from '../parts/field';
import { Section, Sheet } from '../parts/page';
import { PartyFields } from './party-fields';
import type { NewProject } from './use-new-project';

/** The jobsite and the parties of a project that is being created. */
export function NewJobsite({ jobsite, change, jobsiteErrors }: NewProject) {
  const text = (name: keyof typeof jobsite) => ({
    name: `jobsite.${name}`,
    value: jobsite[name],
    onChange: ({ target }: { target: { value: string } }) => change.jobsite({ [name]: target.value }),
    errors: jobsiteErrors(name),
  });
  return (
    <Section title="Jobsite">
      <Sheet className="grid gap-x-4 sm:grid-cols-6">
        <div className="sm:col-span-6">
          <TextField
            label="Street"
            hint="Documents print it. Leave it empty if you do not know it yet."
            {...text('addressLine1')}
          />
        </div>
        <div className="sm:col-span-2">
          <TextField label="City" {...text('city')} />
        </div>
        <div className="sm:col-span-2">
          <TextField label="County" hint="It names the recorder and the court." {...text('county')} />
        </div>
        <div className="sm:col-span-1">
          <SelectField label="State" options={stateOptions('')} {...text('state')} />
        </div>
        <div className="sm:col-span-1">
          <TextField inputMode="numeric" label="ZIP code" {...text('zip')} />
        </div>
      </Sheet>
    </Section>
  );
}

export function NewParties(form: NewProject) {
  const { parties, named, change } = form;
  const optionOf = ({ key, texts }: (typeof named)[number]): Option => ({ value: key, text: texts.name });
  return (
    <Section title="Parties">
      <p className="mb-2 text-muted">
        The owner and the general contractor receive the first notice. Leave a company empty if you do not know it yet.
      </p>
      <div className="grid gap-3 lg:grid-cols-2">
        {parties.map((party, index) => {
          const name = party.texts.name || (party.texts.role ? inWords(party.texts.role) : `Party ${index + 1}`);
          return (
            <fieldset key={party.key} className="min-w-0 rounded-md border border-line bg-sheet p-4">
              <legend className="sr-only">{name}</legend>
              <p aria-hidden className="mb-2 font-semibold break-words">
                {name}
              </p>
              <PartyFields
                values={party.texts}
                errorsOf={(field) => form.partyErrors(party.key, field)}
                onChange={(changed) => change.party(party.key, changed)}
                isOptional
                hirers={named.filter(({ key }) => key !== party.key).map(optionOf)}
              />
              <Button look="quiet" className="!px-1.5 !text-danger" onClick={() => change.remove(party.key)}>
                Remove {name}
              </Button>
            </fieldset>
          );
        })}
      </div>
      <div className="mt-3 flex flex-wrap items-end gap-x-4">
        <Button className="mb-3" onClick={change.add}>
          Add another party
        </Button>
        {named.length > 0 && (
          <div className="w-72 max-w-full">
            <SelectField
              label="Who hired you"
              options={[{ value: '', text: 'Not recorded' }, ...named.map(optionOf)]}
              value={form.hirer}
              errors={form.hirerErrors}
              onChange={({ target }) => change.hirer(target.value)}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
