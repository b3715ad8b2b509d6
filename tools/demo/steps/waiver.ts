import { type Clients, ok } from '../clients.ts';
import type { Downloads } from '../downloads.ts';
import { result, step } from '../progress.ts';
import { day } from './day.ts';

/** A conditional waiver for the month billed: rendered, sent, signed by typing a name, effective with the payment. */
export async function waiver(
  { rest, graphql }: Clients,
  downloads: Downloads,
  on: { projectId: string; organizationId: string; payApplicationId: string },
): Promise<void> {
  step(11, 'Waiver: California’s conditional waiver, signed', 'REST + GraphQL');
  const { data: made } = await ok(
    rest.POST('/api/v1/waivers', {
      body: {
        project_id: on.projectId,
        organization_id: on.organizationId,
        pay_application_id: on.payApplicationId,
        type: 'conditional_progress',
        through_date: day(0),
        amount: '40050.00',
        check_maker: 'Brightwater Construction Group, Inc.',
        check_payee: 'Demo Concrete Pumping, Inc.',
        signatory_name: 'Dana Whitfield',
        signatory_title: 'Credit Manager',
      },
    }),
  );
  result(`${made.type_label}, form ${made.form_code}`);
  const { generateDocument } = await graphql<{ generateDocument: { document: { pageCount: number } } }>(
    'mutation GenerateWaiver($input: GenerateDocumentInput!) { generateDocument(input: $input) { document { pageCount } } }',
    {
      input: {
        documentableType: 'WAIVER',
        documentableId: made.id,
        type: 'WAIVER',
        organizationId: on.organizationId,
      },
    },
  );
  result(`${generateDocument.document.pageCount} page`);
  const params = { path: { uuid: made.id } };
  await ok(rest.POST('/api/v1/waivers/{uuid}/transition', { params, body: { status: 'sent' } }));
  result('sent to the signer');
  const { data: signed } = await ok(
    rest.POST('/api/v1/waivers/{uuid}/sign', { params, body: { method: 'typed', consent: true } }),
  );
  result(`signed by ${signed.signatory_name}`);
  const { transitionWaiver } = await graphql<{
    transitionWaiver: { statusLabel: string; documents: { nodes: Array<{ id: string }> } };
  }>(
    `mutation WaiverTakesEffect($input: TransitionWaiverInput!) {
      transitionWaiver(input: $input) { statusLabel documents(filter: { status: COMPLETED }) { nodes { id } } } }`,
    { input: { id: made.id, status: 'EFFECTIVE', paymentReceivedOn: day(0) } },
  );
  result(transitionWaiver.statusLabel.toLowerCase());
  await downloads.save('6-california-waiver-signed.pdf', transitionWaiver.documents.nodes[0]!.id);
}
