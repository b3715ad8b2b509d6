import type { CreateContactInput } from '../schema/contact.js';
import type { CreateDivisionInput } from '../schema/division.js';
import type { CreateOrganizationInput, UpdateOrganizationInput } from '../schema/organization.js';

/** The demo tenant. Its people and companies are invented; telephone numbers are from the range reserved for fiction. */
export const claimant: Omit<UpdateOrganizationInput, 'id' | 'name'> & { name: string } = {
  name: 'Cypress Bay Concrete Pumping',
  legalName: 'Cypress Bay Concrete Pumping, Inc.',
  kind: 'contractor',
  addressLine1: '2140 Embarcadero Cove',
  city: 'Oakland',
  state: 'CA',
  zip: '94606',
  county: 'Alameda',
  phone: '510-555-0142',
  email: 'office@cypressbay.example.com',
};

export const division: Omit<CreateDivisionInput, 'organizationId'> = {
  name: 'Cypress Bay Concrete Pumping, Inc.',
  code: 'NORCAL',
  description: 'Boom and line pumping, shotcrete and slickline work out of the Oakland yard.',
  addressLine1: '2140 Embarcadero Cove',
  city: 'Oakland',
  state: 'CA',
  zip: '94606',
  phone: '510-555-0142',
  email: 'notices@cypressbay.example.com',
  licenseNumber: '1043377 (C-8)',
};

export const contacts: Array<Omit<CreateContactInput, 'organizationId' | 'divisionId'>> = [
  { firstName: 'Marisol', lastName: 'Quintero', title: 'Credit Manager', type: 'primary', phone: '510-555-0143' },
  { firstName: 'Devon', lastName: 'Achterberg', title: 'Accounts Receivable', type: 'billing', phone: '510-555-0144' },
  { firstName: 'Priya', lastName: 'Raman', title: 'General Counsel', type: 'legal', phone: '510-555-0145' },
].map((contact) => ({
  ...contact,
  type: contact.type as CreateContactInput['type'],
  email: `${contact.firstName}.${contact.lastName}@cypressbay.example.com`.toLowerCase(),
}));

/** Counterparties, by the short name that the stories use. */
export const counterparties = {
  marinaOwner: {
    name: 'Marina Heights Partners',
    legalName: 'Marina Heights Development Partners, L.P.',
    kind: 'owner',
    addressLine1: '350 Harborview Street',
    addressLine2: 'Suite 1200',
    city: 'San Francisco',
    state: 'CA',
    zip: '94105',
  },
  halvorsen: {
    name: 'Halvorsen Builders',
    legalName: 'Halvorsen Builders, Inc.',
    kind: 'contractor',
    addressLine1: '77 Foundry Row',
    city: 'Emeryville',
    state: 'CA',
    zip: '94608',
    phone: '510-555-0188',
  },
  harborBank: {
    name: 'Golden Harbor Bank',
    legalName: 'Golden Harbor Bank, N.A.',
    kind: 'lender',
    addressLine1: '1 Merchants Plaza',
    addressLine2: 'Construction Lending, 9th Floor',
    city: 'Sacramento',
    state: 'CA',
    zip: '95814',
  },
  waterDistrict: {
    name: 'Silver Basin Water Reclamation District',
    kind: 'public_entity',
    addressLine1: '4800 Reclamation Way',
    city: 'Sparks',
    state: 'NV',
    zip: '89441',
    county: 'Washoe',
  },
  ridgeline: {
    name: 'Ridgeline Civil Constructors',
    legalName: 'Ridgeline Civil Constructors, LLC',
    kind: 'contractor',
    addressLine1: '915 Quarry Bench Road',
    city: 'Reno',
    state: 'NV',
    zip: '89502',
    phone: '775-555-0119',
  },
  graniteSurety: {
    name: 'Granite Peak Surety Company',
    kind: 'surety',
    addressLine1: '20 Indemnity Square',
    city: 'Boise',
    state: 'ID',
    zip: '83702',
  },
  saguaroOwner: {
    name: 'Saguaro Crossing Retail',
    legalName: 'Saguaro Crossing Retail, LLC',
    kind: 'owner',
    addressLine1: '6601 East Mesquite Avenue',
    city: 'Scottsdale',
    state: 'AZ',
    zip: '85251',
  },
  bluestem: {
    name: 'Bluestem General Contracting',
    legalName: 'Bluestem General Contracting Co.',
    kind: 'contractor',
    addressLine1: '1410 West Kiln Street',
    city: 'Phoenix',
    state: 'AZ',
    zip: '85007',
  },
  palisade: {
    name: 'Palisade Structural Concrete',
    legalName: 'Palisade Structural Concrete, Inc.',
    kind: 'contractor',
    addressLine1: '302 South Trowel Lane',
    city: 'Tempe',
    state: 'AZ',
    zip: '85281',
  },
} as const satisfies Record<string, CreateOrganizationInput>;

export type CounterpartyName = keyof typeof counterparties;
