import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '../api/errors';
import { useScope } from '../api/scope';
import type { BulkRecordType } from '../bulk/bulk.documents';
import { type Chosen, readIds } from '../bulk/read-ids';
import type { MailSource } from '../documents/order-dialog';
import { Page } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { To } from '../parts/to';
import type { MailKind } from './mail-kind';
import { Mailing, toTitle } from './mailing';

/** Mails what was chosen in a list. It is read once, so that the list stays as it is while they are mailed. */
export function MailChosen<Data, Record extends MailSource>({
  kind,
  type,
  chosen,
}: {
  kind: MailKind<Data, Record>;
  type: BulkRecordType;
  chosen: Chosen | undefined;
}) {
  const scope = useScope();
  const read = useQuery<string[], ApiError>({
    // Under a name of its own, which no event reads again.
    queryKey: ['to mail', scope.organizationId, scope.mode, type, chosen],
    queryFn: () => readIds(scope, type, chosen ?? {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (read.data?.length) return <Mailing kind={kind} ids={read.data} />;
  return (
    <Page title={toTitle(kind)}>
      <Loaded read={read}>
        {() => (
          <Empty
            title={`No ${kind.noun} is chosen`}
            action={<To page={kind.folder}>{`Choose ${kind.noun}s in the list`}</To>}
          >
            {`Choose the ${kind.noun}s that you want to mail together.`}
          </Empty>
        )}
      </Loaded>
    </Page>
  );
}
