import { CircleUser } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const load = () => import('./account-menu');
const AccountMenu = lazy(load);

/** The button before and after its menu is loaded. */
export const accountButton = {
  'aria-label': 'Your account',
  className: 'rounded-md p-2 hover:bg-sunken',
  children: <CircleUser className="size-5" aria-hidden />,
};

/** Opens the menu of the account, whose code the first page does not wait for. */
export function AccountButton() {
  const [wasOpened, setOpened] = useState(false);
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onClick={() => setOpened(true)}
      {...accountButton}
    />
  );
  return wasOpened ? (
    <Suspense fallback={button}>
      <AccountMenu />
    </Suspense>
  ) : (
    button
  );
}
