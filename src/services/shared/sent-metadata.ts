import type { Violations } from '../../errors/app-error.js';
import { atKey, checkJsonObject } from '../../schema/validation/json.js';

type Values = Record<string, unknown> | null | undefined;

/** An input whose free-form metadata object has two names. */
export interface NamedTwice {
  metadata?: Values;
  meta?: Values;
}

/** The free-form metadata object of an input. */
export interface SentMetadata {
  /** Undefined when the input has neither name, null when it clears it. */
  value: Values;
  /** The name under which the input has the key. */
  nameOf(key: string): 'metadata' | 'meta';
}

/**
 * Reads the metadata object that `metadata` and `meta` both name: a record has it under one of them, and the interface speaks of
 * `meta.state_data` for all. Keys of both are kept; of a key in both, the record's own name has the value.
 */
export function mergeMetadata(violations: Violations, field: 'metadata' | 'meta', input: NamedTwice): SentMetadata {
  const alias = field === 'metadata' ? 'meta' : 'metadata';
  const [ownValue, other] = [input[field], input[alias]];
  const nameOf = (key: string) => (other && key in other && !(ownValue && key in ownValue) ? alias : field);
  if (!ownValue || !other) return { value: ownValue === undefined ? other : (ownValue ?? other ?? null), nameOf };
  const value = { ...other, ...ownValue };
  for (const { path, wrong } of checkJsonObject(value)) {
    violations.add(path ? `${field}.${path}` : field, atKey(field, path, wrong));
  }
  return { value, nameOf };
}
