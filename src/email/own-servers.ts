/** How many e-mails a process sends at a time through accounts' own mail servers, of its eight (jobs/runner.ts). */
const mostOwn = 4;

/** How many of those through servers that were slow or silent when last used. */
const mostSlow = 1;

/** The flag of the jobs of e-mails that wait for a slot. */
const ownFlag = 'own_mail';

/** A job with these flags is not taken while all slots are in use, or one e-mail goes through the account's server. */
export function flagsOf(accountId: string): string[] {
  return [ownFlag, `${ownFlag}:${accountId}`];
}

/** The accounts' own mail servers that a process sends through now: one e-mail at a time through each. */
export class OwnServers {
  /** Account → whether its server was slow when last used. */
  readonly #underWay = new Map<string, boolean>();

  /** Takes a slot. False if there is none now. */
  begin(accountId: string, isSlow: boolean): boolean {
    const slow = [...this.#underWay.values()].filter(Boolean).length;
    if (this.#underWay.has(accountId) || this.#underWay.size >= mostOwn || (isSlow && slow >= mostSlow)) return false;
    this.#underWay.set(accountId, isSlow);
    return true;
  }

  end(accountId: string): void {
    this.#underWay.delete(accountId);
  }

  /** The flags of the jobs that would only wait again. */
  readonly forbiddenFlags = (): string[] => {
    if (this.#underWay.size >= mostOwn) return [ownFlag];
    return [...this.#underWay.keys()].map((accountId) => `${ownFlag}:${accountId}`);
  };
}
