import { useBlocker } from '@tanstack/react-router';
import { Button } from './button';
import { Dialog } from './dialog';
import { Foot } from './foot';
import { askBeforeLeaving, isAnyUnsaved, useAnyUnsaved, useQuestion } from './unsaved';

const texts = {
  typed: {
    title: 'Discard what you typed?',
    text: 'It is not saved.',
    stay: 'Keep editing',
    leave: 'Discard it',
  },
  secret: {
    title: 'Close without copying?',
    text: 'It is not shown again.',
    stay: 'Back to it',
    leave: 'Close it',
  },
};

/** Asks before anything that is not saved is lost: once for all pages, forms and dialogs. */
export function UnsavedQuestion() {
  const isAny = useAnyUnsaved();
  const question = useQuestion();
  useBlocker({
    disabled: !isAny,
    enableBeforeUnload: isAnyUnsaved,
    // Filters of the same page are in its address; a tab has other forms.
    shouldBlockFn: ({ current, next }) =>
      current.pathname === next.pathname && tabOf(current.search) === tabOf(next.search) ? false : askBeforeLeaving(),
  });
  if (!question) return null;
  const { title, text, stay, leave } = texts[question.isSecret ? 'secret' : 'typed'];
  return (
    // Another question is above a dialog that the browser closed meanwhile and that was opened again.
    <Dialog key={question.key} onClose={() => question.answer(false)} title={title}>
      <p className="mb-4">{text}</p>
      <Foot
        primary={
          <Button look="primary" onClick={() => question.answer(false)}>
            {stay}
          </Button>
        }
        others={
          <Button look="danger" onClick={() => question.answer(true)}>
            {leave}
          </Button>
        }
      />
    </Dialog>
  );
}

const tabOf = (search: object) => (search as { tab?: unknown }).tab;
