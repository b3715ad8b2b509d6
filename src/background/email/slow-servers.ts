/** How many e-mails a process sends at a time through accounts' own mail servers that were slow or silent when last used. */
const maxSlow = 1;

/** The slow mail servers of accounts that a process sends through now. Other e-mails do not wait for them. */
export class SlowServers {
  #underWay = 0;

  /** Sends through a slow server if there is a slot. @returns false if there is none, or the server did not take the e-mail */
  async use(send: () => Promise<boolean>): Promise<boolean> {
    if (this.#underWay >= maxSlow) return false;
    this.#underWay += 1;
    try {
      return await send();
    } finally {
      this.#underWay -= 1;
    }
  }
}
