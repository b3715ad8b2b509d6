export const healthStatuses = ['ok', 'degraded'] as const;
export type HealthStatus = (typeof healthStatuses)[number];
