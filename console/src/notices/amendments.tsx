import { useState } from 'react';
import { useChange } from '../api/use-change';
import { Status } from '../parts/badge';
import { Button } from '../parts/button';
import { choices } from '../parts/choices';
import { Dialog } from '../parts/dialog';
import { SelectField, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { plainAmount } from '../parts/format';
import { Section, Sheet } from '../parts/page';
import { To } from '../parts/to';
import { useGo } from '../parts/use-go';
import { useToday } from '../shell/clock';
import { useCanChange } from '../shell/viewer';
import type { Notice } from './notice';
import { type AmendmentReason, CreateNoticeDocument } from './notices.documents';

const reasons: AmendmentReason[] = ['AMOUNT_CHANGED', 'PARTY_CORRECTION', 'SCOPE_CHANGED', 'OTHER'];

/** The notice that this one amends, those that amend it, and the way to amend what was sent. */
export function Amendments({ notice }: { notice: Notice }) {
  const canChange = useCanChange();
  const [isAmending, setAmending] = useState(false);
  const { parentNotice, amendments } = notice;
  const isSent = ['ORDERED', 'SERVED', 'RECORDED', 'COMPLETED'].includes(notice.status);
  if (!parentNotice && amendments.nodes.length === 0 && !(isSent && canChange)) return null;
  return (
    <Section
      title="Amendments"
      actions={isSent && canChange && <Button onClick={() => setAmending(true)}>Amend this notice</Button>}
    >
      <Sheet>
        {parentNotice && (
          <p>
            Amends{' '}
            <To page="/notices/$id" params={{ id: parentNotice.id }}>
              {parentNotice.noticeNumber}
            </To>
            .
          </p>
        )}
        {amendments.nodes.map(({ id, noticeNumber, status }) => (
          <p key={id}>
            Amended by{' '}
            <To page="/notices/$id" params={{ id }}>
              {noticeNumber}
            </To>{' '}
            <Status status={status} />
          </p>
        ))}
        {!parentNotice && amendments.nodes.length === 0 && (
          <p className="text-muted">
            What was sent is never changed. If the amount, the work or a party changes, an amendment says so.
          </p>
        )}
      </Sheet>
      {isAmending && <AmendDialog notice={notice} onClose={() => setAmending(false)} />}
    </Section>
  );
}

function AmendDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const go = useGo();
  const change = useChange(CreateNoticeDocument);
  const { values, text, saved } = useForm(
    {
      amendmentReason: 'AMOUNT_CHANGED',
      claimAmount: notice.claimAmount ?? '',
      noticeDate: useToday(notice.state),
    },
    change.error,
  );
  const save = () =>
    change.mutate(
      {
        input: {
          parentNoticeId: notice.id,
          amendmentReason: values.amendmentReason as AmendmentReason,
          claimAmount: plainAmount(values.claimAmount) || null,
          noticeDate: values.noticeDate,
        },
      },
      {
        onSuccess: ({ createNotice: { id } }) => {
          saved();
          go({ page: '/notices/$id', params: { id } });
        },
      },
    );
  return (
    <Dialog onClose={onClose} title={`Amend ${notice.noticeNumber}`}>
      <Form
        error={change.error}
        busy={change.isPending}
        submit="Create the amendment"
        onSubmit={save}
        onCancel={onClose}
      >
        <SelectField label="Why" options={choices(reasons)} {...text('amendmentReason')} />
        <TextField label="New amount" inputMode="decimal" {...text('claimAmount')} />
        <TextField type="date" label="Date of the amendment" required {...text('noticeDate')} />
      </Form>
    </Dialog>
  );
}
