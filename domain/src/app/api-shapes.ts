import { staffUserSchema } from '../auth/auth.schema.ts'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { languageSchema, localTextSchema } from '../kit/languages.schema.ts'
import { amountSchema } from '../kit/money.schema.ts'
import {
  categorySchema,
  itemSchema,
  menuSchema,
  modifierGroupSchema,
  modifierOptionSchema,
  sideSchema,
} from '../menus/menus.schema.ts'
import { keptImportSchema } from '../menus/bulk/bulk.imports.ts'
import { adminNotificationSchema } from '../notifications/notifications.schema.ts'
import { localDraftSchema, newLocalDraftSchema } from '../menus/menus.drafts.ts'
import { soldOutSchema } from '../menus/menus.sold-out.ts'
import { mainOptionSchema, subOptionSchema } from '../menus/menus.recommendations.ts'
import { soldOutPartSchema } from '../menus/menus.sold-out-parts.ts'
import { wholeMenuSchema } from '../menus/menus.whole-menu.ts'
import { groupNameSchema } from '../menus/menus.writes.ts'
import { orderEventSchema } from '../orders/orders.acts.schema.ts'
import { cartLineInputSchema, cartLineSchema } from '../orders/orders.cart.schema.ts'
import { orderSchema } from '../orders/orders.schema.ts'
import { financeOrderSchema } from '../orders/finance.schema.ts'
import { billSchema } from '../orders/bills.schema.ts'
import { paymentSchema } from '../orders/payments.schema.ts'
import { checkoutSchema } from '../payments/checkouts.schema.ts'
import { paymentEventSchema } from '../payments/payments.schema.ts'
import { orderStatusSchema } from '../orders/orders.status.ts'
import { posCheckSchema, posNotificationSchema, posProfileSchema } from '../pos/pos.records.schema.ts'
import { posPostingSchema } from '../pos/pos.schema.ts'
import { printJobSchema } from '../printers/print-jobs.schema.ts'
import { printerSchema } from '../printers/printers.schema.ts'
import { receiptOrderSchema, receiptPrintSchema } from '../receipts/receipts.schema.ts'
import { requestSchema } from '../requests/requests.schema.ts'
import { tableSchema } from '../tables/tables.schema.ts'
import { trayOutSchema, trayStickerSchema } from '../trays/trays.schema.ts'
import { publicVenueSchema, venueSchema } from '../venues/venues.schema.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

export type Shape = { name: string; schema: JsonSchema; link: string; note: string }

const byText = new Map<string, Shape>()

/** Named values, explained once. */
export const values: Shape[] = [
  shape('id', idSchema, 'A whole number from 1, made by the database.'),
  shape('instant', instantSchema, 'ISO 8601 in UTC with milliseconds: `2026-03-01T18:30:00.000Z`.'),
  shape(
    'amount',
    amountSchema,
    "An exact decimal in the venue's currency: `27.5`. Three decimals for JOD and BHD, else two.",
  ),
  shape('language', languageSchema, 'One of `en`, `ar`, `de`, `it`, `ru`, `fr`, `ku`, `sw`, `tr`.'),
  shape('local text', localTextSchema, 'A text by language: `{"en": "Tea", "ar": "شاي"}`. `en` is always there.'),
  shape(
    'local draft',
    localDraftSchema,
    'A text by language as it is sent: any of the nine, `null` or an empty text takes one away.',
  ),
  shape(
    'new local draft',
    newLocalDraftSchema,
    'The same in a new record: `en` and `ar` are there, and neither is empty.',
  ),
  shape(
    'sold out',
    soldOutSchema,
    '`null` where it can be had, `{"until": null}` until somebody turns it back, or `{"until": instant}`.',
  ),
  shape('order status', orderStatusSchema, 'See [How an order moves](#how-an-order-moves).'),
]

/** Records that are answered, published or sent in more than one place. */
export const records: Shape[] = [
  shape('Staff user', staffUserSchema, 'A member of staff. Never a password, hashed or not.'),
  shape('Venue', venueSchema, 'A restaurant or hotel with its settings. `serviceFee` is a percentage.'),
  shape('Public venue', publicVenueSchema, 'A venue as guests and machines see it.'),
  shape(
    'Table',
    tableSchema,
    'A table or a room. `token` is the secret of its QR code, `guestLink` what the code says (from the root of the server, where `PUBLIC_URL` is not set) and `tokenSince` when it was renewed last, null where nobody knows; only those who may read the token get these fields. The counts are of open orders of the last seven days, and of active requests of the last 31.',
  ),
  shape('Menu', menuSchema, 'A menu. `isOpenTab` says that what is on it goes on an open tab.'),
  shape('Category', categorySchema, 'A part of a menu.'),
  shape('Item', itemSchema, 'A dish or a drink. `prepareTime` is in minutes, `calory` in kilocalories.'),
  shape('Side', sideSchema, 'An add-on to an item: between `min` and `max` of it may be had.'),
  shape('Modifier group', modifierGroupSchema, 'A group of options: exactly one is chosen.'),
  shape('Modifier option', modifierOptionSchema, 'One choice of a group; its price is added to the item.'),
  shape('Main option', mainOptionSchema, 'An answer that guests give in a dialog of recommendations.'),
  shape('Sub-option', subOptionSchema, 'A finer answer below a main one.'),
  shape('Group name', groupNameSchema, 'A preset name of modifier groups, the same for all venues.'),
  shape(
    'Sold-out part',
    soldOutPartSchema,
    'What can not be had now. An option is told by the `id` of its group and its own `optionId`.',
  ),
  shape('Whole menu', wholeMenuSchema, 'What a venue sells, as its guests see it.'),
  shape(
    'Order',
    orderSchema,
    '`version` rises by one with every change. What the amounts mean stands in the [glossary](glossary.md#amounts-of-an-order).',
  ),
  shape(
    'Bill',
    billSchema,
    'What one sitting at a table owes. Its sums leave out merged orders, whose lines and payments stand in others, and cancelled ones, whose payments are `refundDue`. `closedByKind` is `staff` or `night`.',
  ),
  shape(
    'Finance order',
    financeOrderSchema,
    'What an order came to, in its own `currency`. `placeHolderPrice` − `discount` + `serviceFee` + `vatFee` is `orderPrice`. `endedAt` is when it was completed, or cancelled.',
  ),
  shape(
    'Payment',
    paymentSchema,
    "What was paid for an order at one time, went back (below zero), or came along with a merge. An order's `amountPaidOnline`, `amountPaidInCash` and `amountPaidByCard` are the sums, less what went back in the same: one is below zero where staff gave back in cash what was paid online.",
  ),
  shape(
    'Payment event',
    paymentEventSchema,
    'What a payment system told, or a refund that is due. `needsPerson` until somebody has seen to it; `reason` says why, `remaining` what was still to be paid.',
  ),
  shape(
    'Checkout',
    checkoutSchema,
    'A payment that was begun with a payment provider. `url` is where it is made until `expiresAt`; what is paid there stands on the orders once the provider has told.',
  ),
  shape('Cart line', cartLineSchema, 'A line as it was sold. Later changes of the menu never change it.'),
  shape(
    'Cart line to send',
    cartLineInputSchema,
    'A line as it is sent. `price` and `totalPrice` may be left out; where they are there, they must be right. Characters of `comment` other than letters, digits, period, comma (the Arabic one too) and space are taken out.',
  ),
  shape(
    'Order event',
    orderEventSchema,
    "One entry of an order's log. `act` is `place`, `details`, `askCancel`, `keep`, `post` (the point of sale has it), `undo` or an act of the table [How an order moves](#how-an-order-moves); the `reason` of `undo` is the act that was taken back.",
  ),
  shape(
    'Import',
    keptImportSchema,
    'A list of records that was imported. `state` says whether it can be taken back: `undoable`, or why not; `touched` names the first of what was changed, deleted or filled since.',
  ),
  shape(
    'Printer',
    printerSchema,
    'A network printer of a venue. An item is printed by the printers that have its category, else by those with `takesOtherItems`. `receipts` says when it prints receipts: `no`, `onRequest`, or besides `onAccept` or `onComplete`.',
  ),
  shape(
    'Receipt order',
    receiptOrderSchema,
    "An order of a venue that only prints receipts, as its printing sees it; `id` is the order's. While `claimedUntil` is to come a screen is at it. With `isPrinting` after that time nobody knows whether paper came out.",
  ),
  shape(
    'Receipt print',
    receiptPrintSchema,
    'One copy that went to print. `state` is `printing` until somebody says how it ended.',
  ),
  shape(
    'Print job',
    printJobSchema,
    'One ticket or receipt for one printer. `uncertain` may have come out, whole or in part: it is not printed again before somebody says so. `reason` is why the last try came to nothing.',
  ),
  shape(
    'Tray sticker',
    trayStickerSchema,
    'A tray or a trolley of a venue. `link` is what its QR code says (from the root of the server, where `PUBLIC_URL` is not set), and `serialContent` the serial, the last 13 characters of it.',
  ),
  shape(
    'Tray',
    trayOutSchema,
    'A tray that was linked to a room: `active` while it is there, then `expired`. `isOvernight` is true when it was still there as the night of the venue ended (`nightHour`, on its own clock). `updatedAt` of an expired one is when it was fetched.',
  ),
  shape('Request', requestSchema, 'Something that the floor is asked for, by a guest or by the kitchen.'),
  shape(
    'POS posting',
    posPostingSchema,
    'One attempt to post an order to the point of sale. `state` is `waiting` until `dueAt`, `running`, `posted`, `failed` (the point of sale has not taken it), `uncertain` (it may have it) or `withdrawn` (taken back before it began). `reason` says why in a code, `message` what the point of sale said itself.',
  ),
  shape('POS check', posCheckSchema, 'The open check of a room at the point of sale.'),
  shape('POS profile', posProfileSchema, 'What people call a point of sale of the venue.'),
  shape(
    'POS notification',
    posNotificationSchema,
    'Word of what became of a posting. `isCountActive` until it was counted away, `isActive` until it was put aside, for all of the venue.',
  ),
  shape(
    'Admin notification',
    adminNotificationSchema,
    'Word for the admin that somebody else edited a menu. `entityName` is the English name; `isActive` until it is closed.',
  ),
]

/** Returns the named shape of this schema, if it has one. */
export function shapeOf(schema: JsonSchema): Shape | undefined {
  return byText.get(JSON.stringify(schema))
}

function shape(name: string, contractSchema: object, note: string): Shape {
  const schema = jsonSchemaOf(contractSchema)
  const made = { name, schema, link: `[${name}](#${name.toLowerCase().replaceAll(' ', '-')})`, note }
  byText.set(JSON.stringify(schema), made)
  return made
}
