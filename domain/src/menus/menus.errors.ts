import type { Problem, ProblemParams, Problems } from '../kit/problems.ts'

/** The sentences that people read when a part of a menu can't be saved, by the reason that programs read. (spec 2, §5) */
export const menuErrors = {
  timesMissing: 'Please Select an option!',
  posProfileMissing: 'Please Select an POS Profile!',
  categoryMissing: 'Please select category!',
  nameMissing: 'Name in {{language}} is required!',
  nameBlank: 'Name in {{language}} must not be blank!',
  descriptionMissing: 'Description in {{language}} is required!',
  descriptionBlank: 'Description in {{language}} must not be blank!',
  priceMissing: 'Please input price!',
  priceBelowZero: 'Price must be at least 0!',
  priceNotNumber: 'Price must be a number!',
  priceTooLarge: 'Price must be at most 1,000,000,000!',
  decimalsTooMany: 'At most {{decimals}} decimals in {{currency}}!',
  priceAmbiguous: '“{{text}}” can be {{one}} or {{other}}: which one?',
  currencyOther: 'This venue’s prices are in {{currency}}!',
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
  categoryMoved: 'This category has already moved to another menu.',
  parentFixed: 'This can not be moved.',
  imagesForAdmin: 'Only an admin may change these images.',
  tagForAdmin: 'Only an admin may set tags.',
  switchesForAdmin: 'Only an admin may set this switch.',
} as const

export type MenuErrorCode = keyof typeof menuErrors

export type MenuProblem = Problem<MenuErrorCode>

export type MenuProblems = Problems<MenuErrorCode>

/** One thing that is wrong with a part of a menu. */
export function menuProblem(code: MenuErrorCode, params?: ProblemParams): MenuProblem {
  return params ? { code, params } : { code }
}
