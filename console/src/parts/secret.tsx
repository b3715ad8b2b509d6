import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './button';
import { controlLook } from './field';

/** Copies a text. Where the browser refuses, it selects the text, so that the keys for copying work. */
export function CopyButton({
  text,
  label = 'Copy',
  name,
  onRefused,
}: {
  text: string;
  label?: string;
  /** What is copied, for people who hear the button without what is next to it. */
  name?: string;
  onRefused?: () => void;
}) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
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

/** A secret that is shown once, with a button that copies it. */
export function Secret({ label, text }: { label: string; text: string }) {
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
      />
      <CopyButton text={text} onRefused={() => field.current?.focus()} />
    </div>
  );
}
