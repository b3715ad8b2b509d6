import { inWords } from '../parts/badge';
import { Section } from '../parts/page';
import { To } from '../parts/to';
import type { PayApplication } from './pay-application';

/** The waivers that usually go with the application and with the previous payment. */
export function ExpectedWaivers({ application, canChange }: { application: PayApplication; canChange: boolean }) {
  const { expectedWaivers, project } = application;
  if (expectedWaivers.length === 0) return null;
  return (
    <Section title="Waivers">
      <ul className="space-y-1">
        {expectedWaivers.map(({ type, applicationNumber, payApplicationId, waiverId }) => (
          <li key={`${type}${payApplicationId}`} className="flex flex-wrap gap-x-2">
            {inWords(type)}, application no. {applicationNumber}:
            {waiverId ? (
              <To page="/waivers/$id" params={{ id: waiverId }}>
                open it
              </To>
            ) : canChange && project ? (
              <To page="/waivers/new" search={{ project: project.id, application: payApplicationId, type }}>
                create it
              </To>
            ) : (
              <span className="text-muted">not given yet</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
