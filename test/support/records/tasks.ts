import { claimTasks } from '../../../src/background/tasks/claim.js';
import type { Task } from '../../../src/background/tasks/queue.js';
import { runTask } from '../../../src/background/tasks/run.js';
import { taskHandlers } from '../../../src/services/task-handlers.js';
import type { World } from '../worlds/world.js';

/** Runs all tasks that are due by then, as a worker does, until none is left; returns the failures with their tasks. */
export async function doTasks(world: World, at: Date = new Date()): Promise<Array<{ task: Task; error: Error }>> {
  const { infrastructure } = world.app;
  const failed: Array<{ task: Task; error: Error }> = [];
  for (;;) {
    const tasks = await claimTasks(infrastructure.db, at, 8);
    if (tasks.length === 0) return failed;
    for (const task of tasks) {
      // A Date from the service's own realm, because the database driver recognizes no other.
      const now = new (task.dueAt.constructor as DateConstructor)(at);
      const error = await runTask(infrastructure, taskHandlers, task, () => now);
      if (error) failed.push({ task, error });
    }
  }
}
