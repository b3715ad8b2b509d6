export const accountModes = ['sandbox', 'live'] as const;
export type AccountMode = (typeof accountModes)[number];

export const sandboxDueSources = ['task', 'deadline'] as const;
export type SandboxDueSource = (typeof sandboxDueSources)[number];
