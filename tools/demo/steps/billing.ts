import { CallFailed, type Clients, ok } from '../clients.ts';
import type { Downloads } from '../downloads.ts';
import { result, step } from '../progress.ts';
import { day } from './day.ts';

const schedule = `Item,Description of Work,Scheduled Value,Cost Code
1,Podium deck,"$70,000.00",03-310
2,Shear walls,"$55,000.00",03-320
,Total,"$125,000.00",`;

/** A schedule of values from a spreadsheet, and the first month billed, certified, printed and paid. */
export async function billing(
  { rest, graphql }: Clients,
  downloads: Downloads,
  { projectId, organizationId, contractorId }: { projectId: string; organizationId: string; contractorId: string },
): Promise<string> {
  step(10, 'Billing: a schedule of values, and the first application for payment', 'REST + GraphQL');
  const refusal = await rowsRefused(
    ok(
      rest.POST('/api/v1/sovs/import-csv', {
        body: { project_id: projectId, csv: schedule.replace('$55,000.00', 'fifty-five thousand') },
      }),
    ),
  );
  result(refusal);
  const { data: sov } = await ok(
    rest.POST('/api/v1/sovs/import-csv', { body: { project_id: projectId, csv: schedule, status: 'active' } }),
  );
  result(`${sov.totals.line_count} lines, $${sov.totals.scheduled_value}`);
  const { data: application } = await ok(
    rest.POST('/api/v1/pay-applications', {
      body: {
        project_id: projectId,
        sov_id: sov.id!,
        period_to: day(0),
        retainage_percent: 10,
        lines: [
          { sov_line_id: sov.lines[0]!.id!, percent_complete: 60 },
          { sov_line_id: sov.lines[1]!.id!, materials_stored: '2500.00' },
        ],
        participants: [{ organization_id: contractorId, role: 'gc' }],
      },
    }),
  );
  result(
    `no. ${application.application_number}: $${application.g702.total_completed_and_stored} done, $${application.g702.current_payment_due} due`,
  );
  for (const status of ['SUBMITTED', 'UNDER_REVIEW', 'APPROVED'] as const) {
    const { transitionPayApplication } = await graphql<{ transitionPayApplication: { statusLabel: string } }>(
      `mutation MovePayApplication($input: TransitionPayApplicationInput!) {
        transitionPayApplication(input: $input) { statusLabel } }`,
      { input: { id: application.id, status } },
    );
    result(transitionPayApplication.statusLabel.toLowerCase());
  }
  await ok(
    rest.PATCH('/api/v1/projects/{uuid}', { params: { path: { uuid: projectId } }, body: { date_contract: day(-40) } }),
  );
  result('contract date added, which the application states');
  const {
    generateDocument: { document },
  } = await graphql<{ generateDocument: { document: { id: string; pageCount: number } } }>(
    'mutation GeneratePayApplication($input: GenerateDocumentInput!) { generateDocument(input: $input) { document { id pageCount } } }',
    {
      input: {
        documentableType: 'PAY_APPLICATION',
        documentableId: application.id,
        type: 'PAY_APPLICATION',
        organizationId,
      },
    },
  );
  result(`${document.pageCount} pages, application and continuation sheet`);
  await downloads.save('7-pay-application.pdf', document.id);
  const params = { path: { uuid: application.id } };
  const payment = { amount: application.g702.current_payment_due, paid_on: day(0), reference: 'Check 20418' };
  await ok(rest.POST('/api/v1/pay-applications/{uuid}/payments', { params, body: payment }));
  result(`$${payment.amount} received`);
  return application.id;
}

/** The faults in the rows of a refused file. */
async function rowsRefused(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 422) return (error.body as { message: string }).message;
    throw error;
  }
  throw new Error('A schedule with a bad amount was imported.');
}
