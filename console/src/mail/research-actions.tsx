import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { formatCredits } from '../parts/format';
import { getJobName } from '../parts/job-name';
import { type RowAction, RowActions } from '../parts/row-actions';
import { ApproveDialog } from './approve-dialog';
import { CancelResearchDocument, RetryResearchDocument } from './mail.documents';
import type { Request } from './research-request';
import { hasResult, ResearchResult } from './research-result';

export type Act = 'approve' | 'cancel' | 'retry' | 'read';

const isOver = ['FULFILLED', 'REJECTED', 'FAILED', 'CANCELLED'];

/** What can be done with a request: read its result and, for who may change it, approve its charges, cancel it or try it again. */
export function ResearchActions({
  request,
  canChange,
  onAct,
}: {
  request: Request;
  canChange: boolean;
  onAct: (act: Act) => void;
}) {
  const { status, paymentDue } = request;
  const forName = `for ${getJobName(request)}`;
  const actions: RowAction[] = [
    ...(hasResult(request) ? [{ text: 'See the result', of: forName, onClick: () => onAct('read') }] : []),
    ...(canChange && status === 'FAILED' ? [{ text: 'Try again', of: forName, onClick: () => onAct('retry') }] : []),
    ...(!canChange || isOver.includes(status)
      ? []
      : [{ text: 'Cancel', of: forName, danger: true, onClick: () => onAct('cancel') }]),
  ];
  return (
    <div className="flex flex-wrap justify-end gap-1">
      {canChange && paymentDue && status === 'PAYMENT_REQUIRED' && (
        <Button onClick={() => onAct('approve')}>{`Approve ${formatCredits(paymentDue.additionalCredits)}`}</Button>
      )}
      <RowActions actions={actions} />
    </div>
  );
}

export function ResearchDialog({ request, act, onClose }: { request: Request; act: Act; onClose: () => void }) {
  const input = { id: request.id };
  if (act === 'read') return <ResearchResult request={request} onClose={onClose} />;
  if (act === 'approve') return <ApproveDialog request={request} onClose={onClose} />;
  if (act === 'cancel') {
    return (
      <Confirm
        title={`Cancel the research on ${getJobName(request)}?`}
        submit="Cancel the research"
        document={CancelResearchDocument}
        variables={{ input }}
        onClose={onClose}
      >
        The staff stop their work. The postage that is held is returned, the fee is not.
      </Confirm>
    );
  }
  return (
    <Confirm
      title={`Try the research on ${getJobName(request)} again?`}
      submit="Try it again"
      danger={false}
      document={RetryResearchDocument}
      variables={{ input }}
      onClose={onClose}
    >
      It costs no second fee. The postage is held again until the mail is sent.
    </Confirm>
  );
}
