import type { RecordFolder, RecordPlace } from '../routes/record-place.js';

type Words = string | ((input: Record<string, unknown>) => string | null);

interface Said {
  text: string;
  record?: RecordPlace | undefined;
}

/** `VOID` of a notice: the notice is void. */
const moved =
  (record: string, words: Record<string, string> = {}): Words =>
  ({ status }) =>
    `The ${record} is ${words[String(status)] ?? String(status).toLowerCase().replaceAll('_', ' ')}.`;

const created = (record: string): Words => `The ${record} is created.`;
const saved = (record: string): Words => `The ${record} is saved.`;
const deleted = (record: string): Words => `The ${record} is deleted.`;

/**
 * What is said after each change, by the name of its operation, and the folder of the page of its record. What is not here says so
 * itself: a form that saves while it is typed, a sheet, a queue whose next task follows, a secret that is shown once.
 */
export const changeWords: Readonly<Record<string, Words | readonly [Words, RecordFolder]>> = {
  CreateProjectWithParties: [created('project'), '/projects'],
  UpdateProject: [
    ({ status, actsDone }) =>
      actsDone
        ? 'The deadlines of the project are updated.'
        : status === 'ARCHIVED'
          ? 'The project is archived.'
          : 'The project is saved.',
    '/projects',
  ],
  LoadSampleData: 'The sample data is loaded.',
  CreateJobsite: 'The jobsite is added.',
  UpdateJobsite: saved('jobsite'),
  DeleteJobsite: 'The jobsite is taken off the project.',
  CreateParty: 'The party is added.',
  UpdateParty: saved('party'),
  DeleteParty: 'The party is taken off the project.',

  CreateProjectNote: ({ isTask }) => `The ${isTask ? 'task' : 'note'} is added.`,
  UpdateProjectNote: ({ isDone }) =>
    isDone === undefined ? 'The change is saved.' : isDone ? 'The task is done.' : 'The task is to be done again.',
  DeleteProjectNote: 'It is deleted.',
  RemoveNoteFile: 'The file is removed.',
  CreateReceivedNotice: 'The notice is logged.',
  UpdateReceivedNotice: ({ projectId }) =>
    projectId ? 'The notice is on the project.' : 'The received notice is saved.',
  MatchReceivedNotice: ({ partyId, unknownClaimant }) =>
    unknownClaimant
      ? 'The claimant is flagged as unknown.'
      : partyId
        ? 'The notice is matched.'
        : 'It is open again whose notice it is.',
  DeleteReceivedNotice: 'The received notice is deleted.',
  RemoveReceivedNoticeFile: 'The file is removed.',

  CreateNotice: [created('notice'), '/notices'],
  MoveNotice: [moved('notice'), '/notices'],
  OrderNotice: ['The notice is ordered: it is mailed next.', '/mail/orders'],
  CreateWaiver: [created('waiver'), '/waivers'],
  MoveWaiver: [moved('waiver', { SENT: 'marked as sent for signature' }), '/waivers'],
  SignWaiver: ['The waiver is signed.', '/waivers'],
  // It is sent next, and the form says so if it is not.
  CreateWaiverRequest: () => null,
  UpdateWaiverRequest: saved('request'),
  SendWaiverRequest: ['The request is sent.', '/waivers/requests'],
  CancelWaiverRequest: 'The request is cancelled.',
  ReplaceWaiverRequest: ['The new request is sent.', '/waivers/requests'],
  AcceptWaiverCounter: ['The new request is sent.', '/waivers/requests'],
  RejectWaiverCounter: 'The amount stays.',
  DeleteWaiverRequest: deleted('draft'),
  SetWaiverPolicy: 'The choice is saved.',
  RequestWaivers: ({ dryRun }) => (dryRun ? null : 'The payees are asked.'),
  CreateClaim: [created('claim'), '/claims'],
  MoveClaim: [moved('claim', { SENT: 'marked as sent', FILED: 'marked as filed' }), '/claims'],
  OrderWaiver: ['The waiver is ordered: it is mailed next.', '/mail/orders'],
  OrderClaim: ['The claim is ordered: it is mailed next.', '/mail/orders'],
  OrderRecording: ['The recording is ordered.', '/mail/orders'],
  GenerateDocument: 'The document is generated.',
  RevertDocument: 'The document is taken back. The record can be edited.',
  AcceptSignedOriginal: 'The signed original is in use.',
  RemoveSignedOriginal: 'The signed original is removed.',
  RemoveExhibit: 'The exhibit is removed.',

  CreateSchedule: [created('schedule of values'), '/billing/schedules'],
  SaveSchedule: [({ status }) => (status ? 'The schedule is active.' : 'The schedule is saved.'), '/billing/schedules'],
  ImportSchedule: [({ dryRun }) => (dryRun ? null : 'The schedule is imported.'), '/billing/schedules'],
  AddScheduleLine: ['The line is added to the schedule.', '/billing/schedules'],
  CreatePayApplication: [created('pay application'), '/billing/pay-applications'],
  MovePayApplication: [
    moved('pay application', { DRAFT: 'a draft again', APPROVED: 'certified' }),
    '/billing/pay-applications',
  ],
  DeletePayApplication: deleted('draft'),
  RecordPayment: 'The payment is recorded.',
  CorrectPayment: 'The payment is corrected.',
  DeletePayment: deleted('payment'),
  AcceptPayApplicationInvitation: 'The invitation is accepted.',
  DeclinePayApplicationInvitation: 'The invitation is declined.',
  InviteByEmail: 'The invitation is sent.',
  WithdrawEmailInvitation: 'The invitation is withdrawn.',
  AcceptEmailInvitation: 'The invitation is accepted.',
  DeclineEmailInvitation: 'The invitation is declined.',
  CommentOnApplication: ({ verdict }) =>
    verdict === 'APPROVED'
      ? 'Your approval is sent.'
      : verdict === 'REJECTED'
        ? 'Your rejection is sent.'
        : 'The comment is sent.',

  MailroomRecordEvent: 'The delivery is recorded.',
  MailroomReturn: 'The return is recorded.',
  MailroomAttachPages: 'The pages are attached.',
  MailroomFail: 'The failure is recorded.',

  CancelOrder: ['The order is cancelled.', '/mail/orders'],
  CreateResearch: 'The research is ordered.',
  ApproveCharges: 'The charges are approved.',
  CancelResearch: 'The research is cancelled.',
  RetryResearch: 'The research is tried again.',

  UpdateOrganization: saved('organization'),
  CreateDivision: created('division'),
  UpdateDivision: saved('division'),
  DeleteDivision: deleted('division'),
  CreateContact: created('contact'),
  UpdateContact: saved('contact'),
  DeleteContact: deleted('contact'),
  CreateCompany: [created('company'), '/account/companies'],
  UpdateCompany: [saved('company'), '/account/companies'],
  DeleteCompany: deleted('company'),
  MergeCompanies: 'The companies are merged into one.',
  UndoCompanyMerge: 'The merge is undone.',
  InviteMember: 'The invitation is sent.',
  WithdrawMemberInvitation: 'The invitation is withdrawn.',
  ChangeMemberRole: 'The role is changed.',
  RemoveMember: 'The member is removed.',
  ChangeName: saved('name'),
  RenamePasskey: saved('name of the passkey'),
  RemovePasskey: 'The passkey is removed.',
  EndOtherSessions: 'The other sessions are ended.',
  CreateProviderCredential: saved('credential'),
  UpdateProviderCredential: saved('credential'),
  DeleteProviderCredential: deleted('credential'),
  CreateShipperCredential: saved('credential'),
  UpdateShipperCredential: saved('credential'),
  DeleteShipperCredential: deleted('credential'),
  CancelSubscription: 'The plan is not renewed.',
  SetEmailPreference: 'The choice is saved.',
  CreateSavedView: saved('filter'),
  UpdateSavedView: saved('filter'),
  DeleteSavedView: 'The filter is forgotten.',

  UpdateWebhook: saved('webhook'),
  DeleteWebhook: deleted('webhook'),
  RevokeAccessToken: 'The token is revoked.',
};

/** What is said after a change; null for one that says so itself. */
export function describeChange(text: string, variables: unknown, result: unknown): Said | null {
  const [, name = ''] = /^\s*mutation (\w+)/.exec(text) ?? [];
  const entry = changeWords[name];
  if (entry === undefined) return null;
  const [words, folder] = typeof entry === 'string' || typeof entry === 'function' ? [entry] : entry;
  const input = (variables as { input?: Record<string, unknown> } | undefined)?.input ?? {};
  const said = typeof words === 'function' ? words(input) : words;
  const id = folder && findId(result);
  return said === null ? null : { text: said, ...(id && { record: { folder, id } }) };
}

/** The id of the first record of an answer. */
function findId(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('id' in value && typeof value.id === 'string') return value.id;
  for (const part of Object.values(value)) {
    const id = findId(part);
    if (id) return id;
  }
  return undefined;
}
