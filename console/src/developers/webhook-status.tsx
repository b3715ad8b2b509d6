import { Badge, Status } from '../parts/badge';
import { formatNumber } from '../parts/format';
import type { WebhookDeliveriesQuery, WebhookRowFragment } from './webhooks.documents';

/** Whether an endpoint receives events, and why not. */
export function WebhookStatus({ webhook }: { webhook: WebhookRowFragment }) {
  const { isActive, disabledReason, failingSince } = webhook;
  if (disabledReason === 'GONE') return <Badge tone="danger">Disabled: it answered 410</Badge>;
  if (disabledReason === 'FAILING') return <Badge tone="danger">Disabled: it failed for 5 days</Badge>;
  if (!isActive) return <Badge>Off</Badge>;
  return failingSince ? <Badge tone="warning">Failing</Badge> : <Status status="active" />;
}

type Delivery = Pick<
  WebhookDeliveriesQuery['webhookDeliveries']['nodes'][number],
  'status' | 'responseCode' | 'durationMs' | 'error'
>;

/** What the endpoint answered last: `204 in 12 ms`, or why there was no answer. */
export function lastResponse({ status, responseCode, durationMs, error }: Delivery): string {
  const time = durationMs === null ? '' : ` in ${formatNumber(durationMs)} ms`;
  if (responseCode !== null) return `${responseCode}${time}`;
  return error ?? (status === 'PENDING' ? 'Not attempted yet' : '—');
}

export const maxAttempts = 5;
