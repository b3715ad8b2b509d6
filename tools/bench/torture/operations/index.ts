import type { Operation } from './client.js';
import { awaitDeadline, movePayApplication, printNotice, reprintNotice, signWaiver } from './documents.js';
import { approveCharges, askForService, buyCredits } from './money.js';
import { cancelOrder, orderFew, orderMany } from './orders.js';
import {
  createContact,
  createContactAtOnce,
  deleteContact,
  listRecords,
  readContact,
  readGraph,
  renameContact,
  searchProject,
} from './records.js';

export const operations = {
  createContact,
  createContactAtOnce,
  renameContact,
  deleteContact,
  readContact,
  listRecords,
  readGraph,
  searchProject,
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
  createContact: 14,
  createContactAtOnce: 2,
  renameContact: 18,
  deleteContact: 4,
  readContact: 14,
  listRecords: 12,
  readGraph: 8,
  searchProject: 3,
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
