import { Menu } from '@base-ui/react/menu';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { execute } from '../api/execute';
import { accountButton } from './account-button';
import { type SchemeChoice, useSchemeChoice } from './scheme';
import { EndSessionDocument } from './shell.documents';
import { useViewer } from './viewer';

const item = 'block w-full cursor-pointer rounded px-2.5 py-1.5 text-left data-highlighted:bg-sunken';
const schemes: Record<SchemeChoice, string> = { system: 'As the system', light: 'Light', dark: 'Dark' };

/** Loaded when it is first opened, so it begins open. */
export default function AccountMenu() {
  const { name, email, session } = useViewer();
  const [scheme, choose] = useSchemeChoice();
  const place = useRef<HTMLDivElement>(null);
  const signOut = useMutation({
    mutationFn: () => execute(EndSessionDocument, { input: { id: session!.id } }),
    onSuccess: () => window.location.assign('/sign-in'),
  });
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger {...accountButton} />
      {/* In the header, so that the menu is part of a landmark of the page. */}
      <div ref={place} />
      <Menu.Portal container={place}>
        <Menu.Positioner align="end" sideOffset={6} className="z-50">
          <Menu.Popup className="w-64 rounded-md border border-line bg-sheet p-1.5 shadow-lg">
            <div className="px-2.5 py-1.5">
              <div className="font-medium">{name}</div>
              <div className="truncate text-sm text-muted">{email}</div>
            </div>
            <Menu.Separator className="my-1 h-px bg-line" />
            <Menu.RadioGroup
              value={scheme}
              onValueChange={(chosen) => choose(chosen as SchemeChoice)}
              aria-label="Colors"
            >
              {Object.entries(schemes).map(([value, text]) => (
                <Menu.RadioItem
                  key={value}
                  value={value}
                  className={`${item} flex justify-between`}
                  closeOnClick={false}
                >
                  {text}
                  <Menu.RadioItemIndicator aria-hidden>✓</Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            <Menu.Separator className="my-1 h-px bg-line" />
            {session && (
              <Menu.Item className={item} onClick={() => signOut.mutate()}>
                Sign out
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
