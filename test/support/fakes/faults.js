// Faults that a test injects into the built service, to show that `npm run torture` sees them. Each is an edit of one compiled module; the
// service itself has no switch for them. `at` says from which use of the place on, in each process, the fault happens: what one use does may
// be rolled back, and repeated by its client.

export const faults = [
  {
    name: 'a delivery that is recorded and not sent',
    module: 'background/webhooks/send.js',
    from: 'async send(message, stopped, maxMs = this.timeoutMs) {',
    to: `async send(message, stopped, maxMs = this.timeoutMs) {
      if (injected('delivery', 8)) return { startedAt: new Date().toISOString(), durationMs: 1, requestHeaders: {}, responseCode: 204,
        responseHeaders: {}, responseBody: '', error: null };`,
  },
  {
    name: 'an event that a socket gets twice',
    // Behind the place where a follower drops what it has queued before.
    module: 'events/follower.js',
    from: 'const event = this.#queue.shift();',
    to: `const event = this.#queue.shift();
      if (event && !event.again && injected('socket', 5)) this.#queue.unshift({ ...event, again: true });`,
  },
  {
    name: 'an event that a socket which reconnects does not get',
    module: 'events/follower.js',
    from: 'events = await this.source.read(this.#position, page);',
    to: `events = await this.source.read(this.#position, page);
            if (events.length > 0 && injected('resumed', 1)) events = events.slice(1);`,
  },
  {
    name: 'a key that both processes carry out',
    module: 'api/http/idempotency.js',
    from: 'const earlier = storedRow.rows[0];',
    to: "const earlier = request.key.endsWith(' at once') ? undefined : storedRow.rows[0];",
  },
  {
    name: 'a change that is acknowledged and not kept',
    module: 'services/shared/record.js',
    from: 'stamp(ctx, record);\n    await flush(ctx);\n    return record;',
    to: `stamp(ctx, record);
      await flush(ctx);
      if (data.lastName && injected('change', 1)) {
        const { sql } = await import('kysely');
        await sql\`set local session_replication_role = replica\`.execute(ctx.db);
        await sql\`update contacts set last_name = 'Diaz' where id = \${record.id}\`.execute(ctx.db);
        await sql\`set local session_replication_role = origin\`.execute(ctx.db);
      }
      return record;`,
  },
  {
    name: 'a search that is refused, and one that does not find its record',
    module: 'reads/loaders/search.loader.js',
    from: 'const { query, types: requested } = args;',
    to: `const { query, types: requested } = injected('search', 2) ? { ...args, query: 'Nothing' } : args;
      if (uses.search === 1) throw new (await import('../../errors/app-error.js')).AppError('NOT_FOUND');`,
  },
  {
    name: 'a graph with the name of another record',
    module: 'api/graphql/execute.js',
    from: 'if (hasResponse(result)) await chargeApiCall(ctx, operation.call(variables));',
    to: `if (hasResponse(result)) await chargeApiCall(ctx, operation.call(variables));
      if (injected('graph', 2)) for (const root of result.data?.roots?.values() ?? []) {
        root.text = String(root.text).replace('Bay Concrete', 'Bay Lumber');
      }`,
  },
  {
    name: 'a file that is not the one that was made',
    module: 'api/rest/handle.js',
    from: '.send(stream);',
    to: ".send(injected('file', 2) ? await altered(stream) : stream);",
  },
  {
    name: 'memory that is never freed',
    module: 'api/rest/handle.js',
    from: 'async function handleQuery(plan, options, input, request, reply) {',
    to: `async function handleQuery(plan, options, input, request, reply) {
      if (injected('leak', 5)) (globalThis.kept ??= []).push(new Array(3_000_000).fill(0.5));`,
  },
  {
    name: 'a price that is doubled',
    module: 'ledger/charge.js',
    from: 'const credits = input.credits ?? await readPrice(ctx.db, accountId, input);',
    to: `let credits = input.credits ?? await readPrice(ctx.db, accountId, input);
      if (input.eventType === 'document_generation' && injected('price', 2)) credits = (credits * 2).toFixed(2);`,
  },
  {
    name: 'an order that is priced too high',
    module: 'services/document-order/money.js',
    from: 'const { billingMethod } = order;\n    const orderCharge = {',
    to: `const { billingMethod } = order;
      if (injected('order', 1)) amountCents += 100;
      const orderCharge = {`,
  },
  {
    name: 'an event that is not written',
    module: 'events/outbox.js',
    from: 'if (!ctx.infrastructure.announcer || silent.has(ctx)) return;',
    to: `if (!ctx.infrastructure.announcer || silent.has(ctx)) return;
      if (emission.type === 'notice.created' && injected('event', 1)) return;`,
  },
  {
    name: 'an audit entry that is lost',
    module: 'services/shared/record.js',
    from: 'export async function insert(ctx, entity, data, id = uuidv7()) {',
    to: `export async function insert(ctx, entity, data, id = uuidv7()) {
      if (entity.name === 'Contact' && injected('audit', 1)) {
        const { sql } = await import('kysely');
        await ctx.write();
        await sql\`set local session_replication_role = replica\`.execute(ctx.db);
        const [unlogged] = await insertAll(ctx, entity, [{ id, data }]);
        await sql\`set local session_replication_role = origin\`.execute(ctx.db);
        return unlogged;
      }`,
  },
  {
    name: 'an e-mail that is sent twice',
    module: 'background/email/send-email.js',
    from: 'await send(mailers, {',
    to: `if (injected('email', 1)) await send(mailers, { slowServers, onError }, first, message);
        await send(mailers, {`,
  },
  {
    name: 'a reminder that is lost',
    module: 'services/deadline/notify.js',
    from: 'const noticeReports = unreported.get(notice.id);',
    to: `let noticeReports = unreported.get(notice.id);
      if (noticeReports?.step === '1_day' && injected('reminder', 1)) noticeReports = undefined;`,
  },
  {
    name: 'a call that is not charged',
    module: 'ledger/api-call.js',
    from: "if (call.kind !== 'mutation') return takeTogether(ctx);",
    to: "if (injected('call', 10)) return; if (call.kind !== 'mutation') return takeTogether(ctx);",
  },
  {
    name: 'a document with a wrong amount, and one with what its record said before',
    module: 'services/document/index.js',
    from: 'documentKind.printed(facts, input.type)',
    to: 'documentKind.printed(restated(facts, documentKind.own, input.documentableId), input.type)',
  },
];

/** What the edits call. */
export const helpers = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const uses = (globalThis.usesOfFaults ??= {});
function injected(name, at) {
  uses[name] = (uses[name] ?? 0) + 1;
  return uses[name] >= at;
}
/** The facts of every document of a waiver are changed; every further document of a notice has the amount of its first. */
function restated(facts, own, id) {
  if (own === 'waiver') return injected('waiver', 1) ? { ...facts, waiver: { ...facts.waiver, amount: '1.00' } } : facts;
  // All processes of the service have this folder, which is removed after the run.
  const folder = process.env.DATA_DIR + '/first-amounts';
  mkdirSync(folder, { recursive: true });
  const first = folder + '/' + id;
  if (existsSync(first)) return { ...facts, [own]: { ...facts[own], claimAmount: readFileSync(first, 'utf8') } };
  writeFileSync(first, String(facts[own].claimAmount));
  return facts;
}
/** The file, with another last byte. */
async function altered(stream) {
  const bytes = Buffer.concat(await stream.toArray());
  bytes[bytes.length - 1] ^= 1;
  return bytes;
}
`;
