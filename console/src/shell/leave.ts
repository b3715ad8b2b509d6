import { dropAllTyped } from '../parts/kept';
import { forgetAll } from '../parts/unsaved';

/** Leaves the console after the session has ended: the tab keeps nothing that was typed, and nothing asks before it goes. */
export function leave(): void {
  forgetAll();
  dropAllTyped();
  window.location.assign('/sign-in');
}
