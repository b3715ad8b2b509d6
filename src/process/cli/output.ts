import { OperatorError } from '../../config/operator-error.js';
import { snake } from '../../domain/shared/casing.js';
import { AppError } from '../../errors/app-error.js';
import { FileStoreError } from '../../providers/storage/file-store.js';

/** A command's result: JSON with snake_case names as in the REST API, or one `name: value` line for each field. */
export function answer(result: unknown, json: boolean): string {
  const named = snakeNames(result);
  if (json) return `${JSON.stringify(named, null, 2)}\n`;
  const records = Array.isArray(named) ? named : [named];
  if (records.length === 0) return 'None.\n';
  return records.map((record) => `${lines(record)}\n`).join('\n');
}

/** The error text that a command prints. Program defects keep their stack. */
export function failure(error: unknown, json: boolean): string {
  const { message, stack } = error as Error;
  if (json) {
    const details =
      error instanceof AppError
        ? { code: error.code, ...(error.errors && { errors: error.errors }) }
        : (error as OperatorError).facts;
    return JSON.stringify(snakeNames({ message, ...details }), null, 2);
  }
  if (error instanceof AppError) return [...new Set([message, ...Object.values(error.errors ?? {}).flat()])].join('\n');
  return isOperatorError(error) ? message : stack!;
}

/**
 * Errors of the disk, the network or a server. PostgreSQL's codes: lost connections (08), insufficient resources (53), shutdowns
 * (57).
 */
function isOperatorError(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const isOutside = syscall !== undefined || /^(08|53|57)...$/.test(code ?? '');
  return error instanceof OperatorError || error instanceof FileStoreError || isOutside;
}

function lines(record: object): string {
  const entries = Object.entries(record);
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${`${name}:`.padEnd(width + 2)}${plain(value)}`).join('\n');
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '-';
  return Array.isArray(value) ? value.join('; ') || '-' : String(value);
}

function snakeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeNames);
  if (value === null || typeof value !== 'object' || value instanceof Date) {
    return value instanceof Date ? value.toISOString().replace('Z', '+00:00') : (value ?? null);
  }
  const entries = Object.entries(value).map(([name, inner]) => [snake(name), snakeNames(inner)]);
  return Object.fromEntries(entries);
}
