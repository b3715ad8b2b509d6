import type { ReactNode } from 'react';
import { useRead } from '../api/use-read';
import { formatCount } from '../parts/format';
import { useRested } from '../parts/use-rested';
import {
  type DuplicateReason,
  SimilarCompaniesDocument,
  type SimilarCompaniesQuery,
} from './similar-companies.documents';

export type SimilarCompany = SimilarCompaniesQuery['similarOrganizations'][number];

const words: Record<DuplicateReason, string> = {
  NAME: 'same name',
  ADDRESS: 'same address',
  EMAIL: 'same e-mail',
  PHONE: 'same phone',
};

/** `same name, same phone`. */
export function nameReasons(reasons: readonly DuplicateReason[]): string {
  return reasons.map((reason) => words[reason]).join(', ');
}

interface Typed {
  name: string;
  addressLine1: string;
  zip: string;
  phone?: string;
  email?: string;
}

/** Companies of the directory that may be the one that is typed, before it is created a second time. */
export function SimilarCompanies({
  typed,
  children,
}: {
  typed: Typed;
  children: (company: SimilarCompany) => ReactNode;
}) {
  const { name, addressLine1, zip, phone = '', email = '' } = typed;
  const [restedName, restedAddress] = [useRested(name.trim()), useRested(`${addressLine1.trim()}\n${zip.trim()}`)];
  const [restedPhone, restedEmail] = [useRested(phone.trim()), useRested(email.trim())];
  const [line, code] = restedAddress.split('\n');
  const like = {
    name: restedName || null,
    addressLine1: line || null,
    zip: code || null,
    phone: restedPhone || null,
    email: restedEmail || null,
  };
  const enabled = restedName.length > 2 && name.length <= 255;
  const read = useRead(
    SimilarCompaniesDocument,
    { like },
    {
      enabled,
      follows: ['organization'],
      keepsPrevious: true,
    },
  );
  const companies = enabled ? (read.data?.similarOrganizations ?? []) : [];
  if (companies.length === 0) return null;
  return (
    <section
      aria-label="Companies that may be the same"
      className="mb-3 rounded-md border border-warning bg-warning-soft p-3"
    >
      <p role="status" className="mb-2 font-medium">
        {companies.length === 1 ? 'It may be in your directory already:' : 'It may be one of these of your directory:'}
      </p>
      <ul className="space-y-2">
        {companies.slice(0, 6).map((company) => (
          <li key={company.organizationId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 break-words">
              {company.organization?.name}{' '}
              <span className="text-sm">
                {[company.organization?.city, company.organization?.state].filter(Boolean).join(', ')} ·{' '}
                {nameReasons(company.reasons)} · in {formatCount(company.projectCount, 'project')}
              </span>
            </span>
            {children(company)}
          </li>
        ))}
      </ul>
    </section>
  );
}
