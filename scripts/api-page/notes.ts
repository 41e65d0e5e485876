import { authenticationPath, passwordPath, usersPath } from '@brigade/domain/auth/auth.api.ts'
import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import { deleteFilePath, uploadPath } from '@brigade/domain/files/files.api.ts'
import {
  mainOptionsPath,
  subOptionsPath,
  moveCategoryPath,
  soldCountsPath,
  soldOutPath,
  sortOrderPath,
  wholeMenuPath,
} from '@brigade/domain/menus/menus.acts.api.ts'
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
import { marketingNotes } from './marketing-notes.ts'
import { brandingDraftPath, brandingPath, publishBrandingPath } from '@brigade/domain/branding/branding.api.ts'
import { notificationNotes } from './notification-notes.ts'
import { pausingNotes } from './pausing-notes.ts'
import { paymentNotes } from './payment-notes.ts'
import { pushNotes } from './push-notes.ts'
import { promotionsPath, sortPromotionsPath } from '@brigade/domain/marketing/marketing.api.ts'
import { recommendationNotes } from './recommendation-notes.ts'
import {
  primaryHeadingsPath,
  sortOptionsPath,
  subOptionHeadingsPath,
} from '@brigade/domain/recommendations/recommendations.api.ts'
import { sortGuestServicesPath } from '@brigade/domain/requests/guest-services.api.ts'
import { sortFormQuestionsPath } from '@brigade/domain/preorders/preorders.api.ts'
import { preOrderNotes } from './pre-order-notes.ts'
import { requestNotes } from './request-notes.ts'
import { staffNotes } from './staff-notes.ts'
import { trayNotes } from './tray-notes.ts'
import { guestSessionPath, renewTableTokenPath, sortTablesPath, tablesPath } from '@brigade/domain/tables/tables.api.ts'

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

/** The permission to receive a service's events, if it differs from the permission to list its records. */
export const listeners: Partial<Record<ServicePath, Permission>> = {
  ...toldToEditors,
  [tablesPath]: 'tables:read',
  [sortTablesPath]: 'tables:read',
  [sortGuestServicesPath]: 'guestServices:read',
  [promotionsPath]: 'promotions:write',
  [primaryHeadingsPath]: 'menus:readUnpublished',
  [mainOptionsPath]: 'menus:readUnpublished',
  [subOptionsPath]: 'menus:readUnpublished',
  [subOptionHeadingsPath]: 'menus:readUnpublished',
  [sortOptionsPath]: 'menus:readUnpublished',
  [sortPromotionsPath]: 'promotions:write',
  [sortFormQuestionsPath]: 'menuForms:read',
  [brandingPath]: 'venues:readSettings',
  [brandingDraftPath]: 'branding:write',
}

const importNote =
  '`importId` is null if nothing was written. All records must belong to one venue. A record with an `id` changes that record of the same parent: omitted fields are unchanged, and a record without differences is not written. ' +
  'The rules, passphrases and price lock of single edits apply. An English name must be unique in its parent. The error lists every wrong field of every record: `list.17.name.en`. ' +
  'Over REST the body can have up to 16 MB. There are no events for single records: fetch lists again after `created` of this service.'

const patchNote =
  'Omitted fields, and omitted languages of a text, are unchanged; an empty text removes a language. With `version`, a change based on an older version ' +
  'is a 409 (`staleVersion`) with the record as `data.current`, and `data.changedBy`, `data.changedByKind`, `data.changedById`, `data.changedAt`, `data.changedFields`. The whole record can be sent back.'

const daysNote =
  '`from` and `to` are days such as `2026-11-21`, both included, at most 366. They are business days, which start and end at each venue’s `nightHour` in its own time zone.'

/** Notes on calls that schemas cannot express. */
export const notes: Partial<Record<ServicePath, Partial<Record<ServiceMethod, string>>>> = {
  ...Object.fromEntries(Object.values(bulkPaths).map((path) => [path, { create: importNote }])),
  [undoImportPath]: {
    create:
      'Returns a 409 if the import was already undone (`importUndone`), is too old (`importForgotten`), is not the most recent of its kind (`importNotLast`), or if every record of it was changed, deleted or filled since ' +
      '(`importTouched`, with `data.touched: {ids, names, count}`). Sorting and sold-out marks do not count as changes.',
  },
  [exportDataPath]: {
    create:
      '`fileName` sets the name of the file. `menus` needs `restaurantId`, `category` and `items` need `menuId`, `condiments` and `modifiers` need `itemId`. Importing an unchanged export changes nothing. ' +
      'A text that a spreadsheet could read as a formula gets a leading apostrophe.',
  },
  [authenticationPath]: {
    create:
      'With the token of a guest or a machine, `user` is the table or the machine. `local` needs `email` and `password`, `jwt` needs `accessToken`. An unknown account and a wrong password both get the same 401. ' +
      'Too many wrong passwords of an account, or from an address, get 429 with `data.retryAfter` in seconds and the header `Retry-After`. ' +
      'An account with a second factor gets 401 with `data.reason` `secondFactorNeeded` and `data.challenge`, which is valid for five minutes: send it with the strategy `secondFactor` and a `code` of the authenticator app or a recovery code. ' +
      'Where the server requires a second factor and the account has none, the reason is `secondFactorSetUpNeeded`: send the challenge to `v1/begin/required-factor`, and the challenge of its answer with the first code. ' +
      'The answer then has `recoveryCodes`.',
    remove:
      'Returns a 401 without a token. Takes no id: `DELETE /v1/authentication`, or `remove(null)` with the Feathers client. Also signs out the sockets of the session.',
  },
  [usersPath]: { patch: 'Omitted fields are unchanged.' },
  [passwordPath]: {
    create: 'A wrong `currentPassword` counts as a failed sign-in. The sockets of ended sessions are closed.',
  },
  ...notificationNotes,
  ...marketingNotes,
  ...recommendationNotes,
  [brandingPath]: {
    get: 'A venue that has published nothing has the standard, as version 0. Its receipt texts are settings of the [venue](#v1restaurant). `created` and `patched` reach the guests of the venue too.',
  },
  [brandingDraftPath]: {
    patch:
      'With `version`, a change based on an older version is a 409 (`staleVersion`) with the draft as `data.current`; version 0 is that there was no draft, and versions of a venue’s drafts never repeat. A receipt text that is changed in the settings of the venue raises the version, and replaces that of a draft that has not changed it. Colours that can’t be read are a 422 (`colorsUnreadable`) that names the field of the text; ' +
      '`data.params` has its `contrast`, the `needed` one (4.5 for texts, 3 for the accent) and the `nearest` readable colour. Images are uploaded first ([upload](#v1upload), folders `venue-logos` and `venue-covers`).',
    remove:
      'With `version`, a draft that was changed since is a 409 (`staleVersion`) with the draft as `data.current`, and so is none. Without a draft and without `version`, returns what is published.',
  },
  [publishBrandingPath]: {
    create:
      'A draft that was changed since `version` is a 409 (`staleVersion`) with the draft as `data.current`, and none at all is a 409 (`nothingToPublish`). The events are `v1/branding created` or `patched`, `v1/draft/branding removed`, and `v1/restaurant patched` if a receipt text changed.',
  },
  ...pausingNotes,
  [passphrasesPath]: {
    get: 'Grants are the caller’s gates that are open now.',
    patch: 'Omitted passphrases are unchanged. Passphrases cannot be read back.',
  },
  [passphraseGrantPath]: {
    create:
      'Calls behind a closed gate get a 403 (`passphraseNeeded`) with the gate in `data.gate`. This call opens it. A wrong passphrase ' +
      'gets a 403 (`wrongPassphrase`), a gate without a passphrase a 422 (`passphraseNotSet`), and too many attempts a 429 (`tooManyTries`) with `data.retryAfter` in seconds.',
  },
  [uploadPath]: {
    create:
      'Over REST only: a form (`multipart/form-data`) with the image in its only field `file`. `location` is the address of the image, such as `/files/1/item-images/….png`, which records store in `images`. `restaurantId` is optional: the default is the ' +
      "caller's first venue or, for roles with all venues, the venue whose record uses the image first. " +
      '`category-images` needs the permission `categories:writeImages`; `venue-logos` and `venue-covers` need `branding:write`, the others `menus:write`. The content is checked, not the name: an image that is not JPG, PNG or GIF, ' +
      'not exactly 500 × 300 (a logo 300 × 300), or incomplete gets a 400 with `data.reason` (`type`, `dimensions`, `logoDimensions`, `damaged`) and the sentence at `data.fields.file`; more than 100 KB gets a 413. ' +
      'Metadata such as location and camera is removed. Uploading the same image again for a venue returns the same address. Records take new images only from the folder of their kind (400, `fileGone`). An image that no record uses within a day is deleted.',
  },
  [deleteFilePath]: {
    create:
      'An image that an item, a category or the branding of a venue still uses gets a 409 (`fileInUse`) with that record in `data.usedBy`. The server automatically deletes images that are no longer used.',
  },
  [guestSessionPath]: {
    create:
      'An unknown token gets a 401. After twenty unknown tokens from one address, further ones get a 429 for a minute; a valid token still works. ' +
      'A table can open 300 sessions a minute (429, `tooOften`) and have 1,000 open sessions: another one ends the oldest, whose guest must scan the code again.',
  },
  [sortTablesPath]: {
    create:
      '`ids` are all tables and rooms of the venue in their new order. If the venue has others, returns a 409 (`sortMoved`) with ' +
      'the current order in `data.ids`. There are no events for single tables: fetch the list again after `created` of this service.',
  },
  [renewTableTokenPath]: {
    create:
      '`token` is the new token. Sockets of guests with the old token are closed, and `v1/table patched` is published to staff who can read tables, without the token. With `tokenSince`, a table whose token was renewed since gets a 409 (`tokenRenewed`) with the time in `data.at`, and keeps that token. A repeated call with the same key returns the current token. If two people renew it at once, events can arrive in either order: read the table again to get the current code.',
  },
  [menusPath]: { patch: patchNote },
  [categoriesPath]: { patch: patchNote },
  [itemsPath]: { patch: patchNote },
  [sidesPath]: { patch: patchNote },
  [modifierGroupsPath]: {
    patch: `${patchNote} \`modifiersList\` is the whole list. An option without \`_id\` is new. Sold-out marks are kept.`,
  },
  [sortOrderPath]: {
    create:
      '`ids` are all records of the parent in their new order. If the parent has other records, returns a 409 (`sortMoved`) with ' +
      'the current order in `data.ids`. Publishes `v1/sortOrder created`.',
  },
  [moveCategoryPath]: {
    create: 'Needs the passphrase of `categoryMove`. Publishes `v1/bulkUpdateItems created` and `v1/category patched`.',
  },
  [soldOutPath]: {
    find: 'One response without pages. Includes inactive items, but no other inactive records.',
    create:
      '`for` is `hour`, `tomorrow` (until the next 03:00 in the venue’s time zone), `open` (until turned back on) or `back`. Publishes ' +
      '`patched` of the item, side or group.',
  },
  [soldCountsPath]: {
    find: 'One response without pages. Items that were not sold are missing; lines appear within two minutes.',
  },
  [wholeMenuPath]: {
    find:
      'One response without pages. Over REST it has an `ETag`, so `If-None-Match` can get a 304, and is compressed as brotli or gzip if `Accept-Encoding` allows it. ' +
      'The reader must apply sold-out marks, days and hours. `promotion` is null to guests: `GET /v1/marketing` has the prices that hold now.',
  },
  [ordersPath]: {
    find:
      'Newest first, unless sorted otherwise. `lastname` matches the start of the guest’s last name, at least two letters; `placedBy` matches the start of a staff name, or of ' +
      'a part of it. With `$countTo`, counting stops there: an equal `total` can be more.',
    create:
      'Guests order for their own table without `tableId`; all other callers must give one. `restaurantId` is optional; if given, ' +
      "it must be the table's venue. `orderPrice`, `cartPrice`, `serviceFee`, `vatFee` and line prices are optional; a wrong one gets a 409 " +
      '(`totalsDiffer`) with the right figures in `data.totals`. `placeHolderPrice`, `continuation` and `editSource` are accepted and ignored. ' +
      'Only machines can send `amountPaidOnline` above 0. Staff orders start as `inprogress`.\n\n' +
      'The order joins the open bill of its table (`billId`), or opens one. A venue limits guests’ orders per minute and table ' +
      '(`ordersAMinute`; 429, `tooManyOrders`, with `data.retryAfter`), pieces per line (`piecesALine`; 422, `tooManyPieces`) and the tip as a ' +
      'percentage of the total (`largestTipPercent`; 422, `tipTooLarge`). A total above `confirmAbove` sets `needsConfirmation` until the order is accepted.',
    patch:
      'Does one of three things.\n\n' +
      '- **Changes the status**, if `status` differs: see [How an order moves](#how-an-order-moves). To `merged` with `mergedInto`, the id of an open order ' +
      'of the same table; to `cancelled` with `cancelReason`, the reason. `status` sent alone is always an act: repeating it gets a 409 that names who did it.\n' +
      '- **Changes the cart**, if `cart` differs. Needs the `version` that the cart was based on; an older one gets a 409 (`staleVersion`) with the ' +
      'current order in `data.order`. Existing lines keep their prices. The order becomes `updated` and must be accepted again.\n' +
      '- **Changes details**: `covers`, `guests`, `tipAmount`, `paymentType`, `paymentInfo`, and for machines `amountPaidOnline`. A merged order gets a 409 (`orderMerged`) with ' +
      '`data.mergedInto`; a cancelled order can only change its payment (else 409, `orderCancelled`), which is then `refundDue`.\n\n' +
      'The whole order can be sent back with changes: fields that only the server sets are ignored. Prices and totals sent with a cart must be right, as for a new order, even if the cart is ' +
      'unchanged; else returns a 409 (`totalsDiffer`). Status and cart cannot change in one call.',
  },
  [billsPath]: {
    find: 'Newest first, unless sorted otherwise. `isOpen` filters open or closed bills.',
  },
  ...staffNotes,
  ...trayNotes,
  ...pushNotes,
  ...requestNotes,
  ...preOrderNotes,
  [postToPosPath]: {
    create:
      'Waits up to ten seconds for the response of the POS; behind other postings, `posting` can still be `waiting`. `url` must be one of the venue’s addresses ' +
      '(`endPointUrl` or `openCheckUrl`), any other gets a 422 (`addressUnknown`) that names it; without `url`, the address of the menus or the default address is used. ' +
      '`formatted_order` is accepted and ignored.\n\n' +
      'A 422 gives the `reason` why the order was not posted, with the response of the POS in the message: `notIntegrated`, `noAddress`, `posIdsMissing`; or, with `data.posting`, the result: ' +
      '`refused` (Bad Request!), `recordNotFound`, `redirected`, `unreachable`, `addressForbidden`; and, if the POS may have the order, `noAnswer`, `unreadable`, `cutOff`. ' +
      'A 409 has `data.posting` and `data.order`: `notAccepted`, `underWay`, `alreadyPosted`, `mayHaveArrived`; the last two are resent with `mayArriveTwice: true`, which only staff can send. ' +
      'With `attempt`, the latest attempt known to the caller (0 for none), a newer attempt gets a 409 (`attemptMade`).',
  },
  [posPostingsPath]: {
    find: 'Newest first, unless sorted otherwise.',
  },
  [posChecksPath]: {
    find: '`tableRoomNumber`, the name of the room, finds its check. The server stores the response of the POS.',
  },
  [posNotificationsPath]: {
    find: 'Newest first, unless sorted otherwise. `isCountActive` is true until staff of the venue have seen it, `isActive` until it is dismissed or the order is posted. `reason` is the reason of the posting, `posted`, or `changedSince`, `cancelledSince`, `tookOverSince`: the POS has an order that was since changed or discounted, cancelled, or merged with another one.',
  },
  [closeBillPath]: {
    create:
      'A bill with open orders gets a 409 (`billHasOpenOrders`) with `data.orderIds`; a closed bill gets a 409 (`billClosed`) ' +
      'with `data.closedAt` and `data.closedBy`. Guests of the sitting can read it for two hours; the next order of the table opens another.',
  },
  ...paymentNotes,
  [acceptOrderPath]: {
    create:
      '`acceptedBy`, `allowEdit` and `editSource` are accepted and ignored. An order that is no longer waiting gets a 409 (`statusMoved`) with ' +
      '`data.status`, `data.by`, `data.byKind`, `data.byId`, `data.at` and the current `data.order`. With `version`, an order with a newer cancellation request ' +
      'gets a 409 (`staleVersion`) with `data.order`. Publishes `v1/order patched`.',
  },
  [undoOrderPath]: {
    create:
      'Restores what the act changed, and its effects: the kitchen request, a resolved request, the other order of a ' +
      'merge. Unrelated changes since, such as covers, are kept. `version` is the version that the act made; without it, the caller’s last act ' +
      'is undone. After a later act, returns a 409 (`somethingHappened`) with `data.act` (`details`, `closeBill` and `post` too), `data.by`, `data.byKind`, `data.byId`, ' +
      '`data.at` and the current `data.order`; after ten seconds, a 409 (`undoTooLate`); for another person’s act, a 403 (`undoNotYours`). Publishes `v1/order patched`.',
  },
  [recallOrderPath]: {
    create:
      'The order is `inprogress` again, and its kitchen request is resolved. An order that is not `ontheway` gets a 409 (`statusMoved`), as for ' +
      'accepting; with `version`, an older one gets a 409 (`staleVersion`). Publishes `v1/order patched`.',
  },
  [keepOrderPath]: {
    create:
      'Clears `cancelAskedAt` and resolves the cancellation requests. An order without a cancellation request gets a 409 (`notAsked`) with the person ' +
      'who answered before, if any, in `data.by`. Publishes `v1/order patched`.',
  },
  [countOrdersPath]: { create: 'Without `restaurantId`, counts all venues of the caller.' },
  [financeOrdersPath]: {
    find: `${daysNote} With \`isRefundDue\`, only orders with a refund due, including cancelled ones.`,
  },
  [orderTotalsPath]: {
    create: `${daysNote} A merged order counts in its target; of a cancelled order only \`refundDue\` counts. \`placeHolderPrice\` − \`discount\` + \`serviceFee\` + \`vatFee\` is \`orderPrice\`; tips are separate. \`money\` has the amounts received and refunded on these days (by time of payment, of orders in every status) online, in cash and by card; \`cameIn\` − \`wentBack\` is \`left\`.`,
  },
  [exportOrdersPath]: {
    create: `${daysNote} \`fileName\` sets the name of the file. Times are spreadsheet dates in the venue’s time zone, shown with their UTC offset. The language is the account’s. More than a million orders get a 400 (\`rowsTooMany\`). A text that a spreadsheet could read as a formula gets a leading apostrophe.`,
  },
  [orderEventsPath]: { find: '`orderId` is required. Oldest first, unless sorted otherwise.' },
  [receiptOrdersPath]: { find: 'Newest first, unless sorted otherwise.' },
  [claimReceiptPath]: {
    create:
      'A receipt that is claimed by another screen, printed, older than two hours, delivered, or failed three times gets a 409 (`notToPrint`) with `data.receiptOrder`. ' +
      'A claim that starts no print in time expires.',
  },
  [receiptPrintsPath]: {
    create:
      'An expired `claim` gets a 409 (`claimLost`); a call without a claim while another window prints gets a 409 (`printUnderWay`). More than ten copies of one paper within a minute get a 429 (`tooManyCopies`). The print is logged as the act `print`; `reason` has the kind and copy: `receipt 2`. ' +
      'A print that is not ended within 120 seconds no longer prints automatically until staff end it.',
    patch:
      'After `failed`, the receipt can be printed again. A print that was ended differently gets a 409 (`printEnded`).',
  },
}
