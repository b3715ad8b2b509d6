import type { WorkState } from '../api/http/health.js';
import type { Config } from '../config/config.js';
import type { WatchedLoop } from '../runtime/loops/loop.js';
import { LoopWatch } from '../runtime/loops/loop-watch.js';
import type { Log } from '../runtime/observability/log.js';
import { OverdueWatch } from './overdue-watch.js';
import type { QueueWatch } from './queues.js';

export interface WatchTimes {
  silentAfterMs?: number;
  lookMs?: number;
}

interface WorkSources {
  role: Config['role'];
  queues: QueueWatch;
  /** The loops that this process has started. */
  loops(): readonly WatchedLoop[];
  /** Running tasks, by the kind of their lane. */
  tasksRunning(): ReadonlyMap<string, number>;
}

interface WorkWatch {
  start(): void;
  stop(): void;
  state(): WorkState;
  loops: LoopWatch;
}

/**
 * Monitors the work of this process. A silent loop makes a process with workers not ready. Overdue work does not: no
 * restart helps when an outside party is slow, and a process that also serves requests would be removed from its proxy in vain.
 */
export function watchWork(sources: WorkSources, log: Log, times: WatchTimes): WorkWatch {
  const { role, queues } = sources;
  const loops = new LoopWatch(sources.loops, log, times);
  const running = () => ({ tasks_running: Object.fromEntries(sources.tasksRunning()) });
  const overdue = new OverdueWatch(queues, log, running);
  return {
    loops,
    start() {
      loops.start();
      if (role !== 'web') overdue.start();
    },
    stop() {
      loops.stop();
      overdue.stop();
    },
    state() {
      const states = loops.states();
      // Other processes do this work as well; a socket catches up on missed events when it reconnects.
      const works = role !== 'web' && states.filter(({ loop }) => loop !== 'live_events');
      return { ready: !works || works.every(({ silent }) => !silent), loops: states, overdue: overdue.states() };
    },
  };
}
