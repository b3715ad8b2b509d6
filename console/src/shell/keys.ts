import { browserStorage } from '../parts/storage';

/** Whether `?` opens the sheet of keys: a key that is a letter or a sign must be one that can be switched off. */
const storedAs = 'console.keys.off';

export const isKeyOn = () => browserStorage.read(storedAs) === null;

export function setKeyOn(isOn: boolean): void {
  if (isOn) browserStorage.remove(storedAs);
  else browserStorage.write(storedAs, '1');
}

/** Whether the person types, so that a sign is part of a text, or a dialog is open. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
