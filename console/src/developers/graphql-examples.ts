/** An operation to begin with. A `$NAME` in the variables refers to one of the ids below. */
export interface Example {
  title: string;
  operation: string;
  variables?: Record<string, unknown>;
}

/** Reads the ids that the examples use. */
export const idsQuery = `query Ids {
  divisions(first: 1) { nodes { id organizationId } }
  projects(first: 1) { nodes { id } }
  notices(first: 1, filter: { status: DRAFT }) { nodes { id } }
}`;

/** The list and field of that query's result for each id. */
export const ids: Record<string, [list: string, field: string]> = {
  ORGANIZATION_ID: ['divisions', 'organizationId'],
  DIVISION_ID: ['divisions', 'id'],
  PROJECT_ID: ['projects', 'id'],
  NOTICE_ID: ['notices', 'id'],
};

/** A tour of the service. */
export const examples: Example[] = [
  {
    title: 'Follow the graph',
    operation: `# You can follow the graph in both directions.
query WalkTheGraph {
  projects(first: 3) {
    totalCount
    nodes {
      name
      claimantRole
      division { name licenseNumber }
      jobsites(first: 2) { nodes { addressLine1 city state } }
      parties(first: 5) { nodes { role organization { name } hiredBy { role organization { name } } } }
      notices(first: 3) {
        nodes {
          noticeNumber
          statusLabel
          deadlineDate
          documents(first: 1) { nodes { fileName pageCount } }
          auditEntries(first: 1) { nodes { action createdAt } }
        }
      }
    }
  }
}
`,
  },
  {
    title: 'Create a project',
    operation: `# The claimant is the division;
# its party on the project is created too.
mutation CreateProject($input: CreateProjectInput!) {
  createProject(input: $input) {
    id
    name
    parties { nodes { role isClaimant organization { name } } }
  }
}
`,
    variables: {
      input: {
        divisionId: '$DIVISION_ID',
        claimantRole: 'SUBCONTRACTOR',
        name: 'Harbor View Apartments',
        contractAmount: '86000.00',
        furnishedDescription: 'Concrete pumping',
        sector: 'PRIVATE',
        state: 'CA',
        firstFurnishingDate: '2026-01-20',
      },
    },
  },
  {
    title: 'Read the deadlines of a project',
    operation: `# The claimant's legal deadlines on a project:
# unverified reference data.
query Deadlines($id: ID!) {
  project(id: $id) {
    name
    deadlines { kind required date daysLeft explanation source verified }
  }
}
`,
    variables: { id: '$PROJECT_ID' },
  },
  {
    title: 'Create a notice',
    operation: `# The number is issued now and never changes;
# the deadline is calculated from the state's rule.
mutation CreateNotice($input: CreateNoticeInput!) {
  createNotice(input: $input) {
    id
    noticeNumber
    deadlineDate
    deadlineSource
    deadlineRule { explanation source }
  }
}
`,
    variables: {
      input: {
        projectId: '$PROJECT_ID',
        organizationId: '$ORGANIZATION_ID',
        type: 'PRELIMINARY',
        state: 'CA',
        noticeDate: '2026-02-01',
        firstFurnishingDate: '2026-01-20',
        claimAmount: '48000.00',
      },
    },
  },
  {
    title: 'Preview a document',
    operation: `# Everything missing is reported at once.
# With "preview": true nothing is stored or charged.
mutation GenerateDocument($input: GenerateDocumentInput!) {
  generateDocument(input: $input) {
    document {
      id
      fileName
      pageCount
      sha256
      isPreview
    }
  }
}
`,
    variables: {
      input: {
        documentableType: 'NOTICE',
        documentableId: '$NOTICE_ID',
        type: 'NOTICE',
        organizationId: '$ORGANIZATION_ID',
        preview: true,
      },
    },
  },
  {
    title: 'Order mail',
    operation: `# Generates the notice's document if it has none,
# and mails it at the service's price.
mutation OrderMail($input: OrderRecordInput!) {
  orderNotice(input: $input) {
    orders {
      id
      status
      mailClass
      recipient { name city state zip }
      billing { status method amountCents }
    }
  }
}
`,
    variables: {
      input: {
        id: '$NOTICE_ID',
        mailClass: 'CERTIFIED',
        recipientName: 'Harbor View Holdings LLC',
        recipientAddressLine1: '1 Market St',
        recipientCity: 'San Francisco',
        recipientState: 'CA',
        recipientZip: '94105',
      },
    },
  },
  {
    title: 'Read credits and prices',
    operation: `# Live credits; the sandbox does not spend any.
query Credits($price: CreditPriceInput!) {
  creditBalance {
    balance { total free partnerEligible }
    held
    holds { amount description }
  }
  creditPrice(input: $price) { eventType credits partnerBillable }
  creditLedger(first: 5) {
    nodes { kind amount description createdAt }
  }
}
`,
    variables: { price: { eventType: 'DOCUMENT_ORDER', orderType: 'MAIL', mailClass: 'CERTIFIED' } },
  },
];

/** The variables of an example with the ids that were read; what the account has none of keeps its name. */
export function withIds(
  variables: object,
  data: Record<string, { nodes: Record<string, string>[] }> | undefined,
): string {
  return JSON.stringify(variables, null, 2).replace(/\$([A-Z_]+)/g, (name) => {
    const [list, field] = ids[name.slice(1)] ?? [];
    return (list && field && data?.[list]?.nodes[0]?.[field]) ?? name;
  });
}
