export interface Block {
  children: Array<({ type: 'describeBlock' } & Block) | { type: 'test'; mode?: string | null }>;
}
export function tenthOf(
  args: string[],
  environment: { DEEP?: string; TENTH?: string },
  now?: number,
): number | undefined;
export function sampledFiles(root: string): string[];
export function keepTenth(tenth: number, sampled: 'tests' | 'cases' | 'files', path: string, root: Block): void;
