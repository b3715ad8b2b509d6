import { Check, Copy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { controlLook } from './field';
import { Foot } from './foot';
import { useClosing } from './modal';
import { useUnsaved } from './unsaved';

/** Copies a text. Where the browser refuses, it selects the text, so that the keys for copying work. */
export function CopyButton({
  text,
  label = 'Copy',
  name,
  onCopied,
  onRefused,
}: {
  text: string;
  label?: string;
  /** What is copied, for people who hear the button without what is next to it. */
  name?: string;
  onCopied?: () => void;
  onRefused?: () => void;
}) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      onRefused?.();
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button onClick={() => void copy()} {...(name && { 'aria-label': `${label} ${name.toLowerCase()}` })}>
        <Icon className="size-4" aria-hidden />
        {label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </>
  );
}

/** Shows a secret this once, and asks before it closes unless it was copied. */
export function SecretDialog({
  title,
  label,
  text,
  explanation,
  children,
  onClose,
}: {
  title: string;
  label: string;
  /** The secret. */
  text: string;
  explanation: string;
  children?: ReactNode;
  onClose: () => void;
}) {
  const [isCopied, setCopied] = useState(false);
  useUnsaved(!isCopied, { isSecret: true });
  return (
    <Dialog onClose={onClose} title={title}>
      <div className="mb-4">
        <p className="mb-3">{explanation}</p>
        <Secret label={label} text={text} onCopied={() => setCopied(true)} />
        {children}
      </div>
      <Done onClose={onClose} />
    </Dialog>
  );
}

function Secret({ label, text, onCopied }: { label: string; text: string; onCopied: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="flex gap-2">
      <input
        ref={field}
        readOnly
        aria-label={label}
        className={`${controlLook} font-mono`}
        value={text}
        onFocus={({ target }) => target.select()}
        onCopy={onCopied}
      />
      <CopyButton text={text} onCopied={onCopied} onRefused={() => field.current?.focus()} />
    </div>
  );
}

function Done({ onClose }: { onClose: () => void }) {
  const closing = useClosing();
  return (
    <Foot
      primary={
        <Button look="primary" onClick={() => closing(onClose)}>
          Done
        </Button>
      }
    />
  );
}
