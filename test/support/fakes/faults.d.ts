export const faults: ReadonlyArray<{ name: string; module: string; from: string; to: string }>;
export const helpers: string;
