import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useScope } from '../api/scope';
import { Page } from '../parts/page';
import { Empty } from '../parts/states';

/** A page about people, or in the sandbox the way to it in live mode. */
export function LiveOnly({ title, page, children }: { title: string; page: string; children: ReactNode }) {
  const { organizationId, mode } = useScope();
  if (mode === 'live') return children;
  const link = (
    <Link
      to={`/${organizationId}/live${page}` as never}
      className="text-accent underline underline-offset-2 hover:no-underline"
    >
      Open this page in live mode
    </Link>
  );
  return (
    <Page title={title}>
      <Empty title="People are managed in live mode" action={link}>
        Members, invitations and sign-in are the same for live mode and the sandbox.
      </Empty>
    </Page>
  );
}
