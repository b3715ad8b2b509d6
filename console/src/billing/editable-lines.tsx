import { lazy, Suspense, useState } from 'react';
import { Button } from '../parts/button';
import { Section } from '../parts/page';
import { Loading } from '../parts/states';
import { useMayChange } from '../shell/viewer';
import type { Schedule } from './edited-lines';
import { ScheduleLines } from './schedule-lines';

const LineEditor = lazy(() => import('./line-editor'));

/** The lines of a schedule, which are edited together. */
export function EditableLines({ sov }: { sov: Schedule }) {
  const mayChange = useMayChange();
  const [isEditing, setEditing] = useState(mayChange && sov.lines.length === 0);
  return (
    <Section
      title="Lines"
      actions={mayChange && !isEditing && <Button onClick={() => setEditing(true)}>Edit the lines</Button>}
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
