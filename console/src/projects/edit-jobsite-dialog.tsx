import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Button } from '../parts/button';
import { ConfirmSeen } from '../parts/confirm';
import { Dialog } from '../parts/dialog';
import { CheckField } from '../parts/field';
import { Form, toInput, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { JobsiteFields, jobsiteLabels } from './jobsite-fields';
import type { Jobsite } from './project';
import { DeleteJobsiteDocument, UpdateJobsiteDocument } from './project.documents';

const labels = { ...jobsiteLabels, isPrimary: 'The primary jobsite' } as const;

export function nameOfJobsite({ name, addressLine1 }: Jobsite): string {
  return name ?? addressLine1 ?? 'the jobsite';
}

/** Corrects a jobsite, or takes it off the project. */
export function EditJobsiteDialog({ jobsite, onClose }: { jobsite: Jobsite; onClose: () => void }) {
  const { id, updatedAt } = jobsite;
  const update = useChange(UpdateJobsiteDocument);
  const [isRemoving, setRemoving] = useState(false);
  const stored = {
    addressLine1: jobsite.addressLine1 ?? '',
    addressLine2: jobsite.addressLine2 ?? '',
    city: jobsite.city ?? '',
    county: jobsite.county ?? '',
    state: jobsite.state ?? '',
    zip: jobsite.zip ?? '',
    parcelNumber: jobsite.parcelNumber ?? '',
    legalDescription: jobsite.legalDescription ?? '',
    isPrimary: jobsite.isPrimary,
  };
  const form = useForm(stored, update.error, { isStored: true });
  const { values, changed, set, text } = form;
  const save = () =>
    update.mutate(
      { input: { id, expectedUpdatedAt: updatedAt, ...toInput(changed as Partial<typeof stored> & typeof stored) } },
      { onSuccess: onClose },
    );
  if (isRemoving) {
    return (
      <ConfirmSeen
        title={`Take ${nameOfJobsite(jobsite)} off the project?`}
        submit="Take it off"
        document={DeleteJobsiteDocument}
        updatedAt={updatedAt}
        input={{ id }}
        onClose={() => setRemoving(false)}
        onDone={onClose}
      >
        New documents no longer print it.
      </ConfirmSeen>
    );
  }
  return (
    <Dialog onClose={onClose} title={`Edit ${nameOfJobsite(jobsite)}`}>
      <Form
        onSubmit={save}
        error={update.error}
        busy={update.isPending || form.overtaken.length > 0}
        submit="Save"
        onCancel={onClose}
      >
        <JobsiteFields text={text} />
        {!jobsite.isPrimary && (
          <CheckField
            label={labels.isPrimary}
            hint="Documents print its address, and its state decides the rules."
            checked={values.isPrimary}
            onChange={({ target }) => set('isPrimary', target.checked)}
          />
        )}
        <Overtaken form={form} labels={labels} stored={stored} />
      </Form>
      <p className="mt-4 border-t border-line pt-3">
        <Button look="danger" onClick={() => setRemoving(true)}>
          Take it off the project
        </Button>
      </p>
    </Dialog>
  );
}
