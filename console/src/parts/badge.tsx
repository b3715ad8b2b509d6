import { ofRecord, type Tone, toneOfStatus } from './statuses';

export type { Tone };

const tones: Record<Tone, { ground: string; dot: string }> = {
  // Nothing has begun: an empty ring.
  neutral: { ground: 'bg-sunken', dot: 'border-2 border-muted' },
  accent: { ground: 'bg-accent-soft', dot: 'bg-accent' },
  success: { ground: 'bg-success-soft', dot: 'bg-success' },
  warning: { ground: 'bg-warning-soft', dot: 'bg-warning' },
  danger: { ground: 'bg-danger-soft', dot: 'bg-danger' },
};

/** A dot with the color of its meaning, and a short text that alone says it all. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: string }) {
  const { ground } = tones[tone];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2 py-0.5 text-sm font-medium whitespace-nowrap text-ink ${ground}`}
    >
      <Dot tone={tone} />
      {children}
    </span>
  );
}

/** The color of a meaning, beside a word that says it. */
export function Dot({ tone }: { tone: Tone }) {
  return <span aria-hidden className={`size-2 shrink-0 rounded-full ${tones[tone].dot}`} />;
}

/** A status of the API, such as `IN_TRANSIT` or `in_transit`, in words. */
export function Status({ status, of: record }: { status: string; of?: 'waiver' }) {
  const name = status.toUpperCase();
  const tone = (record && ofRecord[record]?.[name]?.tone) ?? toneOfStatus[name] ?? 'neutral';
  return <Badge tone={tone}>{nameStatus(status, record)}</Badge>;
}

/** What a status is called wherever it is shown. */
export function nameStatus(status: string, record?: 'waiver'): string {
  return (record && ofRecord[record]?.[status.toUpperCase()]?.text) ?? inWords(status);
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
