/** What the answer of `npm audit --json` comes to. */
export function judge(text: string): { status: 0 | 1; lines: string[] };
