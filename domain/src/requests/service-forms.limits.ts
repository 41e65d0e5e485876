/** The limits of the form of a venue's own service, and of the answers to it. Lengths are in letters. */
export const serviceFormLimits = {
  mostQuestions: 6,
  questionLength: 120,
  leastOptions: 2,
  mostOptions: 10,
  optionLength: 60,
  answerLength: 200,
  /** The largest number that can be answered, below zero too. */
  mostNumber: 1_000_000,
} as const
