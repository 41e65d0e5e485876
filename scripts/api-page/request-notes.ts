import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import { guestServicesPath, sortGuestServicesPath } from '@brigade/domain/requests/guest-services.api.ts'
import {
  countRequestsPath,
  exportRequestsPath,
  requestsPath,
  takeRequestPath,
  undoRequestPath,
} from '@brigade/domain/requests/requests.api.ts'
import { requestLimits } from '@brigade/domain/requests/requests.limits.ts'
import type { ServicePath } from '@brigade/domain/services.ts'

/** Notes on requests, and on the person who has taken one, that schemas cannot express. */
export const requestNotes: Partial<Record<ServicePath, Partial<Record<ServiceMethod, string>>>> = {
  [takeRequestPath]: {
    create:
      'Everybody hears `v1/waiter patched` with `takenBy`, `takenById` and `takenAt`. Who comes second gets a 409 (`requestTaken`) with `by`. Anybody who may resolve a request may do so whoever is on it.',
  },
  [requestsPath]: {
    find: 'Newest first, unless sorted otherwise.',
    create:
      'Another table or venue than the guest’s own is a 403. A service or a wish to pay comes with or without `orderId`; of a sitting each type waits once, and while it does its request is answered again. `towel` and `tray` are a 422 (`hotelsOnly`) in a restaurant, as is what the venue doesn’t offer (`serviceOff`) or not now (`serviceClosed`). ' +
      'A request of the venue’s own is of the type `custom`, with its `serviceId` and `answers` by the keys of its questions. A wrong answer is a 400 at `answers.` with the key of the question. The same answers wait once; of one service at most five requests wait at a table (422, `serviceWaiting`). `outOfArea` is a 422 for a service that isn’t offered at the table. ' +
      'Staff name the table (`tableId`) and open services and payments for its guests, also outside the hours. ' +
      'An `orderCancellation` must name the order (400, `orderMissing`). It sets `cancelAskedAt` of the order. While that wish has no answer its request is answered again, and nothing is created. An order that can no longer ' +
      'be cancelled is a 409. ' +
      'The notices of type `kitchen` are opened by the server when an order is ready. `dueAt` is as many minutes later as the venue gives the type (`requestDueMinutes`). ' +
      `More than ${requestLimits.mostInAWhile} requests of guests of one sitting within ${requestLimits.whileMinutes} minutes are a 429 (\`tooManyRequests\`) with \`data.retryAfter\` in seconds.`,
    patch:
      '`completed` is Resolve, `cancelled` is No Answer, a 422 in restaurants (`noAnswerInHotelsOnly`). ' +
      'The second who tries is a 409 (`statusMoved`) with `data.status`, `data.by`, `data.byKind`, `data.byId`, `data.at` and the current `data.request`. ' +
      'Ending a request to cancel leaves the wish as it is: that is answered by cancelling the order or by [keeping](#v1keeporder) it.',
  },
  [guestServicesPath]: {
    create:
      'The type is `custom`, and the place is the last. `label.en`, `icon` and `dueMinutes` are required. A venue can have 50 of them (422, `tooManyServices`). Each question has a `key`, which answers name: keep it when the words change.',
    remove:
      'A standard service is a 422 (`standardStays`): switch it off instead. Requests that were made keep the name, the icon and the answers.',
    patch:
      'Omitted fields, and omitted languages of `label`, are unchanged; an empty text removes a language. With `version`, a change based on an older version is a 409 (`staleVersion`) with the record as `data.current`. ' +
      '`hoursAvailable` are hours of the venue’s clock: those after midnight belong to the day on which they are. A request keeps the `alertedRoles` and the steps of `escalation` that its service had when it was made. `escalation` counts minutes from when the request was made; a step comes only while nobody has taken it.',
  },
  [sortGuestServicesPath]: {
    create:
      '`ids` are all services of the venue in their new order. If the venue has others, returns a 409 (`sortMoved`) with the current order in `data.ids`. There are no events for single services: fetch the list again after `created` of this service.',
  },
  [undoRequestPath]: {
    create:
      'A 409 is `undoTooLate`, or `requestReplaced` where its order has moved on, its guest has left, or the same was asked for again.',
  },
  [countRequestsPath]: { create: 'Without `restaurantId`, those of all venues of the caller.' },
  [exportRequestsPath]: {
    create:
      '`createdAt` is when they were made: `{"$gt": instant, "$lt": instant}`, both excluded, from 30 August 2022 on the clock of each venue. Venue by venue, the oldest first, in the time of its own clock: dates to a spreadsheet, shown with how far the clock is from UTC. It is in the language of the account. A venue that does not exist is a 400 (`venueUnknown`) that names `restaurantId`. More than 1,000,000 rows are a 400 (`reportTooLarge`).',
  },
}
