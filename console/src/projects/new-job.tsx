import { choices, stateOptions, states } from '../parts/choices';
import { CountyField } from '../parts/county-field';
import { SelectField, TextField } from '../parts/field';
import { Sheet } from '../parts/page';
import { StreetField } from '../parts/street-field';
import { projectLabels, sectors, uses } from './project-values';
import type { NewProject } from './use-new-project';

/** The first step: the job, where it is, and of which kind. */
export function NewJob({ form: { text, jobsite, change, jobsiteErrors } }: { form: NewProject }) {
  const place = (name: keyof typeof jobsite) => ({
    name: `jobsite.${name}`,
    value: jobsite[name],
    onChange: ({ target }: { target: { value: string } }) => change.jobsite({ [name]: target.value }),
    errors: jobsiteErrors(name),
  });
  return (
    <Sheet className="mb-4">
      <div className="grid gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField label={projectLabels.name} required {...text('name')} />
        <TextField label={projectLabels.number} {...text('number')} />
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">Jobsite</legend>
        <StreetField
          label="Street"
          hint="Documents print it. While you do not know it, leave the city, ZIP code and county empty, too."
          {...place('addressLine1')}
          place={jobsite}
          states={states}
          onChoose={change.jobsite}
        />
        <div className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_7rem_8rem]">
          <TextField label="City" {...place('city')} />
          <SelectField label="State" options={stateOptions('')} {...place('state')} />
          <TextField inputMode="numeric" label="ZIP code" {...place('zip')} />
        </div>
        <div className="sm:max-w-80">
          <CountyField
            label="County"
            hint="It names the recorder and the court."
            {...place('county')}
            address={{
              addressLine1: jobsite.addressLine1,
              city: jobsite.city,
              state: jobsite.state,
              zip: jobsite.zip,
            }}
          />
        </div>
      </fieldset>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <SelectField
          label={projectLabels.sector}
          required
          options={choices(sectors, 'Choose the sector')}
          {...text('sector')}
        />
        <SelectField label={projectLabels.use} options={choices(uses, 'Not known')} {...text('use')} />
      </div>
    </Sheet>
  );
}
