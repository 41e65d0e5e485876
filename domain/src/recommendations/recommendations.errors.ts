import { menuErrors } from '../menus/menus.errors.ts'

/** The sentences that people read when a change of recommendations is refused, by the reason that programs read. */
export const recommendationErrors = {
  textMissing: 'Enter a text.',
  textTooLong: 'Use at most {{limit}} characters.',
  dialogMissing: 'Choose a dialog or a main option.',
  headingTaken: 'There is a heading already.',
  mainOptionUnknown: menuErrors.recommendationUnknown,
  tooManyOptions: 'There are at most {{limit}} options. Delete one first.',
  venueUnknown: 'This venue doesn’t exist.',
  staleVersion: 'Someone else changed this while you were editing.',
  suggestionDecided: 'This suggestion was decided already.',
  tooManyAccepted: 'A venue has at most {{limit}} accepted suggestions. Remove one first.',
  tagMissing: 'Choose a dialog, a main option and a sub option.',
  itemTagged: 'This item has a recommendation by now.',
} as const

export type RecommendationErrorCode = keyof typeof recommendationErrors
