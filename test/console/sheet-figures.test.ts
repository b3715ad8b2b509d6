/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { PayApplicationDocument, SavePayApplicationDocument } from '../../console/src/billing/billing.documents.js';
import { type EnteredColumn, emptyEntry, toEntries, withCell } from '../../console/src/billing/sheet-entries.js';
import { computeFigures, type Draft, toSheetInput } from '../../console/src/billing/sheet-figures.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const world = shareWorld();

/** The operations that the page itself sends. */
const reading = PayApplicationDocument.toString();
const saving = SavePayApplicationDocument.toString();

/** A generator of pseudo-random numbers: the same edits in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('the figures of the continuation sheet in the browser', () => {
  const edits = 10_000;
  const perSave = 250;
  const lineCount = 24;

  async function makeDraft(caller: Caller): Promise<string> {
    const send = async (path: string, body: object) => {
      const answer = await world.rest(caller, 'POST', path, body);
      expect(answer.status).toBe(201);
      return answer.body.data.id as string;
    };
    const any = numbers(7);
    const lines = Array.from({ length: lineCount }, (_, index) => ({
      item_number: String(index + 1),
      description: `Line ${index + 1}`,
      scheduled_value: (index === 0 ? '0.00' : ((any(9_000_000) + 100) / 100).toFixed(2)) as string,
      ...(index % 7 === 3 && { retainage_percent: '7.5' }),
    }));
    const sum = lines.reduce((total, line) => total + Math.round(Number(line.scheduled_value) * 100), 0);
    const division = await send('/divisions', { ...bodies.division, organization_id: caller.organizationId });
    const project = { ...bodies.project, division_id: division, contract_amount: (sum / 100).toFixed(2) };
    const projectId = await send('/projects', project);
    const order = {
      item_number: '99',
      description: 'Deduction',
      scheduled_value: '-1234.56',
      change_order_number: '1',
    };
    const sovId = await send('/sovs', { ...bodies.sov, project_id: projectId, lines: [...lines, order] });
    const common = { ...bodies.payApplication, project_id: projectId, sov_id: sovId };
    const first = await send('/pay-applications', { ...common, period_to: '2026-01-31' });
    const { body } = await world.rest(caller, 'GET', `/pay-applications/${first}`);
    const billed = body.data.g703.map((line: Json) => ({
      sov_line_id: line.sov_line_id,
      percent_complete: '11.111111',
    }));
    await world.rest(caller, 'PUT', `/pay-applications/${first}`, { lines: billed });
    for (const status of ['submitted', 'under_review', 'approved']) {
      const moved = await world.rest(caller, 'POST', `/pay-applications/${first}/transition`, { status });
      expect(moved.status).toBe(200);
    }
    return send('/pay-applications', {
      ...common,
      retainage_percent: '9.5',
      materials_retainage_percent: '4.25',
      change_orders: [{ number: '1', amount: '-1234.56', approved_on: '2026-02-14' }],
    });
  }

  const draftOf = ({ project, sov, ...rest }: Json): Draft => ({
    ...rest,
    schedule: sov.lines,
    others: project.payApplications.nodes.map((one: Json) => ({ ...one, isVoid: one.status === 'VOID' })),
  });

  it(`equal those of the service to the cent, over ${edits} random edits`, async () => {
    const caller = await world.caller();
    await world.makeRoom(caller);
    const id = await makeDraft(caller);
    const read = async () => {
      const answer = await world.graphql(caller, reading, { id });
      expect(answer.body.errors).toBeUndefined();
      return answer.body.data.payApplication as Json;
    };
    let application = await read();
    const input = toSheetInput(draftOf(application));
    const ids: string[] = application.g703.map((line: Json) => line.sovLineId);
    expect(ids).toHaveLength(lineCount + 1);
    let entries = toEntries(application.lines);
    const any = numbers(20_260_301);
    const columns: EnteredColumn[] = ['work', 'percent', 'stored', 'rate', 'work'];
    let kept = 0;
    for (let edit = 1; edit <= edits; edit += 1) {
      const lineId = ids[any(ids.length)]!;
      const scheduled = Number(application.g703[ids.indexOf(lineId)].scheduledValue);
      const column = columns[any(columns.length)]!;
      const amount = ((any(120) - 10) / 100) * (scheduled / (1 + any(3)));
      const text =
        column === 'rate'
          ? ['', '0', '10', '12.345678'][any(4)]!
          : column === 'percent'
            ? (any(100_000_000) / 1_000_000).toString()
            : amount.toFixed(2);
      const next = new Map(entries).set(lineId, withCell(entries.get(lineId) ?? emptyEntry(lineId), column, text));
      const figures = computeFigures(input, next);
      // As on the page: a line with a fault is not saved.
      if (figures.faults.size === 0) {
        entries = next;
        kept += 1;
      }
      if (edit % perSave !== 0) continue;
      const lines = [...entries.values()];
      const saved = await world.graphql(caller, saving, {
        input: { id, expectedUpdatedAt: application.updatedAt, lines },
      });
      expect(saved.body.errors).toBeUndefined();
      application = await read();
      const mine = computeFigures(input, entries);
      expect(mine.general).toEqual([]);
      expect(plain(mine.g702)).toEqual(plain(application.g702));
      expect(plain(mine.totals)).toEqual(plain(application.g703Totals));
      expect(mine.g703.map(plain)).toEqual(application.g703.map(plain));
    }
    expect(kept).toBeGreaterThan(edits / 3);
  }, 300_000);

  /** Percentages are the same with and without trailing zeros; amounts are compared as they are. */
  function plain(figures: object): Json {
    return Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [
        name,
        /percent/i.test(name) && value !== null ? String(Number(value)) : value,
      ]),
    );
  }
});
