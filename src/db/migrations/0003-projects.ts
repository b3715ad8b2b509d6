import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, listIndexes, metadataAndTimes } from './0002-accounts.js';

/**
 * Projects with their parties and jobsites, and what was last computed of their deadlines. Rows of a project refer to it together
 * with the account and the mode, so the database refuses a row that refers to another tenant or mode.
 */
export class Migration0003Projects extends Migration {
  override name = '0003-projects';

  override up(): void {
    // The columns after the times are facts that shorten or lengthen the periods of claimants, or decide which rule of a state governs.
    this.addSql(`
      create table projects (
        ${ids},
        organization_id uuid not null references organizations (id),
        division_id uuid not null references divisions (id),
        claimant_role text not null check (claimant_role in (${claimantRoles})),
        name text not null, number text, external_id text,
        status text not null default 'active' check (status in ('active', 'completed', 'archived')),
        sector text not null default 'private' check (sector in ('private', 'public', 'federal')),
        use text check (use in ('commercial', 'residential', 'industrial', 'infrastructure', 'mixed')),
        owner_occupied boolean,
        contract_amount numeric(14, 2) check (contract_amount >= 0),
        retainage_percent numeric(5, 2) check (retainage_percent between 0 and 100),
        date_contract date, first_furnishing_date date, last_furnishing_date date, completion_date date,
        furnished_description text, legal_description text, parcel_number text, permit_number text,
        notice_of_commencement jsonb,
        bond_number text, loan_number text, state text,
        ${metadataAndTimes},
        units integer, new_construction boolean, payment_bond boolean, public_funds boolean,
        original_contract_date date,
        recorded_notices jsonb not null default '[]',
        -- Acts of the claimant's course that are done without a record of their own, such as a proof of service.
        acts_done jsonb not null default '[]',
        homes_for text, condominium boolean, written_contract boolean, completion_notice_published boolean,
        notice_of_contract_date date, termination_date date, acceptance_date date, final_settlement_date date,
        debt_due_date date, statement_recorded_date date, extension_date date, demand_to_sue_date date, contest_date date,
        unique (id, account_id, livemode)
      );
      ${listIndexes('projects', 'status, organization_id, division_id')}
      create index projects_by_name on projects (account_id, livemode, name, id) where deleted_at is null;
      create index projects_division on projects (division_id, account_id, livemode, serial desc) include (deleted_at);
      create index projects_organization on projects (organization_id, account_id, livemode, serial desc) include (deleted_at);
      ${audited('projects', 'Project')};
    `);
    this.addSql(`
      create table parties (
        ${ids},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        role text not null check (role in (${partyRoles})),
        is_claimant boolean not null default false,
        is_active boolean not null default true,
        hired_by_party_id uuid references parties (id),
        reputed boolean not null default false,
        attention text, contract_number text,
        address_line_1 text, address_line_2 text, city text, state text, zip text,
        ${metadataAndTimes},
        -- An address in another country needs neither a state nor a postal code.
        country_code text,
        ${ofProject}
      );
      ${listIndexes('parties')}
      create index parties_project on parties (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index parties_organization on parties (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index parties_hirer on parties (hired_by_party_id) where hired_by_party_id is not null;
      create unique index parties_one_claimant on parties (project_id) where is_claimant and is_active and deleted_at is null;
      ${audited('parties', 'Party')};
    `);
    this.addSql(`
      create table jobsites (
        ${ids},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        name text, address_line_1 text, address_line_2 text, city text, county text, state text, zip text,
        country_code text not null default 'US',
        parcel_number text, legal_description text,
        latitude double precision check (latitude between -90 and 90),
        longitude double precision check (longitude between -180 and 180),
        is_primary boolean not null default false,
        ${metadataAndTimes},
        ${ofProject}
      );
      ${listIndexes('jobsites')}
      create index jobsites_project on jobsites (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index jobsites_organization on jobsites (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create unique index jobsites_one_primary on jobsites (project_id) where is_primary and deleted_at is null;
      ${audited('jobsites', 'Jobsite')};
    `);
    // The watch finds what is due without computing (decision 41).
    this.addSql(`
      create table project_courses (
        project_id uuid primary key references projects (id),
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        -- The version of the rules that computed the deadlines; empty until they are computed.
        rules text not null default '',
        -- A monthly series that has not ended grows on this day.
        grows_on date
      );
      create index project_courses_rules on project_courses (rules, account_id, livemode);
      create index project_courses_of_account on project_courses (account_id, livemode, rules);
      create index project_courses_growing on project_courses (grows_on) where grows_on is not null;
      create index project_courses_growing_of_account on project_courses (account_id, livemode, grows_on)
        where grows_on is not null;
    `);
    // The open deadlines of an account are listed in the order of the days to keep. A date in doubt is the earlier one.
    this.addSql(`
      create table project_deadlines (
        project_id uuid not null references project_courses (project_id),
        kind text not null,
        -- The month of furnishing (YYYY-MM); empty where months have no deadlines of their own.
        month text not null default '',
        -- The place among several deadlines of one kind and month, such as one for each waiver.
        ordinal integer not null,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        date date,
        safe_date date,
        -- The act is not done, and it is required or may be.
        is_open boolean not null,
        -- The next day on which something is to report; null if nothing is.
        watch_on date,
        -- Which of two, where a state asks for two notices of one kind.
        duty text,
        primary key (project_id, kind, month, ordinal)
      );
      create index project_deadlines_account on project_deadlines (account_id, livemode);
      create index project_deadlines_watch on project_deadlines (watch_on) where watch_on is not null;
      create index project_deadlines_watch_of_account on project_deadlines (account_id, livemode, watch_on)
        where watch_on is not null;
      create index project_deadlines_open on project_deadlines (account_id, livemode, least(date, safe_date), project_id)
        where is_open;
    `);
    this.addSql(`
      create table project_deadline_alerts (
        project_id uuid not null references projects (id),
        kind text not null,
        month text not null,
        ordinal integer not null,
        -- A deadline that moves is reported again.
        deadline date not null,
        step text not null check (step in ('30_days', '10_days', '3_days', '1_day', 'missed')),
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        created_at timestamptz(3) not null,
        primary key (project_id, kind, month, ordinal, deadline, step)
      );
      create index project_deadline_alerts_account on project_deadline_alerts (account_id, livemode);
    `);
    // Every project has a course: the watch computes what is not computed yet.
    this.addSql(`
      create function add_project_course() returns trigger language plpgsql as $$
      begin
        insert into project_courses (project_id, account_id, livemode) values (new.id, new.account_id, new.livemode);
        return null;
      end $$
    `);
    this.addSql(`
      create trigger has_course after insert on projects for each row execute function add_project_course()
    `);
  }
}

/** The reference of a row of a project. */
export const ofProject = `foreign key (project_id, account_id, livemode) references projects (id, account_id, livemode)`;

const roles = {
  claimant: [
    'general_contractor',
    'construction_manager',
    'subcontractor',
    'sub_subcontractor',
    'material_supplier',
    'equipment_lessor',
    'design_professional',
    'laborer',
  ],
  other: ['owner', 'public_entity', 'lessee', 'developer', 'lender', 'surety', 'lien_agent'],
};
const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(', ');
const claimantRoles = quoted(roles.claimant);
const partyRoles = quoted([...roles.claimant, ...roles.other]);
