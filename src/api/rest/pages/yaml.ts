import { stringify } from 'yaml';

/** A module of its own, because most processes never need YAML. */
export function toYaml(value: unknown): string {
  return stringify(value, { aliasDuplicateObjects: false });
}
