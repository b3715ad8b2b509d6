import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { countyKey } from '../../domain/address/counties.js';
import { isRecordedByTown, type ProposedOffice, proposeOffices } from '../../domain/recording-office/office.js';
import { atField, wrong } from '../../domain/shared/field-rules.js';
import { Violations } from '../../errors/app-error.js';
import { listedOffices, usedOffices } from '../../reads/loaders/recording-office.loader.js';
import { leaves } from '../../schema/validation/leaves.js';
import type { InputRule } from '../../schema/validation/rules.js';

/** The offices that may record a document about land in a county. Which one it goes to is the caller's choice. */
export async function readRecordingOffices(
  ctx: RequestContext,
  input: { state: string; county: string },
): Promise<ProposedOffice[]> {
  authorize(ctx, 'read');
  const violations = new Violations();
  const state = checkText(violations, 'state', input.state, { size: 2, format: 'state' });
  const county = checkText(violations, 'county', input.county, { max: 100 });
  if (county !== undefined && countyKey(county, '') === '')
    violations.add('county', atField('county', wrong('required')));
  violations.throwIfAny();
  const place = { state: state!, county: county! };
  if (isRecordedByTown(place.state)) return [];
  const [listed, used] = await Promise.all([listedOffices(ctx, place), usedOffices(ctx, place)]);
  return proposeOffices(listed, used);
}

function checkText(violations: Violations, field: string, text: string, rule: InputRule): string | undefined {
  const leaf = leaves.String!(text, rule);
  if ('value' in leaf) return leaf.value as string;
  violations.add(field, atField(field, leaf.wrong));
  return undefined;
}
