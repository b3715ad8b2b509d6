/** The lists whose records have a page each. */
export type RecordFolder =
  | '/projects'
  | '/notices'
  | '/waivers'
  | '/waivers/requests'
  | '/claims'
  | '/billing/schedules'
  | '/billing/pay-applications'
  | '/mail/orders'
  | '/account/companies'
  | '/developers/webhooks';

/** Which record of which list. */
export interface RecordPlace {
  folder: RecordFolder;
  id: string;
}
