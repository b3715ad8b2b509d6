import { formatCount, formatNumber } from '../parts/format';
import { Section, Sheet } from '../parts/page';
import type { WebhookQuery } from './webhooks.documents';

type Delivery = WebhookQuery['latest']['nodes'][number];

const half = 40;
const step = 8;

/**
 * The latest deliveries from the oldest to the newest: what was delivered rises with the time of the answer, what failed falls
 * below the line.
 */
export function DeliveryPlot({ latest }: { latest: readonly Delivery[] }) {
  const deliveries = latest.toReversed();
  const withStatus = (status: Delivery['status']) => deliveries.filter((delivery) => delivery.status === status);
  const [delivered, failed, pending] = [withStatus('DELIVERED'), withStatus('FAILED'), withStatus('PENDING')];
  const ended = delivered.length + failed.length;
  const times = delivered.map(({ durationMs }) => durationMs ?? 0).sort((one, other) => one - other);
  const slowest = Math.max(times.at(-1) ?? 0, 1);
  const share = Math.floor((delivered.length / ended) * 1000) / 10;
  return (
    <Section title={`Success of the latest ${formatCount(latest.length, 'delivery', 'deliveries')}`}>
      <Sheet>
        <figure>
          <figcaption className="mb-2">
            <span className="font-medium">{ended === 0 ? 'No delivery has ended yet' : `${share} % delivered`}</span>
            <span className="text-muted">
              {ended > 0 && ` · ${formatCount(ended, 'delivery that has ended', 'deliveries that have ended')}`}
              {times.length > 0 && ` · half of the answers within ${formatNumber(times[times.length >> 1]!)} ms`}
            </span>
          </figcaption>
          <svg
            role="img"
            aria-label={`${delivered.length} delivered, ${failed.length} failed, ${pending.length} under way, from the oldest to the newest. The table below lists them.`}
            viewBox={`0 0 ${100 * step} ${2 * half}`}
            preserveAspectRatio="none"
            className="h-20 w-full"
          >
            <line x1="0" x2={100 * step} y1={half} y2={half} className="stroke-(--line-strong)" />
            {deliveries.map(({ id, status, durationMs }, index) => {
              const size =
                status === 'FAILED' ? half : status === 'PENDING' ? 4 : 4 + ((durationMs ?? 0) / slowest) * (half - 4);
              return (
                <rect
                  key={id}
                  x={(100 - deliveries.length + index) * step + 1}
                  width={step - 2}
                  y={status === 'FAILED' ? half : half - size}
                  height={size}
                  className={fills[status]}
                />
              );
            })}
          </svg>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <Entry fill={fills.DELIVERED} text={`${delivered.length} delivered, as high as the answer took`} />
            <Entry fill={fills.FAILED} text={`${failed.length} failed, below the line`} />
            {pending.length > 0 && <Entry fill={fills.PENDING} text={`${pending.length} under way`} />}
          </ul>
        </figure>
      </Sheet>
    </Section>
  );
}

const fills = { DELIVERED: 'fill-(--success)', FAILED: 'fill-(--danger)', PENDING: 'fill-(--muted)' } as const;

function Entry({ fill, text }: { fill: string; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden>
        <rect width="10" height="10" rx="2" className={fill} />
      </svg>
      {text}
    </li>
  );
}
