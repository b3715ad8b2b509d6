import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useScope } from '../api/scope';

/** A link to a file, which the browser opens or downloads. `path` is that of REST, such as `/documents/<id>/download`. */
export function FileLink({ path, children }: { path: string; children: ReactNode }) {
  const { organizationId, mode } = useScope();
  return (
    <a
      className="inline-flex items-center gap-1.5 text-accent hover:underline"
      href={`/files/${organizationId}/${mode}${path}`}
    >
      <FileText className="size-4 shrink-0" aria-hidden />
      {children}
    </a>
  );
}
