/** The sentences that people read when an order is refused, by the reason that programs read. (spec 1, §5) */
export const orderErrors = {
  tableMissing: 'Please select a table!',
  tableUnknown: 'This table does not exist at this venue.',
  tableInactive: 'This table takes no orders.',
  venueClosed: 'This venue does not receive orders at the moment.',
  itemUnknown: 'This item is not on the menu of this venue.',
  itemInactive: 'This item is not available.',
  itemNotNow: 'This item is not available on this day at this hour.',
  itemSoldOut: 'This item is sold out.',
  sideUnknown: 'This add-on does not belong to the item.',
  sideTwice: 'This add-on stands twice.',
  sideQuantity: "Add-on quantity must be within the add-on's minimum and maximum.",
  sideSoldOut: 'This add-on is sold out.',
  optionUnknown: 'This option does not belong to the item.',
  optionTwice: 'Only one option of a group can be chosen.',
  optionMissing: 'Select all options',
  optionSoldOut: 'This option is sold out.',
  emptyCart: "Can't submit order with 0 items",
  totalNotPositive: "Can't place order with total amount less than 0",
  amountTooLarge: 'This amount is too large.',
  totalsDiffer: "The totals differ from the venue's prices.",
  staleVersion: 'Somebody changed this order in the meantime.',
  versionMissing: 'A changed cart needs the version of the order that it was made from.',
  statusMoved: 'The order has already moved on.',
  statusAndCart: 'Change either the status or the cart, not both at once.',
  reasonMissing: 'Please say why the order is cancelled!',
  notAsked: 'Nobody asks to cancel this order.',
  undoNotYours: 'Only who did it can take it back.',
  undoTooLate: 'This can be taken back for ten seconds only.',
  somethingHappened: 'Something else has happened to this order since.',
  mergeTarget: 'An order can be merged only into another open order of the same table.',
  mergeTooLong: 'Together these orders would have more than 100 lines.',
  mergeBill: 'These orders stand on different bills.',
  mergeDiscount: 'These orders have different discounts. Give both the same one first.',
  discountRange: 'A discount is a percentage from 0 to 100 with at most two decimals.',
  discountReasonMissing: 'Please say why the discount is given!',
  feedbackTooEarly: 'Feedback can be given once the order was brought.',
  feedbackTooOften: 'This feedback was changed so often that it stays as it is.',
  orderMerged: 'This order was merged into another one.',
  orderCancelled: 'This order is cancelled.',
  tooManyOrders: 'That is many orders from one table. Please wait a moment, or ask the staff.',
  tooManyPieces: 'This is more of one item than can be ordered here at once. Please ask the staff.',
  tipTooLarge: 'This tip is larger than the venue takes. Please ask the staff.',
} as const

export type OrderErrorCode = keyof typeof orderErrors

/** What is wrong with one field of a cart, by its path in the body. */
export type CartProblem = { field: string; code: OrderErrorCode }

/** Problems that lie in the state of the venue and its menu, not in the body: answered with 422 instead of 400. */
export const venueStateErrors = [
  'tableInactive',
  'venueClosed',
  'itemInactive',
  'itemNotNow',
  'itemSoldOut',
  'sideSoldOut',
  'optionSoldOut',
  'tooManyPieces',
  'tipTooLarge',
] as const satisfies readonly OrderErrorCode[]
