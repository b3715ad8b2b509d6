import type { IncomingHttpHeaders } from 'node:http';
import { type GraphQLInputType, parse } from 'graphql';
import { partnerCaller } from '../../context/auth/system-caller.js';
import { RequestContext } from '../../context/request-context.js';
import { AppError, invalid, Violations } from '../../errors/app-error.js';
import { checkInput } from '../../schema/validation/check-input.js';
import { findTicket, partnerSender } from '../../services/fulfillment-request/partner-sender.js';
import { buildGraphqlSchema } from '../graphql/build-schema.js';
import { compileOperation, type Operation } from '../graphql/compile.js';
import { parseJsonBody } from '../http/json-body.js';

/** The types of reports on a ticket, each with its mutation; `data` is the mutation's input. */
export const partnerReportTypes = {
  'ticket.accepted': 'partnerAccept',
  'ticket.recipients_found': 'partnerReportRecipients',
  'ticket.facts': 'partnerReturnFacts',
  'ticket.file': 'partnerAttachFile',
  'ticket.mailed': 'partnerReportMailed',
  'ticket.fulfilled': 'partnerFulfill',
  'ticket.rejected': 'partnerReject',
  'ticket.cancelled': 'partnerCancel',
  'ticket.failed': 'partnerFail',
} as const;

type PartnerReportType = keyof typeof partnerReportTypes;

/** A report contains files in base64. */
export const largestReport = 20 * 1024 * 1024;

/**
 * Handles a signed report: finds the ticket's fulfillment request with the rights of the signer, and runs the report's mutation in
 * its account, as the partner would with a token.
 *
 * @returns in `disregarded`, why the report changed nothing, if so
 */
export async function receivePartnerReport(
  ctx: RequestContext,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<{ received: true; disregarded?: string }> {
  const sender = await partnerSender(ctx, body, headers);
  const { type, ticketId, data } = readReport(body);
  const { requestId, accountId } = await findTicket(ctx, sender, ticketId);
  const { operation, field, input } = reportOperation(type);
  const violations = new Violations();
  const reportInput = checkInput(input, { ...data, id: requestId, report_id: sender.reportId }, 'rest', '', violations);
  violations.throwIfAny();
  const caller = partnerCaller(accountId, true, sender.accountId ? 'account' : 'operator');
  const acting = new RequestContext(ctx.infrastructure, ctx.request, caller);
  try {
    const result = await operation.run(acting, { input: reportInput });
    if (result.errors?.length) throw result.errors[0];
    await acting.commit();
    const { disregarded } = (result.data as Record<string, { disregarded: string | null }>)[field]!;
    return { received: true, ...(disregarded !== null && { disregarded }) };
  } catch (error) {
    await acting.rollback();
    throw error;
  }
}

function readReport(body: Buffer): { type: PartnerReportType; ticketId: string; data: object } {
  const report = parseJsonBody(body);
  if (report === null || typeof report !== 'object' || Array.isArray(report)) {
    throw new AppError('MALFORMED_REQUEST', 'The body is not a JSON object.');
  }
  const { type, ticket_id: ticketId, data = {} } = report as Record<string, unknown>;
  const violations = new Violations();
  if (typeof type !== 'string' || !Object.hasOwn(partnerReportTypes, type)) {
    const typeNames = Object.keys(partnerReportTypes).join(', ');
    violations.add('type', `The selected type is invalid: it must be one of ${typeNames}.`);
  }
  if (typeof ticketId !== 'string' || !/^[!-~]{1,255}$/.test(ticketId)) {
    violations.add('ticketId', 'The ticket id field is required, and must be the id of a ticket.');
  }
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    violations.add('data', 'The data field must be an object.');
  }
  if (violations.any) throw invalid(violations.errors);
  return { type: type as PartnerReportType, ticketId: ticketId as string, data: data as object };
}

interface ReportOperation {
  operation: Operation;
  field: string;
  input: GraphQLInputType;
}

const compiled = new Map<PartnerReportType, ReportOperation>();

function reportOperation(type: PartnerReportType): ReportOperation {
  let compiledOperation = compiled.get(type);
  if (!compiledOperation) {
    const schema = buildGraphqlSchema();
    const field = partnerReportTypes[type];
    const input = schema.getMutationType()!.getFields()[field]!.args[0]!.type;
    const document = parse(`mutation($input: ${String(input)}) { ${field}(input: $input) { disregarded } }`);
    compiled.set(
      type,
      (compiledOperation = { operation: compileOperation(schema, document, undefined), field, input }),
    );
  }
  return compiledOperation;
}
