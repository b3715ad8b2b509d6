import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { addressee } from '../../domain/address/addressee.js';
import { buildCreditStatement } from '../../domain/credit-statement/build.js';
import { creditStatementCsv } from '../../domain/credit-statement/csv.js';
import type { CreditStatementModel } from '../../domain/credit-statement/model.js';
import { describeCharacter } from '../../domain/shared/printable.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { invalid } from '../../errors/app-error.js';
import { statementRows } from '../../reads/loaders/credit-statement.loader.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import type { CreditStatement, CreditStatementArgs, StatementFormat } from '../../schema/credit-statement.js';
import { daysAsked } from '../shared/days.js';
import { issue } from '../verification/issue.js';

/** The most lines of a statement. A PDF with this many takes about four seconds and 100 pages (measured). */
const maxLines: Readonly<Record<StatementFormat, number>> = { pdf: 3_000, csv: 50_000 };

/** A statement whose file is written on request. */
export interface PreparedStatement extends CreditStatement {
  format: StatementFormat;
  model: CreditStatementModel;
}

/** The statement of the organization's credits for the requested days. */
export async function creditStatement(ctx: RequestContext, args: CreditStatementArgs): Promise<PreparedStatement> {
  authorize(ctx, 'read');
  const format = args.format ?? 'pdf';
  const { from, to } = daysAsked(ctx, args, (last) => `${last.slice(0, 8)}01`);
  const most = maxLines[format];
  const rows = await statementRows(ctx, { from, to }, most + 1);
  if (rows.movements.length > most) {
    const other = format === 'pdf' ? ', or ask for CSV' : '';
    throw invalid({ from: [`The statement would have more than ${most} lines: ask for fewer days${other}.`] });
  }
  const model = buildCreditStatement({ organization: await letterhead(ctx), from, to, ...rows });
  return {
    organizationId: ctx.account.id,
    from,
    to,
    opening: model.opening,
    closing: model.closing,
    lineCount: model.lines.length,
    fileName: `credit-statement-${from}-${to}.${format}`,
    mimeType: { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' }[format],
    format,
    model,
  };
}

/** The statement's file in base64. */
export async function statementContent(ctx: RequestContext, statement: PreparedStatement): Promise<string> {
  const { format, model } = statement;
  if (format === 'csv') return Buffer.from(creditStatementCsv(model)).toString('base64');
  return (await printed(ctx, statement)).toString('base64');
}

async function printed(ctx: RequestContext, { model, from, to, fileName }: PreparedStatement): Promise<Buffer> {
  const generatedAt = timestamp(ctx.now()) as string;
  const job = { template: 'credit-statement' as const, model, preview: false, generatedAt };
  const title = from === to ? from : `${from} to ${to}`;
  const shown = { fileName, title, issuedBy: model.organization.name, projectName: null };
  const subject = { kind: 'credit_statement' as const, subjectId: ctx.account.id, ...shown };
  const { bytes } = await issue(ctx, job, subject, ([first]) => {
    const characters = describeCharacter(first?.characters ?? []);
    return invalid({
      format: [`The statement contains characters that cannot be printed (${characters}): ask for CSV.`],
    });
  });
  return bytes;
}

/** The organization's current name and address. */
async function letterhead(ctx: RequestContext): Promise<CreditStatementModel['organization']> {
  const [organization] = await rowsWhere(ctx, organizations, sql`id = ${ctx.account.id}::uuid`);
  return addressee(organization!.legalName ?? organization!.name, organization!);
}
