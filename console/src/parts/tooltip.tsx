import { mergeProps, useMachine } from '@zag-js/preact';
import * as tooltip from '@zag-js/tooltip';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { asAttributes, besideIt, topLayer } from './top-layer';

/**
 * What a control means, beside it while the pointer or the focus of the keys is on it; Escape ends it. A finger does not show it, so
 * it is no place for what a person needs.
 */
export function Tooltip({
  text,
  isDescription = false,
  onClick,
  children,
}: {
  text: string;
  /** Who hears the control hears it as its description, and not only its label, which says the same. */
  isDescription?: boolean;
  /** What the control does, if it is a button. */
  onClick?: ((event: MouseEvent) => void) | undefined;
  /** The control, with these attributes. */
  children: (attributes: object) => ReactNode;
}) {
  const id = useId();
  const service = useMachine(tooltip.machine, {
    id,
    positioning: besideIt,
    // The pointer may move onto it, to read it where the page is enlarged.
    interactive: true,
  });
  const api = tooltip.connect(service, asAttributes);
  const description = isDescription ? `${id}-description` : undefined;
  return (
    <>
      {children({ ...mergeProps(api.getTriggerProps(), { onClick }), 'aria-describedby': description })}
      {description && (
        <span id={description} hidden>
          {text}
        </span>
      )}
      {api.open && (
        <div {...api.getPositionerProps()} {...topLayer}>
          <div
            {...api.getContentProps()}
            className="max-w-72 rounded-md border border-line bg-sheet px-2.5 py-1 text-sm shadow-lg"
          >
            {text}
          </div>
        </div>
      )}
    </>
  );
}
