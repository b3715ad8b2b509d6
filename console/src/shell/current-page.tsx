import { Outlet, useLocation } from '@tanstack/react-router';
import { Page } from '../parts/page';
import { Empty } from '../parts/states';
import { useCanChange } from './viewer';

/** Pages that only change records. A link of a colleague can lead to them. */
const changesRecords = /\/(new|edit|import|ask|send|bulk)$/;

/** The page of the address, unless the person may not do what it is for: a form that can only be refused is not filled in. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const canChange = useCanChange();
  if (canChange || !changesRecords.test(pathname)) return <Outlet />;
  return (
    <Page title="You can only read">
      <Empty title="Your role does not change records">
        Ask an owner or admin of the organization for the right to do this.
      </Empty>
    </Page>
  );
}
