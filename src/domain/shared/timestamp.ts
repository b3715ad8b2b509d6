/** `2026-01-31 09:00:00.5+00` or a Date → `2026-01-31T09:00:00.500+00:00`. */
export function timestamp(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('Z', '+00:00');
  if (typeof value !== 'string' || value.charCodeAt(10) !== 32) return value;
  const seconds = value.slice(11, 19);
  const fraction = value.charCodeAt(19) === 46 ? value.slice(20, value.length - 3).padEnd(3, '0') : '000';
  return `${value.slice(0, 10)}T${seconds}.${fraction}+00:00`;
}
