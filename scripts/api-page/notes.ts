import { authenticationPath, passwordPath, usersPath } from '@brigade/domain/auth/auth.api.ts'
import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import { deleteFilePath, uploadPath } from '@brigade/domain/files/files.api.ts'
import { moveCategoryPath, soldOutPath, sortOrderPath, wholeMenuPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { bulkPaths, exportDataPath, undoImportPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import {
  acceptOrderPath,
  countOrdersPath,
  keepOrderPath,
  orderEventsPath,
  ordersPath,
  recallOrderPath,
  undoOrderPath,
} from '@brigade/domain/orders/orders.api.ts'
import { billsPath, closeBillPath } from '@brigade/domain/orders/bills.api.ts'
import { exportOrdersPath, financeOrdersPath, orderTotalsPath } from '@brigade/domain/orders/finance.api.ts'
import { passphraseGrantPath, passphrasesPath } from '@brigade/domain/passphrases/passphrases.api.ts'
import { claimReceiptPath, receiptOrdersPath, receiptPrintsPath } from '@brigade/domain/receipts/receipts.api.ts'
import { posChecksPath, posNotificationsPath, posPostingsPath, postToPosPath } from '@brigade/domain/pos/pos.api.ts'
import type { ServicePath } from '@brigade/domain/services.ts'
import { notificationNotes } from './notification-notes.ts'
import { paymentNotes } from './payment-notes.ts'
import { pushNotes } from './push-notes.ts'
import { requestNotes } from './request-notes.ts'
import { trayNotes } from './tray-notes.ts'
import { guestSessionPath, renewTableTokenPath, tablesPath } from '@brigade/domain/tables/tables.api.ts'

const toldToEditors = Object.fromEntries(
  [
    menusPath,
    categoriesPath,
    itemsPath,
    sidesPath,
    modifierGroupsPath,
    sortOrderPath,
    moveCategoryPath,
    ...Object.values(bulkPaths),
    undoImportPath,
  ].map((path) => [path, 'menus:readUnpublished'] as const),
)

/** Who hears of a service's events, where it is not all who may list its records. */
export const listeners: Partial<Record<ServicePath, Permission>> = {
  ...toldToEditors,
  [tablesPath]: 'tables:readToken',
}

const importNote =
  '`importId` is null where nothing was written. All records are of one venue. A record with an `id` changes that one, of the same parent: what it leaves out stays, and one that says what stands there already is untouched. ' +
  'The rules, passphrases and price lock of single edits hold; an English name may stand once in its place. Every wrong field of every record is named: `list.17.name.en`. ' +
  'Over REST the body may be of 16 MB. No record has an event of its own: after `created` of this service, lists are to be fetched again.'

const patchNote =
  'Fields that are left out stay as they are, and so do languages of a text; an empty text takes one away. With `version`, a change that was made from an older one ' +
  'is a 409 (`staleVersion`) with the record as `data.current`, and `data.changedBy`, `data.changedByKind`, `data.changedById`, `data.changedAt`, `data.changedFields`. The whole record may be sent back.'

const daysNote =
  '`from` and `to` are days such as `2026-11-21`, both included, at most 366. They are the business days of each venue, which begin and end at its `nightHour` on its own clock.'

/** What schemas cannot say of a call. */
export const notes: Partial<Record<ServicePath, Partial<Record<ServiceMethod, string>>>> = {
  ...Object.fromEntries(Object.values(bulkPaths).map((path) => [path, { create: importNote }])),
  [undoImportPath]: {
    create:
      'A 409 when it was undone (`importUndone`), is too old (`importForgotten`), is not the last of its kind (`importNotLast`), or something of it was changed, deleted or filled since ' +
      '(`importTouched`, with `data.touched: {ids, names, count}`). New places in a list and what is sold out do not count.',
  },
  [exportDataPath]: {
    create:
      'The file is named by `fileName`. `menus` needs `restaurantId`, `category` and `items` need `menuId`, `condiments` and `modifiers` need `itemId`. What was exported and imported again changes nothing. ' +
      'A text that a spreadsheet could take for a formula has an apostrophe before it.',
  },
  [authenticationPath]: {
    create:
      'With the token of a guest or a machine, `user` is the table or the machine. `local` needs `email` and `password`, `jwt` needs `accessToken`. An unknown account and a wrong password get the same 401. ' +
      'Too many wrong passwords of an account, or from an address, get 429 with `data.retryAfter` in seconds and the header `Retry-After`.',
    remove:
      'Without a token it is a 401. Takes no id: `DELETE /v1/authentication`, or `remove(null)` with the Feathers client. The socket of the session is signed out too.',
  },
  [usersPath]: { patch: 'Fields that are left out stay as they are.' },
  [passwordPath]: {
    create:
      'A wrong `currentPassword` counts as a wrong try of a sign-in. Sockets of the sessions that end are closed.',
  },
  ...notificationNotes,
  [passphrasesPath]: {
    get: 'The grants are those of the caller that are open now.',
    patch: 'Those that are left out stay as they are. None can be read back.',
  },
  [passphraseGrantPath]: {
    create:
      'Calls behind a gate are refused with a 403 (`passphraseNeeded`) that names it in `data.gate`, until it is opened here. A wrong passphrase ' +
      'is a 403 (`wrongPassphrase`), a gate without one a 422 (`passphraseNotSet`), and a lock a 429 (`tooManyTries`) with `data.retryAfter` in seconds.',
  },
  [uploadPath]: {
    create:
      'Over REST only: a form (`multipart/form-data`) with the picture as its one field `file`. `location` is the address under which the server shows it, such as `/files/1/item-images/….png`, and what records keep in `images`. `restaurantId` may be left out: the picture is of the ' +
      "person's first venue or, from those of all venues, of the one whose record shows it first. " +
      '`category-images` are for who holds `categories:writeImages`. The bytes decide, not the name: what is no JPG, PNG or GIF, ' +
      'not exactly 500 × 300, or cut off is a 400 with `data.reason` (`type`, `dimensions`, `damaged`) and the sentence at `data.fields.file`; more than 100 KB is a 413. ' +
      'Where and with what it was taken is removed. The same picture uploaded again for a venue has the same address. A picture that no record shows within a day is deleted.',
  },
  [deleteFilePath]: {
    create:
      'A picture that an item or a category still shows is a 409 (`fileInUse`) with that record as `data.usedBy`. What a record no longer shows is deleted by the server itself.',
  },
  [guestSessionPath]: {
    create:
      'An unknown token is a 401, and a 429 for a minute after twenty of them from one address, from which a right one still opens. ' +
      'A table opens 300 sessions a minute (429, `tooOften`) and has 1,000 open at a time: one more ends the oldest, whose guest scans the code again.',
  },
  [renewTableTokenPath]: {
    create:
      '`token` is the new one. Sockets of guests who came by the old token are closed, and `v1/table patched` tells others who may read it. With `tokenSince`, where the table has another token by now, it is a 409 (`tokenRenewed`) with since when as `data.at`, and that one stays. Repeated under its key it answers with the token that stands now. Where two renew it at once, these events may come in either order: who keeps a code asks for the table then.',
  },
  [menusPath]: { patch: patchNote },
  [categoriesPath]: { patch: patchNote },
  [itemsPath]: { patch: patchNote },
  [sidesPath]: { patch: patchNote },
  [modifierGroupsPath]: {
    patch: `${patchNote} \`modifiersList\` is the whole list; an option without \`_id\` is new, and what is sold out stays so.`,
  },
  [sortOrderPath]: {
    create:
      '`ids` are all records of the parent in their new order; if they are not exactly those that stand there, it is a 409 (`sortMoved`) with ' +
      'the current order in `data.ids`. Everybody else hears `v1/sortOrder created`.',
  },
  [moveCategoryPath]: {
    create:
      'Needs the passphrase of `categoryMove`. Everybody else hears `v1/bulkUpdateItems created` and `v1/category patched`.',
  },
  [soldOutPath]: {
    find: 'One answer, no pages. What is switched off is not in it, but for items.',
    create:
      '`for` is `hour`, `tomorrow` (until the next 03:00 on the clock of the venue), `open` (until it is turned back) or `back`. Everybody else hears ' +
      'of the item, side or group as `patched`.',
  },
  [wholeMenuPath]: {
    find:
      'One answer, no pages. Over REST it comes with an `ETag`, so that `If-None-Match` gets a 304, and as brotli or gzip when `Accept-Encoding` takes it. ' +
      'What is sold out, and the days and hours, are for the reader to apply.',
  },
  [ordersPath]: {
    find:
      'Newest first, unless sorted otherwise. `lastname` is how the last name of the guest begins, two letters or more, or all of it; `placedBy` is how the name of a member of staff ' +
      'begins, or a part of it. With `$countTo`, `total` counts no further than that: an equal one may be more.',
    create:
      'A guest orders for their own table and needs no `tableId`; everybody else names one. `restaurantId` may be left out; if it is there, ' +
      "it must be the table's venue. `orderPrice`, `cartPrice`, `serviceFee`, `vatFee` and the prices of lines may be left out; a wrong one is a 409 " +
      '(`totalsDiffer`) with the right figures in `data.totals`. `placeHolderPrice`, `continuation` and `editSource` are taken and ignored. ' +
      '`amountPaidOnline` above 0 may be sent by machines only. What staff place is `inprogress` at once.\n\n' +
      'The order stands on the open bill of its table (`billId`), or opens one. Of guests a venue takes so many orders a minute from a table ' +
      '(`ordersAMinute`; beyond it a 429, `tooManyOrders`, with `data.retryAfter`), so many pieces a line (`piecesALine`; 422, `tooManyPieces`) and a tip up to ' +
      'so many percent of the total (`largestTipPercent`; 422, `tipTooLarge`). A total above `confirmAbove` sets `needsConfirmation` until somebody accepts the order.',
    patch:
      'Does one of three things.\n\n' +
      '- **Moves** the order, when `status` differs: see [How an order moves](#how-an-order-moves). To `merged` with `mergedInto`, the id of an open order ' +
      'of the same table; to `cancelled` with `cancelReason`, which says why. `status` sent alone is always meant as an act, so that repeating one is a 409 that names who did it.\n' +
      '- **Changes the cart**, when `cart` differs. Needs `version`, the one that the cart was made from; an older one is a 409 (`staleVersion`) with the ' +
      'current order in `data.order`. Lines that the order had keep their prices. The order becomes `updated` and must be accepted again.\n' +
      '- **Changes details**: `covers`, `guests`, `tipAmount`, `paymentType`, `paymentInfo`, and for machines `amountPaidOnline`. A merged order is a 409 (`orderMerged`) with ' +
      '`data.mergedInto`; of a cancelled one only the payment can change (409, `orderCancelled`), which is then `refundDue`.\n\n' +
      'The whole order may be sent back with something changed in it: fields that only the server sets are ignored. Prices and totals that come with a cart must be right, as of a new order, also where the cart is ' +
      'the order’s own: else it is a 409 (`totalsDiffer`). Status and cart can not change in one call.',
  },
  [billsPath]: {
    find: 'Newest first, unless sorted otherwise. `isOpen` finds the open bills, or the closed ones.',
  },
  ...trayNotes,
  ...pushNotes,
  ...requestNotes,
  [postToPosPath]: {
    create:
      'Waits until the point of sale has answered, which has ten seconds; where others are before it for longer, `posting` still waits. `url` must be one of the addresses ' +
      'of the venue (`endPointUrl` or `openCheckUrl`), any other is a 422 (`addressUnknown`) that names it; without it, the address of the menus or the default one is taken. ' +
      'A `formatted_order` is taken and ignored.\n\n' +
      'A 422 says why the order is not posted, by `reason` and with the words of the point of sale in the sentence: `notIntegrated`, `noAddress`, `posIdsMissing`; or what came of it, with `data.posting`: ' +
      '`refused` (Bad Request!), `recordNotFound`, `redirected`, `unreachable`, `addressForbidden`; and, where the point of sale may have it, `noAnswer`, `unreadable`, `cutOff`. ' +
      'A 409 brings `data.posting` and `data.order`: `notAccepted`, `underWay`, `alreadyPosted`, `mayHaveArrived`; the last two are sent again with `mayArriveTwice: true`, which only a person may say. ' +
      'With `attempt`, the last one that the caller knows (0 for none), a newer one is a 409 (`attemptMade`).',
  },
  [posPostingsPath]: {
    find: 'Newest first, unless sorted otherwise.',
  },
  [posChecksPath]: {
    find: 'The check of a room is found by its `tableRoomNumber`, which is the name of the room. The server stores what the point of sale answers.',
  },
  [posNotificationsPath]: {
    find: 'Newest first, unless sorted otherwise. `isCountActive` until somebody of the venue looked at it, `isActive` until somebody put it aside, or the order was posted. `reason` is that of the posting, `posted`, or `changedSince`, `cancelledSince`, `tookOverSince`: the point of sale has an order that was changed or discounted, was cancelled, or took over another one since.',
  },
  [closeBillPath]: {
    create:
      'While orders of the bill are not finished it is a 409 (`billHasOpenOrders`) with `data.orderIds`; a closed one is a 409 (`billClosed`) ' +
      'with `data.closedAt` and `data.closedBy`. Guests of the sitting can read it for two hours; the next order of the table opens another.',
  },
  ...paymentNotes,
  [acceptOrderPath]: {
    create:
      '`acceptedBy`, `allowEdit` and `editSource` are taken and ignored. An order that is no longer waiting is a 409 (`statusMoved`) with ' +
      '`data.status`, `data.by`, `data.byKind`, `data.byId`, `data.at` and the current `data.order`. With `version`, one whose guest has asked to ' +
      'cancel it since is a 409 (`staleVersion`) with `data.order`. Everybody else hears `v1/order patched`.',
  },
  [undoOrderPath]: {
    create:
      'What the act changed is again as it was, and so is what followed from it: the notice of the kitchen, a settled request, the other order of a ' +
      'merge. What was changed beside it meanwhile, such as covers, stays. `version` is the one that the act made; without it, the last act of the ' +
      'caller is meant. Once something later has happened it is a 409 (`somethingHappened`) with `data.act` (`details`, `closeBill` and `post` too), `data.by`, `data.byKind`, `data.byId`, ' +
      '`data.at` and the current `data.order`; after the ten seconds, a 409 (`undoTooLate`); what somebody else did, a 403 (`undoNotYours`). Everybody else hears `v1/order patched`.',
  },
  [recallOrderPath]: {
    create:
      'The order is `inprogress` again, and the notice of the kitchen is seen to. An order that is not `ontheway` is a 409 (`statusMoved`), as for ' +
      'accepting; with `version`, an older one is a 409 (`staleVersion`). Everybody else hears `v1/order patched`.',
  },
  [keepOrderPath]: {
    create:
      'Clears `cancelAskedAt` and settles the requests to cancel it. An order that nobody asks to cancel is a 409 (`notAsked`) with `data.by` of ' +
      'who answered before, if anybody did. Everybody else hears `v1/order patched`.',
  },
  [countOrdersPath]: { create: 'Without `restaurantId`, those of all venues of the caller.' },
  [financeOrdersPath]: {
    find: `${daysNote} With \`isRefundDue\`, only those of which something is to be paid back, cancelled ones too.`,
  },
  [orderTotalsPath]: {
    create: `${daysNote} A merged order counts in the one that took it over; of a cancelled one only its \`refundDue\` counts. \`placeHolderPrice\` − \`discount\` + \`serviceFee\` + \`vatFee\` is \`orderPrice\`; tips are beside it. \`money\` says what came in and what went back on these days (by when it was paid, of orders in every status) online, in cash and by card; \`cameIn\` − \`wentBack\` is \`left\`.`,
  },
  [exportOrdersPath]: {
    create: `${daysNote} The file is named by \`fileName\`; its times are those of the venue’s clock, dates to a spreadsheet, and shown with how far that is from UTC. It is in the language of the account, English or Arabic. More than a million orders are a 400 (\`rowsTooMany\`). A text that a spreadsheet could take for a formula has an apostrophe before it.`,
  },
  [orderEventsPath]: { find: '`orderId` must be there. Oldest first, unless sorted otherwise.' },
  [receiptOrdersPath]: { find: 'Newest first, unless sorted otherwise.' },
  [claimReceiptPath]: {
    create:
      'What another screen has, was printed, came more than two hours ago, was brought, or has had three windows that failed is a 409 (`notToPrint`) with `data.receiptOrder`. ' +
      'A claim that begins no print within its time is free again.',
  },
  [receiptPrintsPath]: {
    create:
      'With a `claim` that is over it is a 409 (`claimLost`), without one while another window is at it too (`printUnderWay`). More than ten copies of one paper within a minute are a 429 (`tooManyCopies`). The print is logged as the act `print`, `reason` says what and which copy: `receipt 2`. ' +
      'What is not ended within 120 seconds prints no more by itself, until somebody ends it.',
    patch: '`failed` lets the receipt be printed again. Said otherwise before, it is a 409 (`printEnded`).',
  },
}
