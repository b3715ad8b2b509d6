export type PeriodValues = {
  periodFrom: string;
  periodTo: string;
  applicationDate: string;
  retainagePercent: string;
  materialsRetainagePercent: string;
  allowOverbilling: boolean;
};

/** What the person changed, as the service takes it; the other fields keep what another person saves meanwhile. */
export function periodInput({
  periodFrom,
  retainagePercent,
  materialsRetainagePercent,
  ...changed
}: Partial<PeriodValues>) {
  return {
    ...changed,
    ...(periodFrom !== undefined && { periodFrom: periodFrom || null }),
    ...(retainagePercent !== undefined && { retainagePercent: retainagePercent.replace('%', '') || '0' }),
    ...(materialsRetainagePercent !== undefined && {
      materialsRetainagePercent: materialsRetainagePercent.replace('%', '') || null,
    }),
  };
}
