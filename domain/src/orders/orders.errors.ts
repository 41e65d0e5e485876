import type { Problem } from '../kit/problems.ts'
import { orderStopErrors } from '../venues/pausing.errors.ts'

/** The sentences that people read when an order is refused, by the reason that programs read. (spec 1, §5) */
export const orderErrors = {
  tableMissing: 'Please select a table!',
  tableUnknown: 'This table doesn’t exist at this venue.',
  tableInactive: 'This table doesn’t take orders.',
  ...orderStopErrors,
  itemUnknown: 'This item isn’t on this venue’s menu.',
  itemInactive: 'This item isn’t available.',
  itemNotNow: 'This item isn’t available at this time.',
  itemSoldOut: 'This item is sold out.',
  sideUnknown: 'This add-on doesn’t belong to the item.',
  sideTwice: 'This add-on is listed twice.',
  sideQuantity: 'Add-on quantity must be within the add-on’s minimum and maximum.',
  sideSoldOut: 'This add-on is sold out.',
  optionUnknown: 'This option doesn’t belong to the item.',
  optionTwice: 'Choose only one option of each group.',
  optionMissing: 'Select all options',
  optionSoldOut: 'This option is sold out.',
  emptyCart: "Can't submit order with 0 items",
  totalNotPositive: "Can't place order with total amount less than 0",
  amountTooLarge: 'This amount is too large.',
  totalsDiffer: 'The totals don’t match the venue’s prices.',
  staleVersion: 'Someone else changed this order while you were editing.',
  versionMissing: 'Send the version of the order that the cart was changed from.',
  statusMoved: 'This order’s status has already changed.',
  statusAndCart: 'Change either the status or the cart, not both.',
  reasonMissing: 'Enter a reason for the cancellation.',
  notAsked: 'This order has no cancellation request.',
  undoNotYours: 'Only the person who did this can undo it.',
  undoTooLate: 'This can only be undone within ten seconds.',
  somethingHappened: 'This order has changed since, so it can’t be undone.',
  mergeTarget: 'An order can only be merged into another open order of the same table.',
  mergeTooLong: 'The merged order would have more than 100 lines.',
  mergeBill: 'These orders are on different bills.',
  mergeDiscount: 'These orders have different discounts. Give them the same discount first.',
  discountRange: 'Enter a discount from 0 to 100% with at most two decimals.',
  discountReasonMissing: 'Enter a reason for the discount.',
  feedbackTooEarly: 'You can give feedback once the order is delivered.',
  feedbackTooOften: 'This feedback can’t be edited again.',
  testTakesNoMoney: 'This is a test order. No money can be taken for it.',
  preOrderWaits: 'This pre-order isn’t in the kitchen yet. Release it in the queue first.',
  mergeTest: 'A test order can’t be merged.',
  notATest: 'Only a test order can be discarded.',
  orderMerged: 'This order was merged into another one.',
  orderCancelled: 'This order is cancelled.',
  tooManyOrders: 'Too many orders from this table. Wait a moment, or ask the staff.',
  tooManyPieces: 'You can’t order this many at once. Ask the staff.',
  orderSettled: 'This bill is closed. Its tips and payment types can’t be changed.',
  paymentTooLarge: 'Amount exceeds the balance due.',
  paymentMissing: 'Enter the amount paid.',
  refundAboveDue: 'You can’t refund more than is due.',
  refundMissing: 'Enter the amount to refund.',
  tipTooLarge: 'This exceeds the venue’s tip limit. Ask the staff.',
} as const

export type OrderErrorCode = keyof typeof orderErrors

/** A problem with one field of a cart, by its path in the body. */
export type CartProblem = Problem<OrderErrorCode> & { field: string }

/** Problems in the state of the venue and its menu, not in the body: answered with 422 instead of 400. */
export const venueStateErrors = [
  'tableInactive',
  'venueClosed',
  'orderingPaused',
  'orderingPausedOpen',
  'menuPaused',
  'menuPausedOpen',
  'itemInactive',
  'itemNotNow',
  'itemSoldOut',
  'sideSoldOut',
  'optionSoldOut',
  'tooManyPieces',
  'tipTooLarge',
] as const satisfies readonly OrderErrorCode[]
