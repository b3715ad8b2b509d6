import { settings } from '../../src/config/settings.js';
import { recordBudget } from '../../src/context.js';
import { payApplicationStatuses, payApplicationTargets } from '../../src/domain/pay-application/transitions.js';
import { escalationTargets, noticeTargets } from '../../src/domain/transitions.js';
import { escalationStatuses, noticeStatuses, noticeTypes } from '../../src/domain/vocabulary.js';
import { eventCatalogue } from '../../src/events/catalogue.js';
import { graphqlLimits } from '../../src/graphql/limits.js';
import { rateLimits } from '../../src/http/rate-limiter.js';
import { claimantCaps } from '../../src/services/division.service.js';
import { documentTables } from './document-tables.js';
import { table } from './table.js';

/** Tables that the documentation states and the code decides, by the page that holds them. */
export function tables(): Record<string, string[]> {
  return {
    'docs/operations.md': [settingsTable()],
    'docs/domain.md': [transitionsTable(), escalationsTable(), payApplicationsTable(), capsTable()],
    'docs/integrators/graphql.md': [limitsTable()],
    'docs/documents.md': documentTables(),
    'docs/events.md': [eventsTable()],
  };
}

function settingsTable(): string {
  const rows = Object.values(settings).map(({ name, description, default: preset }) => {
    const shown = typeof preset === 'string' && preset !== '' ? `\`${preset}\`` : '';
    return [`\`${name}\``, shown, description];
  });
  return table(['Variable', 'Default', 'What it does'], rows);
}

function transitionsTable(): string {
  const kinds = [
    noticeTypes.filter((type) => type === 'preliminary'),
    noticeTypes.filter((type) => type !== 'preliminary'),
  ];
  const targets = kinds.map(
    ([type]) =>
      (status: (typeof noticeStatuses)[number]) =>
        noticeTargets(type!, status)
          .map((target) => `\`${target}\``)
          .join(', '),
  );
  const rows = noticeStatuses.map((status) => [`\`${status}\``, ...targets.map((of) => of(status))]);
  return table(['From', ...kinds.map((types) => types.map((type) => `\`${type}\``).join(', '))], rows);
}

function escalationsTable(): string {
  const rows = escalationStatuses.map((status) => [
    `\`${status}\``,
    escalationTargets(status)
      .map((target) => `\`${target}\``)
      .join(', '),
  ]);
  return table(['From', 'To'], rows);
}

function payApplicationsTable(): string {
  const rows = payApplicationStatuses.map((status) => [
    `\`${status}\``,
    payApplicationTargets(status)
      .map((target) => `\`${target}\``)
      .join(', '),
  ]);
  return table(['From', 'To'], rows);
}

function capsTable(): string {
  const rows = Object.entries(claimantCaps).map(([tier, cap]) => {
    return [tier, String(cap), String(rateLimits[tier as keyof typeof rateLimits])];
  });
  return table(['Tier', 'Divisions', 'Requests a minute'], rows);
}

function limitsTable(): string {
  const { depth, aliases, directives, tokens, cost } = graphqlLimits;
  const rows = [
    ['Levels of nesting', depth],
    ['Aliases', aliases],
    ['Directives', directives],
    ['Tokens in a document', tokens],
    ['Cost of an operation, worst case', cost],
    ['Records told by nested lists', recordBudget],
  ];
  return table(
    ['Limit', 'At most'],
    rows.map((row) => row.map(String)),
  );
}

function eventsTable(): string {
  return table(
    ['Event', 'When'],
    Object.entries(eventCatalogue).map(([type, summary]) => [`\`${type}\``, summary]),
  );
}
