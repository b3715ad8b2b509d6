import { useRef, useState } from 'react';
import { useScope } from '../api/scope';
import { useChange } from '../api/use-change';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { TextArea } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatTime } from '../parts/format';
import { Section } from '../parts/page';
import { RadioField } from '../parts/radio-field';
import { CommentOnApplicationDocument, type PayApplicationVerdict } from './billing.documents';
import type { PayApplication } from './pay-application';

type Comment = PayApplication['comments'][number];

/** What the companies that take part write to each other, and the answers of those that review. */
export function Comments({
  application,
  isOwn,
  canWrite,
}: {
  application: PayApplication;
  isOwn: boolean;
  canWrite: boolean;
}) {
  const { comments, status } = application;
  const [isReviewing, setReviewing] = useState(false);
  const canReview = canWrite && !isOwn && (status === 'SUBMITTED' || status === 'UNDER_REVIEW');
  return (
    <Section
      title="Comments"
      count={comments.length > 0 ? comments.length : undefined}
      actions={
        canReview && (
          <Button look="primary" onClick={() => setReviewing(true)}>
            Approve or reject
          </Button>
        )
      }
    >
      {comments.length > 0 && (
        <ol className="mb-3 divide-y divide-line rounded-md border border-line bg-sheet">
          {comments.map((comment) => (
            <Entry key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      {canWrite ? (
        <CommentForm id={application.id} />
      ) : (
        comments.length === 0 && <p className="text-muted">No one has commented.</p>
      )}
      {isReviewing && <ReviewDialog id={application.id} onClose={() => setReviewing(false)} />}
    </Section>
  );
}

function Entry({ comment }: { comment: Comment }) {
  const { organizationId } = useScope();
  const { authorName, organizationName, createdAt, verdict, revision, body } = comment;
  const company = comment.organizationId === organizationId ? `${organizationName} (you)` : organizationName;
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">{authorName ? `${authorName}, ${company}` : company}</span>
        <span className="text-sm text-muted">{formatTime(createdAt)}</span>
        {verdict && <Badge tone={verdict === 'APPROVED' ? 'success' : 'danger'}>{words[verdict]}</Badge>}
        {verdict && revision > 0 && <span className="text-sm text-muted">revision {revision}</span>}
      </p>
      <p className="mt-1 max-w-prose break-words whitespace-pre-wrap">{body}</p>
    </li>
  );
}

const words: Record<PayApplicationVerdict, string> = { APPROVED: 'Approves it', REJECTED: 'Rejects it' };

function CommentForm({ id }: { id: string }) {
  const comment = useChange(CommentOnApplicationDocument);
  const { values, fill, text } = useForm({ body: '' }, comment.error);
  const typed = useRef('');
  typed.current = values.body;
  const send = () => {
    const { body } = values;
    // What is typed while it is sent stays.
    comment.mutate({ input: { id, body } }, { onSuccess: () => typed.current === body && fill({ body: '' }) });
  };
  return (
    <div className="max-w-prose">
      <Form onSubmit={send} error={comment.error} busy={comment.isPending} submit="Comment">
        <TextArea
          label="Comment"
          hint="All companies that it is shared with read this, with your name and your company."
          rows={3}
          {...text('body')}
        />
      </Form>
    </div>
  );
}

function ReviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const review = useChange(CommentOnApplicationDocument);
  const { values, set, text } = useForm({ verdict: 'APPROVED' as PayApplicationVerdict, body: '' }, review.error);
  const send = () => review.mutate({ input: { id, ...values } }, { onSuccess: onClose });
  const isRejected = values.verdict === 'REJECTED';
  return (
    <Dialog onClose={onClose} title="Approve or reject it">
      <Form
        onSubmit={send}
        error={review.error}
        busy={review.isPending}
        submit={isRejected ? 'Reject it' : 'Approve it'}
        danger={isRejected}
        onCancel={onClose}
      >
        <p className="mb-3">
          The company that applies sees your answer with its reason. It certifies and records payments itself: your
          answer changes neither.
        </p>
        <RadioField
          label="Your answer"
          value={values.verdict}
          options={[
            { value: 'APPROVED', text: 'Approve' },
            { value: 'REJECTED', text: 'Reject' },
          ]}
          onChange={(verdict) => set('verdict', verdict)}
        />
        <TextArea label="Reason" required {...text('body')} />
      </Form>
    </Dialog>
  );
}
