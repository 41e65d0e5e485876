import { menuErrors } from '../menus/menus.errors.ts'

/** The sentences that people read when a promotion is refused, by the reason that programs read. */
export const marketingErrors = {
  titleMissing: 'Enter a title.',
  titleTooLong: 'Use at most {{limit}} characters.',
  textTooLong: 'Use at most {{limit}} characters.',
  timesMissing: menuErrors.timesMissing,
  dayInvalid: 'Enter a valid day.',
  lastDayTooEarly: 'The last day is before the first one.',
  itemUnknown: menuErrors.itemUnknown,
  itemTwice: 'This item is already in the list.',
  itemTaken: 'This item is already in another promotion: {{name}}.',
  priceNotBelow: 'Enter less than the item’s price.',
  priceBelowZero: menuErrors.priceBelowZero,
  decimalsTooMany: menuErrors.decimalsTooMany,
  lineBelowZero: menuErrors.lineBelowZero,
  numberInvalid: 'Enter a number.',
  percentageInvalid: 'Enter a percentage of up to 100 with at most two decimals.',
  priceTwice: 'Enter a price or a percentage, not both.',
  tooManyPromotions: 'A venue has at most {{limit}} promotions. Delete old ones first.',
  venueUnknown: 'This venue doesn’t exist.',
  staleVersion: 'Someone else changed this promotion while you were editing.',
} as const

export type MarketingErrorCode = keyof typeof marketingErrors
