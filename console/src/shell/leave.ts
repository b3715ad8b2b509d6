import { dropAllTyped } from '../parts/kept';
import { forgetAll } from '../parts/unsaved';

/** Every other tab of the browser hears of it, also where the browser stores nothing. */
const signedOut = new BroadcastChannel('console.signed-out');

/** Leaves the console in every tab after the session has ended: none keeps what was typed, and none asks before it goes. */
export function leave(): void {
  signedOut.postMessage(null);
  goToSignIn();
}

/** Follows a person who signs out in another tab: the next one at this browser finds nothing of theirs. */
export function followSignOut(): void {
  signedOut.addEventListener('message', goToSignIn);
}

function goToSignIn(): void {
  forgetAll();
  dropAllTyped();
  window.location.assign('/sign-in');
}
