import type { Operation } from './client.js';
import { awaitDeadline, movePayApplication, printNotice, reprintNotice, signWaiver } from './documents.js';
import { approveCharges, askForService, buyCredits } from './money.js';
import { cancelOrder, orderFew, orderMany } from './orders.js';
import { createContact, deleteContact, listRecords, readContact, renameContact } from './records.js';

export const operations = {
  createContact,
  renameContact,
  deleteContact,
  readContact,
  listRecords,
  printNotice,
  reprintNotice,
  awaitDeadline,
  signWaiver,
  movePayApplication,
  orderFew,
  orderMany,
  cancelOrder,
  buyCredits,
  askForService,
  approveCharges,
} satisfies Record<string, Operation>;

/** How often each operation is drawn. */
export const weights: Readonly<Record<keyof typeof operations, number>> = {
  createContact: 16,
  renameContact: 18,
  deleteContact: 4,
  readContact: 14,
  listRecords: 12,
  printNotice: 6,
  reprintNotice: 2,
  awaitDeadline: 3,
  signWaiver: 4,
  movePayApplication: 6,
  orderFew: 3,
  orderMany: 0.5,
  cancelOrder: 2,
  buyCredits: 4,
  askForService: 3,
  approveCharges: 6,
};
