import { lazy, type ReactNode, Suspense } from 'react';
import { useScope } from '../api/scope';
import { FileLink } from '../parts/file-link';
import { Section } from '../parts/page';
import { Loading } from '../parts/states';

const PdfPages = lazy(() => import('./pdf-pages'));

interface DocumentFile {
  id: string;
  fileName: string;
}

/** The pages of a document beside what they are made from. Without a document, `none` says why there is none. */
export function DocumentView({
  title,
  document,
  path = document && `/documents/${document.id}/download`,
  shown,
  isBehind = false,
  none,
}: {
  title: string;
  document: DocumentFile | undefined;
  /** Of its file, as that of REST. */
  path?: string | undefined;
  /** What the file is made of, if another can take its place at the path. */
  shown?: string | undefined;
  /** A later version is being made. */
  isBehind?: boolean;
  none: ReactNode;
}) {
  const { organizationId, mode } = useScope();
  return (
    <div className="lg:sticky lg:top-16">
      <Section title={title} actions={document && <FileLink path={path!}>{document.fileName}</FileLink>}>
        {document ? (
          <Suspense fallback={<Loading />}>
            <PdfPages key={shown} url={`/files/${organizationId}/${mode}${path}`} isBehind={isBehind} />
          </Suspense>
        ) : (
          <div className="rounded-md border border-line bg-sunken p-3">{none}</div>
        )}
      </Section>
    </div>
  );
}
