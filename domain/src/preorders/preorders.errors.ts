import { orderErrors } from '../orders/orders.errors.ts'
import { menuFormErrors } from './menu-forms.errors.ts'

/** The sentences that people read when a pre-order is refused, by the reason that programs read. */
export const preOrderErrors = {
  formUnknown: menuFormErrors.formUnknown,
  formMissing: 'Choose a form.',
  formOff: 'This form isn’t offered at the moment.',
  tableMissing: 'Choose a room.',
  tableUnknown: orderErrors.tableUnknown,
  tableInactive: orderErrors.tableInactive,
  venueClosed: orderErrors.venueClosed,
  slotMissing: 'Choose a time.',
  slotUnknown: 'There is no delivery at this time.',
  slotOver: 'It’s too late to order for this time.',
  slotFull: 'This time is fully booked. Choose another one.',
  cutOffPassed: 'It’s too late to change this. Ask the staff.',
  notToday: 'This is for a later day. It can go to the kitchen once that day has begun.',
  roomInUse: 'Pre-orders of this table or room wait. Cancel them first.',
  notWaiting: 'This pre-order is in the kitchen or cancelled already.',
  questionUnknown: 'This question isn’t on the form.',
  questionTwice: 'This question is answered twice.',
  optionUnknown: 'This isn’t on the form.',
  optionTwice: 'This is listed twice.',
  answerMissing: '{{question}} Choose at least {{limit}}.',
  tooFewPicks: 'Choose at least {{limit}}.',
  tooManyPicks: 'Choose at most {{limit}}.',
  itemUnavailable: 'This isn’t available at that time.',
  itemSoldOut: orderErrors.itemSoldOut,
  emptyCard: 'Choose something first.',
  tooManyLines: 'This is too much for one order.',
  amountTooLarge: orderErrors.amountTooLarge,
  totalsDiffer: orderErrors.totalsDiffer,
  tooManyWaiting: 'This room has many pre-orders already. Ask the staff.',
  versionsDiffer: 'Name the version of each pre-order.',
  staleVersion: orderErrors.staleVersion,
} as const

export type PreOrderErrorCode = keyof typeof preOrderErrors
