/** An error for the person at the terminal: what went wrong and what to do. */
export class Failure extends Error {
  /**
   * @param {string} message What went wrong.
   * @param {string} remedy What to do.
   */
  constructor(message, remedy) {
    super(message);
    this.remedy = remedy;
  }
}
