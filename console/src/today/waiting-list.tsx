import { inWords } from '../parts/badge';
import { formatCredits, formatDay, formatMoney, formatNumber } from '../parts/format';
import { getJobName } from '../parts/job-name';
import { Section } from '../parts/page';
import { isToAnswer } from '../parts/received-request';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import type { PageLink } from '../routes/pages';
import type { TodayQuery } from './today.documents';

/** As many as of each other kind. */
const shownAsked = 5;

interface Item {
  key: string;
  toDo: string;
  link: PageLink;
  project: string;
  amount: string;
  since: string;
}

const columns: readonly Column<Item>[] = [
  {
    title: 'To do',
    cell: ({ toDo, link }) => <To {...link}>{toDo}</To>,
  },
  { title: 'Project', cell: ({ project }) => project, below: true },
  { title: 'Amount', cell: ({ amount }) => amount, align: 'right' },
  { title: 'Since', cell: ({ since }) => formatDay(since), wideOnly: true },
];

/** What waits for the person and has no deadline, each a click from where it is done. The tiles or a link lead to the rest of each kind. */
export function WaitingList({ data }: { data: TodayQuery }) {
  const items = listItems(data);
  if (items.length === 0) return null;
  return (
    <Section title="Waiting for you">
      <Table caption="Waiting for you" columns={columns} rows={items} rowKey={({ key }) => key} />
      <Rest data={data} />
    </Section>
  );
}

/** Leads to all of a kind that has no tile, where the table has only some of them. */
function Rest({ data }: { data: TodayQuery }) {
  const { receivedWaiverRequests: received, toRelease, notArrived, countered } = data;
  const toAnswer = received.filter(({ status }) => isToAnswer(status));
  const kinds = [
    [
      'waivers that others ask you for',
      { totalCount: toAnswer.length, nodes: toAnswer.slice(0, shownAsked) },
      { page: '/waivers/requests/received' },
    ],
    ['signed waivers that are held', toRelease, { page: '/waivers', search: { status: 'HELD' } }],
    ['requests that did not arrive', notArrived, { page: '/waivers/requests', search: { status: 'UNDELIVERABLE' } }],
    ['requests with another amount', countered, { page: '/waivers/requests', search: { status: 'COUNTERED' } }],
  ] as const;
  const cut = kinds.filter(([, { totalCount, nodes }]) => totalCount > nodes.length);
  if (cut.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
      {cut.map(([name, { totalCount }, link]) => (
        <li key={name}>
          <To {...link}>{`All ${formatNumber(totalCount)} ${name}`}</To>
        </li>
      ))}
    </ul>
  );
}

function listItems(data: TodayQuery): Item[] {
  const { receivedWaiverRequests: received, toSign, toRelease, toApprove, attention, notArrived, countered } = data;
  const waiver =
    (act: string) =>
    ({ id, typeLabel, amount, project, createdAt }: TodayQuery['toSign']['nodes'][number]): Item => ({
      key: id,
      toDo: `${act} the ${typeLabel.toLowerCase()} waiver`,
      link: { page: '/waivers/$id', params: { id } },
      project: project?.name ?? '—',
      amount: formatMoney(amount),
      since: createdAt,
    });
  const request =
    (say: (payee: string) => string) =>
    ({ id, amount, organization, project, updatedAt }: TodayQuery['countered']['nodes'][number]): Item => ({
      key: id,
      toDo: say(organization?.name ?? 'a payee'),
      link: { page: '/waivers/requests/$id', params: { id } },
      project: project?.name ?? '—',
      amount: formatMoney(amount),
      since: updatedAt,
    });
  return [
    ...received
      .filter(({ status }) => isToAnswer(status))
      .slice(0, shownAsked)
      .map(
        ({ id, payerName, projectName, amount, sentAt }): Item => ({
          key: id,
          toDo: `Sign the waiver that ${payerName} asks for`,
          link: { page: '/waivers/requests/received' },
          project: projectName,
          amount: formatMoney(amount),
          since: sentAt,
        }),
      ),
    ...toApprove.nodes.map(
      (request): Item => ({
        key: request.id,
        toDo: 'Approve further recipients',
        link: { page: '/mail/research', search: { status: 'PAYMENT_REQUIRED' } },
        project: getJobName(request),
        amount: formatCredits(request.paymentDue?.additionalCredits),
        since: request.createdAt,
      }),
    ),
    ...attention.nodes.map(
      ({ id, recipient, attention: problem, project, createdAt }): Item => ({
        key: id,
        toDo: `Mail to ${recipient.name}: ${inWords(problem ?? '').toLowerCase()}`,
        link: { page: '/mail/orders/$id', params: { id } },
        project: project?.name ?? '—',
        amount: '—',
        since: createdAt,
      }),
    ),
    ...toSign.nodes.map(waiver('Sign')),
    ...toRelease.nodes.map(waiver('Release')),
    ...notArrived.nodes.map(request((payee) => `Waiver request to ${payee}: it did not arrive`)),
    ...countered.nodes.map(request((payee) => `Another amount from ${payee}`)),
  ];
}
