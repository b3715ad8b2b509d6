import { useEffect, useRef, useState } from 'react';
import { Button } from '../parts/button';
import { Form } from '../parts/form';
import { useKept } from '../parts/kept';
import { Page } from '../parts/page';
import { Restored } from '../parts/restored';
import { To } from '../parts/to';
import { useGo } from '../parts/use-go';
import { Warning } from '../parts/warning';
import { NewDates } from './new-dates';
import { NewJob } from './new-job';
import { NewParties } from './new-parties';
import { NewPreview } from './new-preview';
import { NewStep, StepList, useStep } from './new-steps';
import { findStep, useNewProject } from './use-new-project';
import { usePreview } from './use-preview';

/** What the tab keeps of it. */
const keptAs = 'project in steps';

/** A project in three steps: the job, who is who, and dates and money. Beside them is what the law then asks for. */
export default function NewProjectPage() {
  const [round, setRound] = useState(0);
  const keptForm = useKept(keptAs);
  const startOver = () => {
    keptForm.drop();
    setRound(round + 1);
  };
  return (
    <Page title="New project">
      <Restored isRestored={keptForm.first !== undefined && round === 0} onStartOver={startOver} />
      <NewProject key={round} />
    </Page>
  );
}

function NewProject() {
  const go = useGo();
  const form = useNewProject(keptAs);
  const preview = usePreview(form);
  const [step, goTo] = useStep();
  const { error } = form;
  const create = async () => {
    const isComplete = form.jobsite.addressLine1 !== '' && form.named.length > 0;
    const id = await form.save().catch(() => null);
    if (id === null) return;
    form.saved();
    // What has to be done and by when, or who is still missing.
    go({ page: '/projects/$id', params: { id }, search: isComplete ? {} : { tab: 'people' } });
  };
  // A refusal leads to the first step that has something to correct.
  const shown = useRef(error);
  useEffect(() => {
    if (error === shown.current) return;
    shown.current = error;
    const first = Math.min(...Object.keys(error?.fields ?? {}).map(findStep));
    if (Number.isFinite(first) && first !== step) goTo(first);
  }, [error, step, goTo]);
  return (
    <>
      {form.hasNoDivision && (
        <Warning>
          A project belongs to a division, and there is none yet. <To page="/account/divisions">Add your division</To>
        </Warning>
      )}
      <StepList step={step} countWrong={form.countWrong} />
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Form
          isLong
          error={error}
          busy={form.isBusy}
          submit={step < 3 ? 'Next' : 'Create the project'}
          onCancel={() => go({ page: '/projects' })}
          onSubmit={() => (step < 3 ? goTo(step + 1) : create())}
          others={
            <>
              {step > 1 && <Button onClick={() => goTo(step - 1)}>Back</Button>}
              {step < 3 && (
                <Button busy={form.isBusy} onClick={() => void create()}>
                  Create it now
                </Button>
              )}
            </>
          }
        >
          <NewStep number={1} step={step} error={error}>
            <NewJob form={form} />
          </NewStep>
          <NewStep number={2} step={step} error={error}>
            <NewParties form={form} />
          </NewStep>
          <NewStep number={3} step={step} error={error}>
            <NewDates form={form} deadlines={preview.deadlines} />
          </NewStep>
        </Form>
        <NewPreview preview={preview} />
      </div>
    </>
  );
}
