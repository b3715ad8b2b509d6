/** The data of the demo: three jobs of one pumping contractor. Companies and people are invented. */

export const companies = {
  owner: {
    name: 'Larkspur Landing Partners',
    legal_name: 'Larkspur Landing Partners, L.P.',
    kind: 'owner',
    address_line_1: '410 Ferry Slip Way',
    address_line_2: 'Suite 300',
    city: 'San Rafael',
    state: 'CA',
    zip: '94901',
  },
  gc: {
    name: 'Brightwater Construction',
    legal_name: 'Brightwater Construction Group, Inc.',
    kind: 'contractor',
    address_line_1: '1875 Signal Street',
    city: 'Richmond',
    state: 'CA',
    zip: '94801',
    phone: '510-555-0163',
  },
  lender: {
    name: 'Coastline Federal Bank',
    legal_name: 'Coastline Federal Bank, F.S.B.',
    kind: 'lender',
    address_line_1: '99 Exchange Place',
    city: 'San Francisco',
    state: 'CA',
    zip: '94111',
  },
  city: {
    name: 'City of Larkspur Harbor',
    kind: 'public_entity',
    address_line_1: '1 Civic Center Drive',
    city: 'Larkspur',
    state: 'CA',
    zip: '94939',
  },
  surety: {
    name: 'Keystone Bonding Company',
    kind: 'surety',
    address_line_1: '600 Guaranty Row',
    city: 'Glendale',
    state: 'CA',
    zip: '91203',
  },
} as const;

export type Company = keyof typeof companies;

export const division = {
  name: 'Demo Concrete Pumping, Inc.',
  addressLine1: '55 Quarry Road',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
  phone: '510-555-0170',
  licenseNumber: '1048213 (C-8)',
} as const;

/** The three jobs: California's private and public forms, and Arizona's. */
export const jobs = {
  private: {
    project: {
      name: 'Larkspur Landing, Building 2',
      sector: 'private',
      use: 'residential',
      contract_amount: '125000.00',
      furnished_description: 'Concrete pumping for podium deck and shear walls',
    },
    jobsite: { address_line_1: '500 Ferry Slip Way', city: 'San Rafael', county: 'Marin', state: 'CA', zip: '94901' },
    parties: [
      ['owner', 'OWNER'],
      ['gc', 'GENERAL_CONTRACTOR'],
      ['lender', 'LENDER'],
    ],
    claimAmount: '48000.00',
  },
  public: {
    project: {
      name: 'Harbor Police Station Retrofit',
      sector: 'public',
      use: 'infrastructure',
      contract_amount: '310000.00',
      furnished_description: 'Shotcrete and concrete pumping for seismic walls',
      bond_number: 'KBC-20418',
    },
    jobsite: { address_line_1: '12 Wharf Street', city: 'Larkspur', county: 'Marin', state: 'CA', zip: '94939' },
    parties: [
      ['city', 'PUBLIC_ENTITY'],
      ['gc', 'GENERAL_CONTRACTOR'],
      ['surety', 'SURETY'],
    ],
    claimAmount: '310000.00',
  },
  arizona: {
    project: {
      name: 'Desert Vista Distribution Center',
      sector: 'private',
      use: 'industrial',
      contract_amount: '87500.00',
      furnished_description: 'Line pumping for tilt-up panels',
    },
    jobsite: { address_line_1: '7200 Ironwood Loop', city: 'Tucson', county: 'Pima', state: 'AZ', zip: '85706' },
    parties: [
      ['owner', 'OWNER'],
      ['gc', 'GENERAL_CONTRACTOR'],
    ],
    claimAmount: '87500.00',
  },
} as const;

export type Job = keyof typeof jobs;
