import { lazy, Suspense, useState } from 'react';
import { Button } from '../parts/button';
import { Section } from '../parts/page';
import { Loading } from '../parts/states';
import { useCanChange } from '../shell/viewer';
import type { Schedule } from './edited-lines';
import { ScheduleLines } from './schedule-lines';

const LineEditor = lazy(() => import('./line-editor'));

/** The lines of a schedule, which are edited together. */
export function EditableLines({ sov }: { sov: Schedule }) {
  const canChange = useCanChange();
  const [isEditing, setEditing] = useState(canChange && sov.lines.length === 0);
  return (
    <Section
      title="Lines"
      actions={canChange && !isEditing && <Button onClick={() => setEditing(true)}>Edit the lines</Button>}
    >
      {isEditing ? (
        <Suspense fallback={<Loading />}>
          <LineEditor sov={sov} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        <ScheduleLines lines={sov.lines} />
      )}
    </Section>
  );
}
