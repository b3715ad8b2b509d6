import { globSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { answerLimit } from '../../src/api/graphql/execute.js';
import { introspectionLimits } from '../../src/api/graphql/introspection.js';
import { graphqlLimits } from '../../src/api/graphql/limits.js';
import { heartbeatMs, socketLimits } from '../../src/api/graphql/sockets.js';
import { settings } from '../../src/config/settings.js';
import { rateLimits } from '../../src/context/rate-limiter.js';
import { recordBudget } from '../../src/context/record-budget.js';
import { settingRules } from '../../src/domain/credential/settings.js';
import { plans } from '../../src/domain/credit/plans.js';
import { eventCatalogue } from '../../src/domain/event/catalogue.js';
import { fulfillmentStatuses, fulfillmentTargets } from '../../src/domain/fulfillment-request/states.js';
import { escalationTargets, noticeTargets } from '../../src/domain/notice/transitions.js';
import { payApplicationStatuses, payApplicationTargets } from '../../src/domain/pay-application/transitions.js';
import { credentialProviders, escalationStatuses, noticeStatuses, noticeTypes } from '../../src/domain/vocabulary.js';
import { claimantCaps } from '../../src/services/division/claimant-cap.js';
import { documentTables } from './document-tables.js';
import { metricsTable } from './metrics-table.js';
import { table } from './table.js';

/** Tables that are generated from the code, by the page that contains them. */
export function tables(): Record<string, string[]> {
  return {
    'docs/operations.md': [settingsTable()],
    'docs/observability.md': [metricsTable()],
    'docs/billing.md': [plansTable()],
    'docs/domain.md': [capsTable()],
    'docs/notices.md': [transitionsTable(), escalationsTable()],
    'docs/pay-applications.md': [payApplicationsTable()],
    'docs/integrators/graphql.md': [limitsTable()],
    'docs/subscriptions.md': [subscriptionsTable(), socketsTable()],
    'docs/documents.md': documentTables(),
    'docs/events.md': [eventsTable()],
    'docs/credits.md': [pricesTable()],
    'docs/fulfillment.md': [fulfillmentTable()],
    'docs/credentials.md': [credentialsTable()],
  };
}

function credentialsTable(): string {
  const rows = Object.entries(settingRules).map(([issuer, rules]) => {
    const settings = Object.entries(rules).map(
      ([name, { required, secret }]) => `\`${name}\`${required ? '' : ' (optional)'}${secret ? ' (secret)' : ''}`,
    );
    const path = credentialProviders.some((name) => name === issuer) ? 'provider-auth' : 'shipper-auth';
    return [`\`${issuer}\``, `\`/${path}\``, settings.join(', ')];
  });
  return table(['Provider', 'Address', 'Settings'], rows);
}

/** The price book as the migrations write it: the first one, and those that add a price. */
function pricesTable(): string {
  const inserts = globSync('src/db/migrations/*.ts')
    .sort()
    .flatMap((path) => readFileSync(path, 'utf8').match(/insert into prices [^`]*/g) ?? []);
  const found = inserts.flatMap((text) => [...text.matchAll(/\('(\w+)', '(\w*)', ([\d.]+)\)/g)]);
  const rows = [...Map.groupBy(found, ([, eventType]) => eventType).values()]
    .flat()
    .map(([, eventType, variant, credits]) => [
      `\`${eventType}\``,
      variant ? `\`${variant}\`` : '',
      Number(credits).toFixed(2),
    ]);
  return table(['Event type', 'Variant', 'Credits'], rows);
}

function settingsTable(): string {
  const rows = Object.values(settings).map(({ name, description, default: preset }) => {
    const shown = typeof preset === 'string' && preset !== '' ? `\`${preset}\`` : '';
    return [`\`${name}\``, shown, description];
  });
  return table(['Variable', 'Default', 'What it does'], rows);
}

function plansTable(): string {
  const rows = plans.map(({ key, label, monthlyCredits, partnerEligible }) => [
    `\`${key}\``,
    label,
    String(monthlyCredits),
    partnerEligible ? 'yes' : 'no',
  ]);
  return table(['Key', 'Label', 'Credits a month', 'Pay for partner-billable events'], rows);
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

function fulfillmentTable(): string {
  const rows = fulfillmentStatuses.map((status) => {
    const targets = fulfillmentTargets(status).map((target) => `\`${target}\``);
    return [`\`${status}\``, targets.join(', ')];
  });
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

function subscriptionsTable(): string {
  const fields = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8')).getSubscriptionType()!.getFields();
  const rows = Object.values(fields).map(({ name, args, description }) => [
    `\`${name}(${args.map((arg) => arg.name).join(', ')})\``,
    description!,
  ]);
  return table(['Subscription', 'What it reports'], rows);
}

function socketsTable(): string {
  const { socketsPerToken, subscriptionsPerSocket, messageBytes } = socketLimits;
  const rows = [
    ['Sockets of a token, on each process', socketsPerToken],
    ['Subscriptions of a socket', subscriptionsPerSocket],
    ['Bytes of a message from the client', messageBytes],
    ['Seconds to answer a ping', heartbeatMs / 1000],
  ];
  return table(
    ['Limit', 'At most'],
    rows.map((row) => row.map(String)),
  );
}

function limitsTable(): string {
  const { depth, aliases, directives, directivesInPlace, nesting, repeats, fields, tokens, cost, errors } =
    graphqlLimits;
  const rows = [
    ['Levels of nesting', depth],
    ['Aliases', aliases],
    ['Directives', directives],
    ['Directives in one place', directivesInPlace],
    ['Brackets in brackets', nesting],
    ['The same field in one place', repeats],
    ['Fields, every fragment counted where it is spread', fields],
    ['Tokens in a document', tokens],
    ['Cost of an operation, worst case', cost],
    ['Records returned by nested lists', recordBudget],
    ['Characters of an answer, about', answerLimit],
    ['Characters of introspection, in whole schemas, without a token', introspectionLimits.anonymous],
    ['Characters of introspection, in whole schemas, with a token', introspectionLimits.withToken],
    ['Errors returned', errors],
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
