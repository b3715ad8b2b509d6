import { Migration } from '@mikro-orm/migrations';

/** The operator's directory of recording offices (decision 114). */
export class Migration0039RecordingOffices extends Migration {
  override name = '0039-recording-offices';

  override up(): void {
    this.addSql(`
      create table recording_offices (
        -- Of the county and of the office.
        state text not null check (state ~ '^[A-Z]{2}$'),
        -- The name of the county as names of counties are compared.
        county_key text not null check (county_key <> ''),
        kind text not null check (kind in ('recorder', 'court_clerk')),
        -- The district in lower case, where a county has several offices of a kind; empty where it has one.
        district_key text not null,
        county text not null,
        district text check ((district is null) = (district_key = '')),
        name text not null,
        address_line_1 text not null,
        address_line_2 text,
        city text not null,
        zip text not null,
        phone text,
        website text,
        -- Where the operator read it, and on which day.
        source text not null,
        checked_on date not null,
        imported_at timestamptz(3) not null,
        primary key (state, county_key, kind, district_key)
      )`);
  }
}
