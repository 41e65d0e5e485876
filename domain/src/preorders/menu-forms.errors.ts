import { menuErrors } from '../menus/menus.errors.ts'

/** The sentences that people read when a menu form is refused, by the reason that programs read. */
export const menuFormErrors = {
  nameMissing: 'Enter a name.',
  textTooLong: 'Use at most {{limit}} characters.',
  timesMissing: menuErrors.timesMissing,
  timeOrder: 'The last slot must begin after the first.',
  tooManySlots: 'A day has at most {{limit}} slots. Use more minutes for each.',
  questionMissing: 'Enter a question.',
  optionsMissing: 'Choose at least one option.',
  itemTwice: 'An item can be chosen only once.',
  itemUnknown: 'This item isn’t on this venue’s menu.',
  itemNeedsChoice: 'This item has choices of its own. Choose an item without any.',
  picksOrder: 'The maximum must be at least the minimum.',
  menuMissing: 'Choose a menu.',
  menuUnknown: 'This menu doesn’t belong to the venue.',
  menuWithoutForm: 'Forms are switched off for this menu.',
  menuTaken: 'This menu has a form already.',
  formUnknown: 'This form doesn’t exist.',
  venueUnknown: 'This venue doesn’t exist.',
  tooManyForms: 'A venue has at most {{limit}} forms.',
  tooManyQuestions: 'A form has at most {{limit}} questions.',
  formInUse: 'There are pre-orders on this form that aren’t in the kitchen yet.',
  staleVersion: 'Someone else changed this while you were editing.',
} as const

export type MenuFormErrorCode = keyof typeof menuFormErrors
