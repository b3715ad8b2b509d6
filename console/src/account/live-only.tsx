import type { ReactNode } from 'react';
import { useScope } from '../api/scope';
import { Page } from '../parts/page';
import { Empty } from '../parts/states';
import { To } from '../parts/to';
import type { PlainPage } from '../routes/pages';

/** A page about people, or in the sandbox the way to it in live mode. */
export function LiveOnly({ title, page, children }: { title: string; page: PlainPage; children: ReactNode }) {
  const { mode } = useScope();
  if (mode === 'live') return children;
  const link = (
    <To page={page} inScope={{ mode: 'live' }}>
      Open this page in live mode
    </To>
  );
  return (
    <Page title={title}>
      <Empty title="People are managed in live mode" action={link}>
        Members, invitations and sign-in are the same for live mode and the sandbox.
      </Empty>
    </Page>
  );
}
