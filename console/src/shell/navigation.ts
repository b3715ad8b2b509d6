import {
  Building2,
  CalendarCheck,
  CalendarDays,
  CircleDollarSign,
  FileSearch,
  FileSignature,
  FileText,
  FolderKanban,
  type LucideIcon,
  Mailbox,
  Mails,
  Receipt,
  Scale,
  Terminal,
} from 'lucide-react';
import type { PlainPage } from '../routes/pages';

export interface Area {
  title: string;
  /** The first page of the area. */
  page: PlainPage;
  icon: LucideIcon;
  /** Only for members to whom the operator gave this role. */
  operatorRole?: 'STAFF' | 'PARTNER';
  /** The pages of the area, shown below it while it is open. */
  pages?: readonly { title: string; page: PlainPage }[];
}

/** The areas of the console in the order of the navigation. A feature adds its pages here and its routes in routes/tree.ts and router.tsx. */
const areas: readonly Area[] = [
  { title: 'Today', page: '/today', icon: CalendarCheck },
  { title: 'Calendar', page: '/calendar', icon: CalendarDays },
  { title: 'Projects', page: '/projects', icon: FolderKanban },
  { title: 'Notices', page: '/notices', icon: FileText },
  {
    title: 'Waivers',
    page: '/waivers',
    icon: FileSignature,
    pages: [
      { title: 'Waivers given', page: '/waivers' },
      { title: 'Waiver requests', page: '/waivers/requests' },
      { title: 'Requests to you', page: '/waivers/requests/received' },
    ],
  },
  {
    title: 'Billing',
    page: '/billing/pay-applications',
    icon: Receipt,
    pages: [
      { title: 'Pay applications', page: '/billing/pay-applications' },
      { title: 'Schedules of values', page: '/billing/schedules' },
    ],
  },
  { title: 'Money', page: '/money', icon: CircleDollarSign },
  { title: 'Liens and claims', page: '/claims', icon: Scale },
  {
    title: 'Mail',
    page: '/mail/orders',
    icon: Mailbox,
    pages: [
      { title: 'Mail and filings', page: '/mail/orders' },
      { title: 'Research', page: '/mail/research' },
    ],
  },
  { title: 'Mailroom', page: '/mailroom', icon: Mails, operatorRole: 'STAFF' },
  { title: 'Partner', page: '/partner', icon: FileSearch, operatorRole: 'PARTNER' },
  {
    title: 'Developers',
    page: '/developers/events',
    icon: Terminal,
    pages: [
      { title: 'Events', page: '/developers/events' },
      { title: 'Webhooks', page: '/developers/webhooks' },
      { title: 'Requests', page: '/developers/requests' },
      { title: 'Sandbox', page: '/developers/sandbox' },
      { title: 'Tokens', page: '/developers/tokens' },
      { title: 'GraphQL', page: '/developers/graphql' },
      { title: 'REST', page: '/developers/rest' },
    ],
  },
  {
    title: 'Account',
    page: '/account/organization',
    icon: Building2,
    pages: [
      { title: 'Organization', page: '/account/organization' },
      { title: 'Divisions', page: '/account/divisions' },
      { title: 'People', page: '/account/people' },
      { title: 'Companies', page: '/account/companies' },
      { title: 'Contacts', page: '/account/contacts' },
      { title: 'Plan', page: '/account/plan' },
      { title: 'Credits', page: '/account/credits' },
      { title: 'Credentials', page: '/account/credentials' },
      { title: 'Audit log', page: '/account/audit' },
      { title: 'Sign-in', page: '/account/sign-in' },
      { title: 'E-mails', page: '/account/emails' },
    ],
  },
];

/** Whether an address is that of a page of the navigation, which every organization and mode has. */
export function isListPage(page: string): page is PlainPage {
  return areas.some((area) => area.page === page || area.pages?.some((one) => one.page === page));
}

/** The areas of a member. Those of staff and the partner are only for members with that role. */
export function areasFor(operatorRole: string | null | undefined): readonly Area[] {
  return areas.filter((area) => !area.operatorRole || area.operatorRole === operatorRole);
}
