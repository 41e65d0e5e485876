/** Bubbles from a button when what was done by it has its answer. */
export const answeredEvent = 'brigade:answered'
