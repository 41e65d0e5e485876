/** The sentences that people read when the form of a service or an answer is refused, by the reason that programs read. */
export const serviceFormErrors = {
  englishMissing: 'Enter the text in English.',
  textTooLong: 'Use at most {{limit}} characters.',
  keyTwice: 'Use each key once.',
  limitWrong: 'Enter a whole number.',
  limitsReversed: 'The largest number is below the smallest.',
  optionsMissing: 'Add at least {{limit}} options.',
  answerMissing: '{{question}}: please answer.',
  answerNoText: '{{question}}: answer in words.',
  answerTooLong: '{{question}}: use at most {{limit}} characters.',
  answerNoNumber: '{{question}}: enter a whole number from {{least}} to {{most}}.',
  answerNoTime: '{{question}}: enter a time such as 18:30.',
  answerNoOption: '{{question}}: choose one of the options.',
  answerNoYesNo: '{{question}}: answer yes or no.',
  answerTwice: '{{question}}: answer once.',
  questionUnknown: 'This request has no such question.',
} as const

export type ServiceFormErrorCode = keyof typeof serviceFormErrors
