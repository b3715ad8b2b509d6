export interface HeadValues {
  periodFrom: string;
  periodTo: string;
  applicationDate: string;
  retainagePercent: string;
  materialsRetainagePercent: string;
  allowOverbilling: boolean;
}

/** What the person changed in the form; the other fields keep what another person saves meanwhile. */
export function changedHead(before: HeadValues, after: HeadValues) {
  const [known, input] = [inputOf(before), inputOf(after)];
  const changed = Object.entries(input).filter(([name, value]) => known[name as keyof HeadValues] !== value);
  return Object.fromEntries(changed) as Partial<typeof input>;
}

function inputOf({ periodFrom, retainagePercent, materialsRetainagePercent, ...rest }: HeadValues) {
  return {
    ...rest,
    periodFrom: periodFrom || null,
    retainagePercent: retainagePercent.replace('%', '') || '0',
    materialsRetainagePercent: materialsRetainagePercent.replace('%', '') || null,
  };
}
