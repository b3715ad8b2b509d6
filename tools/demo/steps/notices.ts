import { CallFailed, type Clients, ok } from '../clients.ts';
import type { Downloads } from '../downloads.ts';
import { type Job, jobs } from '../facts.ts';
import { note, result, step } from '../progress.ts';
import { day } from './day.ts';

export type NoticeIds = Record<Job | 'mailPack', string>;

export async function notices({ graphql }: Clients, projectIds: Record<Job, string>, organizationId: string) {
  step(6, 'Notices', 'GraphQL');
  const ids = {} as NoticeIds;
  for (const [key, job, metadata] of [
    ['private', 'private', {}],
    ['public', 'public', {}],
    ['arizona', 'arizona', { months_work_performed: ['this month'] }],
    ['mailPack', 'private', { mail_pack: true, service_method: 'certified_return_receipt', service_date: day(0) }],
  ] as const) {
    const { createNotice } = await graphql<{ createNotice: { id: string; noticeNumber: string; statusLabel: string } }>(
      'mutation CreateNotice($input: CreateNoticeInput!) { createNotice(input: $input) { id noticeNumber statusLabel } }',
      {
        input: {
          projectId: projectIds[job],
          organizationId,
          type: 'PRELIMINARY',
          state: jobs[job].jobsite.state,
          noticeDate: day(0),
          firstFurnishingDate: day(-12),
          claimAmount: jobs[job].claimAmount,
          metadata,
        },
      },
    );
    ids[key] = createNotice.id;
    result(`${createNotice.noticeNumber}, ${createNotice.statusLabel.toLowerCase()}: ${jobs[job].project.name}`);
  }
  return ids;
}

export async function documents(
  { rest, graphql }: Clients,
  downloads: Downloads,
  noticeIds: NoticeIds,
  organizationId: string,
) {
  step(7, 'Documents', 'REST + GraphQL');
  const order = (noticeId: string) => ({
    documentable_type: 'notice' as const,
    documentable_id: noticeId,
    type: 'notice' as const,
    organization_id: organizationId,
  });
  const generate = async (noticeId: string, preview = false) => {
    const { data } = await ok(rest.POST('/api/v1/documents/generate', { body: { ...order(noticeId), preview } }));
    const { page_count: pages, is_preview: isPreview } = data;
    result(`${pages} ${pages === 1 ? 'page' : 'pages'}${isPreview ? ', preview' : ''}`);
    return data.id as string;
  };
  const generateByGraphql = async (noticeId: string) => {
    const {
      generateDocument: { document },
    } = await graphql<{ generateDocument: { document: { id: string; pageCount: number } } }>(
      'mutation GenerateDocument($input: GenerateDocumentInput!) { generateDocument(input: $input) { document { id pageCount } } }',
      { input: { documentableType: 'NOTICE', documentableId: noticeId, type: 'NOTICE', organizationId } },
    );
    result(`${document.pageCount} pages`.replace(/^1 pages/, '1 page'));
    return document.id;
  };
  await downloads.save('1-preview-with-watermark.pdf', await generate(noticeIds.private, true));
  const first = await generate(noticeIds.private);
  await ok(rest.POST('/api/v1/documents/{uuid}/revert', { params: { path: { uuid: first } } }));
  result('the notice is a draft again and can be edited');
  await downloads.save('2-california-private.pdf', await generateByGraphql(noticeIds.private));
  await downloads.save('3-california-public.pdf', await generate(noticeIds.public));
  await downloads.save('4-arizona.pdf', await generateByGraphql(noticeIds.arizona));

  note('A mail pack in California includes a proof of service, which someone has to sign:');
  const refusal = await refused(ok(rest.POST('/api/v1/documents/generate', { body: order(noticeIds.mailPack) })));
  result(refusal);
  const params = { path: { uuid: noticeIds.mailPack } };
  const { data: notice } = await ok(rest.GET('/api/v1/notices/{uuid}', { params }));
  const metadata = { ...notice.metadata, signatory_name: 'Dana Whitfield', signatory_title: 'Credit Manager' };
  await ok(rest.PATCH('/api/v1/notices/{uuid}', { params, body: { metadata } }));
  result('signatory added');
  await downloads.save('5-california-mail-pack.pdf', await generate(noticeIds.mailPack));
}

/** The message of a call that is expected to be refused. */
async function refused(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 422) return (error.body as { message: string }).message;
    throw error;
  }
  throw new Error('A document that lacks a signatory was generated.');
}
