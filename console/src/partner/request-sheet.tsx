import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useChange } from '../api/use-change';
import { inWords, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatDate, formatMoney } from '../parts/format';
import { Facts, Section, Sheet } from '../parts/page';
import { PartnerAcceptDocument, PartnerRejectDocument, type PartnerTaskFragment } from './partner.documents';
import { jobOf } from './partner-page';
import { WorkForms } from './work-forms';

/** One request: the facts of the job, and the next report. */
export function RequestSheet({ request }: { request: PartnerTaskFragment }) {
  const { id, status, authorizedRecipients, requiredRecipients } = request;
  const accept = useChange(PartnerAcceptDocument);
  const [isRejecting, setRejecting] = useState(false);
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => next.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return (
    <Section title={`Next: ${jobOf(request)}`}>
      <div className="grid gap-4 lg:grid-cols-2">
        <Sheet>
          <Facts facts={factsOf(request.payload as Record<string, unknown>)} />
        </Sheet>
        <Sheet>
          <div ref={next}>
            <p className="mb-3">
              {inWords(request.scope)} <Status status={status} />
            </p>
            {status === 'SUBMITTED' && (
              <Form
                onSubmit={() => accept.mutate({ input: { id } })}
                error={accept.error}
                busy={accept.isPending}
                submit="Begin the work"
              />
            )}
            {status === 'IN_PROGRESS' && <WorkForms request={request} />}
            {status === 'PAYMENT_REQUIRED' && (
              <p>
                The research found {requiredRecipients} recipients, and {authorizedRecipients} are paid for. The account
                is asked to approve the rest; until then nothing is mailed.
              </p>
            )}
          </div>
          <p className="mt-3">
            <Button look="quiet" className="!px-1.5 !text-danger" onClick={() => setRejecting(true)}>
              Reject the request
            </Button>
          </p>
        </Sheet>
      </div>
      {isRejecting && <RejectDialog id={id} onClose={() => setRejecting(false)} />}
    </Section>
  );
}

/** The facts that the account sent, however they are nested, in words. */
function factsOf(payload: Record<string, unknown>, before = ''): [string, ReactNode][] {
  return Object.entries(payload).flatMap(([name, value]): [string, ReactNode][] => {
    if (value === null || value === '' || name === 'division_id' || name === 'fulfillment_scope') return [];
    // Almost every fact is one of the project.
    if (name === 'project' && typeof value === 'object') return factsOf(value as Record<string, unknown>);
    const title = before ? `${before}, ${inWords(name).toLowerCase()}` : inWords(name);
    if (Array.isArray(value)) {
      return value.flatMap((one, index) => factsOf({ [`${name} ${index + 1}`]: one }, before));
    }
    if (typeof value === 'object') return factsOf(value as Record<string, unknown>, title);
    return [[title, spoken(name, value)]];
  });
}

function spoken(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value);
  if (/amount/.test(name)) return formatMoney(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text);
  return /^[a-z]+(?:_[a-z]+)+$/.test(text) || name.endsWith('role') ? inWords(text) : text;
}

function RejectDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const reject = useChange(PartnerRejectDocument);
  const { values, text } = useForm({ reason: '' }, reject.error);
  return (
    <Dialog open onClose={onClose} title="Reject the request">
      <Form
        onSubmit={() => reject.mutate({ input: { id, reason: values.reason } }, { onSuccess: onClose })}
        error={reject.error}
        busy={reject.isPending}
        submit="Reject it"
        onCancel={onClose}
        danger
      >
        <TextField label="Reason" required hint="The account reads it." {...text('reason')} />
      </Form>
    </Dialog>
  );
}
