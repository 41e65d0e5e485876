import type { Language } from '../kit/languages.ts'
import { type Currency, decimalsOf } from '../kit/money.ts'

/** The sentences that people read when a part of a menu can't be saved, by the reason that programs read. (spec 2, §5) */
export const menuErrors = {
  timesMissing: 'Please Select an option!',
  posProfileMissing: 'Please Select an POS Profile!',
  categoryMissing: 'Please select category!',
  priceMissing: 'Please input price!',
  priceBelowZero: 'Price must be at least 0!',
  priceNotNumber: 'Price must be a number!',
  priceTooLarge: 'Price must be at most 1,000,000,000!',
  discountAbovePrice: 'Discounted price must not be above the price!',
  lineBelowZero: 'With its options, this item would cost less than nothing!',
  maxMissing: 'Please input max value!',
  maxInvalid: 'Max value must be a whole number, at most 999!',
  maxBelowOne: 'Max value must be at least 1!',
  maxBelowMin: 'Max value must not be below the min value!',
  minLocked: 'Min value is locked!',
  minInvalid: 'Min value must be a whole number, at least 0!',
  caloryInvalid: 'Calories must be a whole number, at most 100000!',
  prepareTimeInvalid: 'Minutes must be a whole number, at most 1440!',
  itemPosIdMissing: 'Please Enter Item POS ID',
  posIdMissing: 'Please input POS ID!',
  posIdTooLong: 'Maximum 60 characters allowed!',
  tagMissing: 'Please select Tag!',
  groupNameMissing: 'Please select a Group Name!',
  recommendationIncomplete: 'Select all the three options!',
  nameTooLong: 'Maximum 35 characters allowed!',
  nameTaken: 'This name is there already!',
  descriptionTooLong: 'Maximum 1000 characters allowed!',
  optionIdTwice: 'No two options may have the same id!',
  openTabMissing: 'This venue has no open tabs.',
  venueUnknown: 'This venue does not exist.',
  menuUnknown: 'This menu does not exist at this venue.',
  menuWithoutCategories: 'This menu has no categories.',
  menuHasCategories: 'This menu has categories still.',
  menuHasItems: 'This menu has items of its own still: they would stand in no category.',
  categoryUnknown: 'This category does not exist in this menu.',
  itemUnknown: 'This item does not exist at this venue.',
  optionUnknown: 'This option does not exist.',
  recommendationUnknown: 'This option does not exist at this venue.',
  mainOptionElsewhere: 'This option belongs to another category!',
  subOptionElsewhere: 'This option belongs to another main option!',
  staleVersion: 'Somebody changed this record in the meantime.',
  hasChildren: 'This record is not empty.',
  sortMoved: 'The list has changed in the meantime.',
  categoryMoved: 'This category stands in another menu by now.',
  parentFixed: 'This can not be moved.',
  imagesForAdmin: 'Only an admin may change these images.',
  tagForAdmin: 'Only an admin may set tags.',
  switchesForAdmin: 'Only an admin may set this switch.',
} as const

export type MenuErrorCode = keyof typeof menuErrors

/** `Name in EN is required!`, and the same for descriptions. (spec 2, §5) */
export function requiredIn(what: 'Name' | 'Description', language: Language): string {
  return `${what} in ${language.toUpperCase()} is required!`
}

/** What is said of a text in a language that may be left out, but not be made of spaces alone. */
export function blankIn(what: 'Name' | 'Description', language: Language): string {
  return `${what} in ${language.toUpperCase()} must not be blank!`
}

/** What is said of a price with more decimal places than its currency has. */
export function tooManyDecimals(currency: Currency): string {
  return `At most ${decimalsOf(currency)} decimals in ${currency}!`
}

/** What is said of a price that can be two: people are asked which, and offered both. */
export function ambiguousPrice(text: string, [one, other]: readonly [number, number]): string {
  return `“${text}” can be ${one} or ${other}: which one?`
}

/** What is said of a price that names another currency than the venue's. */
export function pricesInCurrency(currency: Currency): string {
  return `This venue’s prices are in ${currency}!`
}
