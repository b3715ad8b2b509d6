import type { Infrastructure } from '../../context/request-context.js';
import type { ChannelListener } from '../../db/channel-listener.js';
import type { WatchedLoop } from '../../runtime/loops/loop.js';
import type { DeliveryLane } from './claim.js';
import { Deliverer } from './deliverer.js';
import { disableWebhook } from './disable.js';
import { Sender } from './send.js';

/** Starts delivering in this process: as soon as events are sequenced, and each second whatever has become due. */
export function startDeliveries(
  listener: ChannelListener,
  infrastructure: Infrastructure,
  log: { error(facts: { err: unknown }, message: string): void },
  drainMs?: number,
): { loops: readonly WatchedLoop[]; running(): ReadonlyMap<DeliveryLane, number>; stop(): Promise<void> } {
  const { db, webhooks, observer } = infrastructure;
  const deliverer = new Deliverer({
    db,
    keyring: webhooks!.keyring,
    sender: new Sender(webhooks!.guard),
    disable: async (verdict) => {
      await disableWebhook(infrastructure, verdict);
      observer?.metrics.webhooksDisabled.inc({ reason: verdict.reason });
    },
    observer,
    onError: (error) => void log.error({ err: error }, 'webhook deliveries failed'),
    drainMs,
  });
  listener.onNotification(() => deliverer.wake());
  deliverer.start();
  return { loops: deliverer.loops, running: () => deliverer.running(), stop: () => deliverer.stop() };
}
