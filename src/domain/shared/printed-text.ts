import { asSeen, illegibility, isUnseen } from './legible.js';
import { unprintability } from './printable.js';

/**
 * A text of free-form data as documents print it, null when no one sees it, and what is wrong with it: the end of a sentence that begins
 * with the name of the field. A text that no font prints is kept, because the document of an older record quotes it when it refuses it.
 */
export function readPrintedText(text: string): { text: string | null; wrong: string | null } {
  const seen = asSeen(text);
  const illegible = illegibility(seen, 'many');
  if (illegible) return { text: null, wrong: illegible };
  return { text: isUnseen(seen) ? null : seen, wrong: unprintability(seen) ?? null };
}
