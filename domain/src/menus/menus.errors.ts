import type { Problem, ProblemParams, Problems } from '../kit/problems.ts'

/** The sentences that people read when a part of a menu can't be saved, by the reason that programs read. (spec 2, §5) */
export const menuErrors = {
  timesMissing: 'Please Select an option!',
  posProfileMissing: 'Please Select an POS Profile!',
  categoryMissing: 'Please select category!',
  nameMissing: 'Name in {{language}} is required!',
  nameBlank: 'Name in {{language}} can’t be blank.',
  descriptionMissing: 'Description in {{language}} is required!',
  descriptionBlank: 'Description in {{language}} can’t be blank.',
  priceMissing: 'Please input price!',
  priceBelowZero: 'Enter a price of 0 or more.',
  priceNotNumber: 'Enter the price as a number.',
  priceTooLarge: 'Enter a price of at most 1,000,000,000.',
  decimalsTooMany: 'Use at most {{decimals}} decimals for {{currency}}.',
  priceAmbiguous: '“{{text}}” can mean {{one}} or {{other}}. Choose one.',
  currencyOther: 'Enter the price in {{currency}}, this venue’s currency.',
  discountAbovePrice: 'Discounted price can’t be above the price.',
  lineBelowZero: 'The options would bring this item’s price below 0.',
  maxMissing: 'Please input max value!',
  maxInvalid: 'Max value must be a whole number, at most 999.',
  maxBelowOne: 'Max value must be at least 1.',
  maxBelowMin: 'Max value can’t be below the min value.',
  minLocked: 'Min value is locked.',
  minInvalid: 'Min value must be a whole number, at least 0.',
  minAboveOptions: 'This group has only {{count}} options to choose from.',
  caloryInvalid: 'Calories must be a whole number, at most 100000.',
  prepareTimeInvalid: 'Minutes must be a whole number, at most 1440.',
  itemPosIdMissing: 'Please Enter Item POS ID',
  posIdMissing: 'Please input POS ID!',
  posIdTooLong: 'Use at most 60 characters.',
  tagMissing: 'Please select Tag!',
  groupNameMissing: 'Please select a Group Name!',
  recommendationIncomplete: 'Select all the three options!',
  nameTooLong: 'Maximum 35 characters allowed!',
  nameTaken: 'This name is already in use.',
  descriptionTooLong: 'Use at most 1000 characters.',
  textTooLong: 'Use at most {{limit}} characters.',
  optionIdTwice: 'Each option needs its own id.',
  openTabMissing: 'This venue has no open tabs.',
  venueUnknown: 'This venue doesn’t exist.',
  menuUnknown: 'This menu doesn’t exist at this venue.',
  menuWithoutCategories: 'This menu has no categories.',
  menuHasCategories: 'This menu still has categories.',
  menuHasItems: 'This menu still has items without a category.',
  categoryUnknown: 'This category doesn’t exist in this menu.',
  itemUnknown: 'This item doesn’t exist at this venue.',
  optionUnknown: 'This option doesn’t exist.',
  sharedUnknown: 'This shared choice doesn’t exist at this venue.',
  sharedPart: 'Several items share this. Edit it in Shared choices, or make it this item’s own.',
  sharedAlready: 'Several items share this already.',
  sharedNameTaken: '“{{item}}” already has a choice named “{{name}}”.',
  sharedBelowZero: 'These options would bring the price of “{{item}}” below 0.',
  sharedTwice: 'An item can be in only one of these lists.',
  sharedTooMany: 'At most {{limit}} items can share a choice.',
  recommendationUnknown: 'This option doesn’t exist at this venue.',
  mainOptionElsewhere: 'This option belongs to another category.',
  subOptionElsewhere: 'This option belongs to another main option.',
  staleVersion: 'Someone else changed this record while you were editing.',
  hasChildren: 'This record isn’t empty. Delete what it contains first.',
  categoryMoved: 'This category was already moved to another menu.',
  parentFixed: 'This can’t be moved.',
  currenciesDiffer: 'The venues have different currencies: {{from}} and {{to}}.',
  pricesInexact: 'Some prices have more decimals than {{to}} has.',
  imagesForAdmin: 'Only admins can change these images.',
  tagForAdmin: 'Only admins can set tags.',
  switchesForAdmin: 'Only admins can change this switch.',
} as const

export type MenuErrorCode = keyof typeof menuErrors

export type MenuProblem = Problem<MenuErrorCode>

export type MenuProblems = Problems<MenuErrorCode>

/** Returns one problem of a part of a menu. */
export function menuProblem(code: MenuErrorCode, params?: ProblemParams): MenuProblem {
  return params ? { code, params } : { code }
}
