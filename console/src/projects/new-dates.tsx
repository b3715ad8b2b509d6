import { TextArea, TextField } from '../parts/field';
import { Sheet } from '../parts/page';
import { askedBy, FactControl, type FactName, factNames } from './asked-facts';
import type { CourseDeadlineFragment } from './project.documents';
import { lastFurnishingHint, type ProjectValues, projectLabels } from './project-values';
import type { NewProject } from './use-new-project';

/** Each has its place in the form, whatever the law asks for. */
const always = new Set<FactName>(['state', 'use', 'firstFurnishingDate', 'lastFurnishingDate', 'contractAmount']);

/** The third step: the dates and the money, and what else the law of the state asks for. */
export function NewDates({
  form: { text, facts },
  deadlines,
}: {
  form: NewProject;
  deadlines: readonly CourseDeadlineFragment[];
}) {
  const questions = askedBy(deadlines);
  const others = factNames.filter((name) => !always.has(name));
  const isEvent = (name: FactName) => questions.events.has(name);
  // What is filled in stays, also when other facts no longer ask for it.
  const missing = others.filter((name) => !isEvent(name) && (questions.facts.has(name) || facts[name] !== ''));
  const events = others.filter(isEvent);
  const hasCommencement =
    facts.commencementRecordedOn !== '' ||
    facts.commencementInstrument !== '' ||
    deadlines.some(({ decidingFacts }) => decidingFacts.includes('NOTICE_OF_COMMENCEMENT'));
  const field = (name: keyof ProjectValues) => ({ label: projectLabels[name], ...text(name) });
  return (
    <>
      <Sheet className="mb-4">
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField
            type="date"
            hint="The first day that you furnished labor or material."
            {...field('firstFurnishingDate')}
          />
          <TextField
            type="date"
            hint={`Leave it empty while you work. ${lastFurnishingHint}`}
            {...field('lastFurnishingDate')}
          />
          <TextField inputMode="decimal" hint="In dollars." {...field('contractAmount')} />
          <TextField inputMode="decimal" hint="In percent of each payment." {...field('retainagePercent')} />
        </div>
        <TextArea rows={2} hint="Labor or material, as documents print it." {...field('furnishedDescription')} />
      </Sheet>
      {(missing.length > 0 || events.length > 0 || hasCommencement) && (
        <Sheet className="mb-4">
          <h3 className="mb-1">What the law of this state also asks for</h3>
          <p className="mb-3 text-muted">
            Some deadlines depend on it. Leave empty what has not happened or is not known.
          </p>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {missing.map((name) => (
              <FactControl key={name} name={name} text={text(name)} />
            ))}
            {hasCommencement && (
              <>
                <TextField type="date" hint="By the owner, at the start." {...field('commencementRecordedOn')} />
                <TextField hint="Or its book and page." {...field('commencementInstrument')} />
              </>
            )}
          </div>
          {events.length > 0 && (
            <details open={events.some((name) => facts[name] !== '') || undefined}>
              <summary className="mb-3 cursor-pointer">Events that would change a date</summary>
              <div className="grid gap-x-4 sm:grid-cols-2">
                {events.map((name) => (
                  <FactControl key={name} name={name} text={text(name)} />
                ))}
              </div>
            </details>
          )}
        </Sheet>
      )}
      <details className="mb-4">
        <summary className="mb-3 cursor-pointer">Permit, parcel, bond and loan</summary>
        <Sheet className="grid gap-x-4 sm:grid-cols-2">
          <TextField {...field('permitNumber')} />
          <TextField {...field('parcelNumber')} />
          <TextField {...field('bondNumber')} />
          <TextField {...field('loanNumber')} />
          <div className="sm:col-span-2">
            <TextArea rows={2} {...field('legalDescription')} />
          </div>
        </Sheet>
      </details>
    </>
  );
}
