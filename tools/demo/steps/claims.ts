import { type Clients, ok } from '../clients.ts';
import type { Downloads } from '../downloads.ts';
import { result, step } from '../progress.ts';
import { day } from './day.ts';

export async function deadlines({ rest }: Clients, projectId: string): Promise<void> {
  step(8, 'Deadlines: what has to be done on the project, and by when', 'REST');
  const params = { path: { uuid: projectId } };
  const sent = { first_furnishing_date: day(-12), last_furnishing_date: day(-1) };
  await ok(rest.PATCH('/api/v1/projects/{uuid}', { params, body: sent }));
  result('dates added that deadlines count from');
  const { data } = await ok(rest.GET('/api/v1/projects/{uuid}/deadlines', { params }));
  const lines = data.map(
    ({ kind, date, days_left }) => `${kind.replaceAll('_', ' ')} ${date ? `in ${days_left} days` : 'unknown yet'}`,
  );
  result(lines.join(', '));
}

export async function amendment({ graphql }: Clients, noticeId: string): Promise<void> {
  step(9, 'Amendment: a new notice with the number of the first', 'GraphQL');
  const { createNotice } = await graphql<{
    createNotice: { noticeNumber: string; claimAmount: string; originalClaimAmount: string };
  }>(
    `mutation AmendNotice($input: CreateNoticeInput!) {
      createNotice(input: $input) { noticeNumber claimAmount originalClaimAmount } }`,
    {
      input: {
        parentNoticeId: noticeId,
        amendmentReason: 'AMOUNT_CHANGED',
        noticeDate: day(0),
        claimAmount: '53200.00',
      },
    },
  );
  const { noticeNumber, originalClaimAmount, claimAmount } = createNotice;
  result(`${noticeNumber}: $${originalClaimAmount} becomes $${claimAmount}`);
}

export async function escalation(
  { rest, graphql }: Clients,
  downloads: Downloads,
  on: { projectId: string; organizationId: string; noticeId: string },
): Promise<void> {
  step(12, 'Escalation: the rest remains unpaid', 'GraphQL + REST');
  const { createEscalation } = await graphql<{ createEscalation: { id: string; typeLabel: string } }>(
    'mutation CreateEscalation($input: CreateEscalationInput!) { createEscalation(input: $input) { id typeLabel } }',
    {
      input: {
        ...on,
        type: 'DEMAND_LETTER',
        state: 'CA',
        escalationDate: day(0),
        deadlineDate: day(10),
        claimAmount: '36500.00',
        metadata: { signatory_name: 'Dana Whitfield', signatory_title: 'Credit Manager' },
      },
    },
  );
  result(createEscalation.typeLabel);
  const { data: letter } = await ok(
    rest.POST('/api/v1/documents/generate', {
      body: {
        documentable_type: 'escalation',
        documentable_id: createEscalation.id,
        type: 'escalation',
        organization_id: on.organizationId,
      },
    }),
  );
  result(`${letter.page_count} page`);
  await downloads.save('8-demand-letter.pdf', letter.id as string);
  const { transitionEscalation } = await graphql<{ transitionEscalation: { statusLabel: string } }>(
    'mutation SendEscalation($input: TransitionEscalationInput!) { transitionEscalation(input: $input) { statusLabel } }',
    { input: { id: createEscalation.id, status: 'SENT' } },
  );
  result(transitionEscalation.statusLabel.toLowerCase());
}
