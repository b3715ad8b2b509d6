import type { Metrics } from './metrics.js';
import { spannedStatement } from './tracing.js';

/** Runs a statement, together with those that are sent before it in the same packet, and measures its duration. */
type ObserveStatement = <T>(text: string, run: () => Promise<T>, sentBefore?: readonly string[]) => Promise<T>;

const commands: ReadonlySet<string> = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
]);

export function observeStatements({ statements, statementErrors }: Metrics): ObserveStatement {
  const byCommand = new Map([...commands, 'other'].map((command) => [command, statements.labels(command)]));
  return (text, run, sentBefore = []) => {
    const command = toCommand(text);
    const started = performance.now();
    const answer = spannedStatement(command, [...sentBefore, text].join(';\n'), run);
    const took = () => byCommand.get(command)!.observe((performance.now() - started) / 1000);
    answer.then(took, (error: { code?: unknown }) => {
      took();
      // SQLSTATE, or the system's error code for a broken connection.
      const code = typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code.slice(0, 2) : 'none';
      statementErrors.inc({ class: code });
    });
    return answer;
  };
}

function toCommand(text: string): string {
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return commands.has(word) ? word : 'other';
}
