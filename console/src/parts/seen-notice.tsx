import { Warning } from './warning';
/** Says in a dialog that the record changed while it was open. */
export function SeenNotice() {
  return (
    <Warning role="alert">
      Someone changed this while the dialog was open. Nothing was done. Check what is shown behind it before you
      continue.
    </Warning>
  );
}
