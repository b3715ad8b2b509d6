/** The name of the job as it was requested: the research may still have to find its project. */
export function getJobName({ project, payload }: { project: { name: string } | null; payload: unknown }): string {
  return project?.name ?? (payload as { project?: { name?: string } } | null)?.project?.name ?? 'a job without a name';
}
