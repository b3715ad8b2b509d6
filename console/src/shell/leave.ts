import { dropAllTyped } from '../parts/kept';
import { forgetAll } from '../parts/unsaved';

/** Written when a person signs out, which every other tab of the browser hears of. */
const signedOutKey = 'console.signed-out';

/** Leaves the console in every tab after the session has ended: none keeps what was typed, and none asks before it goes. */
export function leave(): void {
  localStorage.setItem(signedOutKey, String(Date.now()));
  goToSignIn();
}

/** Follows a person who signs out in another tab: the next one at this browser finds nothing of theirs. */
export function followSignOut(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === signedOutKey) goToSignIn();
  });
}

function goToSignIn(): void {
  forgetAll();
  dropAllTyped();
  window.location.assign('/sign-in');
}
