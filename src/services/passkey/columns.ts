import { sql } from 'kysely';

export interface PasskeyRow {
  id: string;
  name: string;
  isBackedUp: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

export const passkeyColumns = sql.raw(
  'id, name, is_backed_up as "isBackedUp", created_at as "createdAt", last_used_at as "lastUsedAt"',
);
