import type { Route } from '../api/rest/route.js';
import { MoveSandboxClockDocument, ResetSandboxDocument, ShowSandboxDocument } from './generated/operations.js';

const tag = 'Sandbox';

/** Keys that only a sandbox has. */
const additions = ['clock_offset_seconds', 'counts'];

export const sandboxRoutes: Route[] = [
  {
    method: 'GET',
    path: '/sandbox',
    operation: ShowSandboxDocument,
    answer: 'bare',
    additions,
    tag,
    summary: 'Retrieve the mode of the token and the clock and contents of its sandbox',
  },
  {
    method: 'POST',
    path: '/sandbox/reset',
    operation: ResetSandboxDocument,
    answer: 'bare',
    tag,
    summary: 'Delete everything in the sandbox and reset its clock',
  },
  {
    method: 'POST',
    path: '/sandbox/clock',
    operation: MoveSandboxClockDocument,
    answer: 'bare',
    additions,
    tag,
    summary: 'Move the sandbox clock forward and run everything that becomes due',
  },
];
