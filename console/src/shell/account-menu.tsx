import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { CircleUser } from 'lucide-react';
import { useId } from 'react';
import { type ApiError, asApiError } from '../api/errors';
import { execute } from '../api/execute';
import { Button } from '../parts/button';
import { RadioField } from '../parts/radio-field';
import { ErrorNote } from '../parts/states';
import { To } from '../parts/to';
import { askBefore } from '../parts/unsaved';
import { leave } from './leave';
import { type SchemeChoice, useSchemeChoice } from './scheme';
import { EndSessionDocument } from './shell.documents';
import { useViewer } from './viewer';

const schemes: { value: SchemeChoice; text: string }[] = [
  { value: 'system', text: 'As the system' },
  { value: 'light', text: 'Light' },
  { value: 'dark', text: 'Dark' },
];

/** Who is signed in, the colors, and the end of the session. The browser closes it on Escape and on a click beside it. */
export function AccountMenu() {
  const { name, email, session } = useViewer();
  const [scheme, choose] = useSchemeChoice();
  const menu = useId();
  const { pathname } = useLocation();
  const signOut = useMutation<unknown, ApiError>({
    mutationFn: () =>
      execute(EndSessionDocument, { input: { id: session!.id } }).catch((error) => {
        // It has ended already, such as in another tab.
        if (asApiError(error).code !== 'UNAUTHENTICATED') throw error;
      }),
    onSuccess: leave,
  });
  return (
    <>
      <button type="button" aria-label="Your account" className="rounded-md p-2 hover:bg-sunken" popoverTarget={menu}>
        <CircleUser className="size-5" aria-hidden />
      </button>
      <dialog
        // Another page closes it.
        key={pathname}
        id={menu}
        popover="auto"
        aria-label="Your account"
        className="inset-auto top-13 right-3 w-64 rounded-md border border-line bg-sheet p-4 text-ink shadow-lg"
      >
        <div className="mb-3">
          <div className="font-medium">{name}</div>
          <div className="truncate text-sm text-muted">{email}</div>
        </div>
        <RadioField label="Colors" value={scheme} options={schemes} onChange={choose} />
        <ul className="mb-3 space-y-1">
          <li>
            <To page="/account/sign-in">Name, passkeys and sessions</To>
          </li>
          <li>
            <a className="text-accent underline underline-offset-2 hover:no-underline" href="/docs">
              Guides
            </a>
          </li>
        </ul>
        {signOut.error && (
          <div className="mb-3">
            <ErrorNote error={signOut.error} />
          </div>
        )}
        {session && (
          <Button onClick={() => askBefore(() => signOut.mutate())} busy={signOut.isPending}>
            Sign out
          </Button>
        )}
      </dialog>
    </>
  );
}
