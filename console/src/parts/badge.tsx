export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  accent: 'bg-accent-soft text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

const toneOfStatus: Record<string, Tone> = {
  draft: 'neutral',
  active: 'success',
  ready: 'accent',
  sent: 'accent',
  served: 'success',
  delivered: 'success',
  signed: 'success',
  paid: 'success',
  completed: 'success',
  fulfilled: 'success',
  effective: 'success',
  recorded: 'success',
  released: 'success',
  certified: 'accent',
  submitted: 'accent',
  requested: 'warning',
  held: 'warning',
  returned: 'warning',
  declined: 'warning',
  payment_required: 'warning',
  overdue: 'danger',
  failed: 'danger',
  rejected: 'danger',
  expired: 'danger',
  cancelled: 'neutral',
};

/** A short text with a color of its meaning. The text alone says it all. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: string }) {
  return (
    <span className={`inline-block rounded px-1.5 py-0.5 text-sm font-medium whitespace-nowrap ${tones[tone]}`}>
      {children}
    </span>
  );
}

/** A status of the API, such as `IN_TRANSIT` or `in_transit`, in words. */
export function Status({ status }: { status: string }) {
  return <Badge tone={toneOfStatus[status.toLowerCase()] ?? 'neutral'}>{inWords(status)}</Badge>;
}

/** A name of the API in words: `PRELIMINARY_NOTICE` becomes `Preliminary notice`. */
export function inWords(name: string): string {
  const words = withAcronyms(name.toLowerCase().replaceAll('_', ' ').replaceAll('.', ' '));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `ip address` becomes `IP address`, and `sub subcontractor` has its hyphen. */
export function withAcronyms(words: string): string {
  return words
    .replace(/\b(ach|api|csv|ip|pdf|url)\b/g, (word) => word.toUpperCase())
    .replace('sub subcontractor', 'sub-subcontractor');
}
