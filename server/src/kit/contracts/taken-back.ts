/**
 * Thrown at the end of a transaction that only tries: all that it wrote is taken back, and its caller gets the answer.
 * So a trial runs through the same code as the act, and is right about it.
 */
export class TakenBack extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('This transaction was only tried')
    this.name = 'TakenBack'
    this.answer = answer
  }
}
