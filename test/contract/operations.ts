import type { Permission } from '../../src/context/permission.js';

/**
 * The permission of each operation: a row of `permissions` (src/context/permission.ts), or `public` without a caller. The access walk
 * (access-walk.test.ts) sends each operation as every kind of caller, and fails for an operation that is missing here. The page of a waiver request
 * has no operation.
 */
const operations: Record<Exclude<Permission, 'waiverLink'> | 'public', string> = {
  public: 'requestSignInLink',
  read: `
    apiRequest apiRequests auditEntries auditEntry billedApplications billingPlans claimableProjects contact contacts
    createSavedView creditBalance creditLedger creditPrice creditStatement deleteSavedView division divisions
    document documentBundle documentFile documentOrder documentOrderCover documentOrderDocument documentOrderFile
    documentOrderMailingBook documentOrderPayments documentOrderPieces documentOrders documents
    duplicateOrganizations escalation escalations event events exhibit exhibits fulfillmentRequest
    fulfillmentRequestFile fulfillmentRequests jobsite jobsites lienRightsCounts metadataEntries metadataEntry
    missingBeforePayment money node nodes notice noticeGroups notices noticesToServe openDeadlineCounts
    openDeadlineDays openDeadlines openTaskDays organization organizationMerges organizations parties party
    payApplication payApplicationComments payApplicationInvitation payApplicationInvitations
    payApplicationPayments payApplications project projectDeadlines projectNote projectNoteFile projectNotes
    projectPreview projectWaiverGrid projects proofOfService providerCredential providerCredentials receivables receivedNotice
    receivedNoticeFile receivedNotices recordingOffices retainedApplications sandbox savedView savedViews search shipperCredential
    shipperCredentials similarOrganizations sov sovs supportCredits supportHealth supportUsage updateSavedView
    viewer waiver waiverGrid waiverRequest waiverRequestDocument waiverRequestPrint waiverRequests waivers webhook webhookDeliveries
    webhookDelivery
    webhookRedelivery webhooks`,
  records: `
    acceptPayApplicationInvitation acceptSignedOriginal acceptWaiverCounter addExhibit addressCompletions addressCounty
    approveFulfillmentCharges attachNoteFile attachReceivedNoticeFile bulkQuote cancelDocumentOrder
    cancelFulfillmentRequest cancelWaiverRequest commentOnPayApplication createContact createDivision
    createDocumentOrder createEscalation createFulfillmentRequest createJobsite createNotice createOrganization
    createParty createPayApplication createProject createProjectNote createProjectWithParties
    createReceivedNotice createSov createWaiver createWaiverRequest declinePayApplicationInvitation deleteContact
    deleteDivision deleteEscalation deleteJobsite deleteMetadata deleteNotice deleteOrganization deleteParty
    deletePayApplication deletePayApplicationPayment deleteProject deleteProjectNote deleteReceivedNotice
    deleteSov deleteWaiver deleteWaiverRequest generateDocument importSovCsv inviteToPayApplication
    loadSampleData matchReceivedNotice mergeOrganizations moveSandboxClock orderEscalation orderNotice orderWaiver
    recordPayApplicationPayment rejectWaiverCounter removeExhibit removeNoteFile removeReceivedNoticeFile removeSignedOriginal
    replaceWaiverRequest requestWaivers retryFulfillmentRequest revertDocument sendWaiverRequest setMetadata
    signWaiver transitionEscalation transitionNotice transitionPayApplication transitionWaiver
    undoOrganizationMerge updateContact updateDivision updateDocumentOrder updateEscalation updateJobsite
    updateNotice updateOrganization updateParty updatePayApplication updatePayApplicationPayment updateProject
    updateProjectNote updateReceivedNotice updateSov updateWaiver updateWaiverRequest uploadSignedOriginal
    upsertJobsite upsertNotice upsertOrganization upsertParty upsertPayApplication upsertProject upsertWaiver
    withdrawPayApplicationEmailInvitation`,
  administration: `
    accessTokens billingSubscription createWebhook deleteWebhook payDocumentOrder redeliverFailedWebhooks
    redeliverWebhook replayEvent resetSandbox revokeAccessToken rotateWebhookSecret testWebhook updateWebhook
    verifyProviderCredential verifyShipperCredential`,
  sensitive: `
    cancelSubscription createAccessToken createProviderCredential createSetupIntent createShipperCredential
    deleteProviderCredential deleteShipperCredential purchaseCredits rotateAccessToken subscribe
    updateProviderCredential updateShipperCredential`,
  members: 'members',
  invitations: 'memberInvitations withdrawMemberInvitation',
  // Leaving an organization is the person's own (test/services/member/rights.test.ts).
  membership: 'changeMemberRole inviteMember removeMember',
  received: 'declineReceivedEmailInvitation openReceivedWaiverRequest receivedEmailInvitations receivedWaiverRequests',
  acceptance: 'acceptReceivedEmailInvitation',
  person:
    'emailPreferences endOtherSessions endSession finishPasskeyRegistration passkeys renamePasskey sessions setEmailPreference updateViewer',
  personRecently: 'beginPasskeyRegistration removePasskey',
  staff: `
    mailroomAttachFile mailroomAttachFileToOrders mailroomCompleteOrder mailroomDispatchOrder
    mailroomDispatchOrders mailroomFailOrder mailroomOrder mailroomOrders mailroomRecordEvent
    mailroomRecordPayment mailroomReturnOrder mailroomScanOrder mailroomTakeOrder mailroomTakeOrders`,
  partner: `
    partnerAccept partnerAttachFile partnerCancel partnerFail partnerFulfill partnerReject partnerReportMailed
    partnerReportRecipients partnerRequest partnerRequests partnerReturnFacts`,
};

/** Operation → permission. */
export const permissionOf: ReadonlyMap<string, Permission | 'public'> = new Map(
  Object.entries(operations).flatMap(([permission, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, permission as Permission | 'public'] as const),
  ),
);

/** Every member may subscribe; a subscription sends what its caller may read (graphql-access.test.ts). */
export const subscriptions = [
  ...['creditBalanceUpdated', 'documentGenerated', 'documentOrderUpdated', 'escalationUpdated', 'events'],
  ...['fulfillmentRequestUpdated', 'noticeUpdated', 'payApplicationUpdated', 'waiverUpdated', 'webhookDeliveryUpdated'],
];
