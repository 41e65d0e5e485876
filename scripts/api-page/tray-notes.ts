import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import type { ServicePath } from '@brigade/domain/services.ts'
import {
  clearTraysPath,
  countTraysPath,
  exportTraysPath,
  registerStickersPath,
  trayStickersPath,
  traysPath,
} from '@brigade/domain/trays/trays.api.ts'

/** Notes on the calls about trays that schemas cannot express. */
export const trayNotes: Partial<Record<ServicePath, Partial<Record<ServiceMethod, string>>>> = {
  [trayStickersPath]: {
    find: 'A serial (`serialContent`) finds its sticker in capitals or in small letters; so does the end of one (`serialEnd`) those of one venue, which `restaurantId` names, else it is a 400 (`endOfNoVenue`).',
    create:
      'It gets the next number of its venue (`index`). A serial that is known, here or elsewhere, in capitals or in small letters, is a 409 (`serialTaken`).',
    remove: 'While its tray is in a room it is a 409 (`stickerOut`) with `data.tableId` and `data.tableName`.',
  },
  [registerStickersPath]: {
    create:
      'The serials count on from the digits at the end of `first`; where these are too few it is a 400 that names `count`. One that is known elsewhere is a 409 (`serialTaken`). ' +
      'Others hear `v1/trayqrs created` of each. What is sent again changes nothing: it is `known` then.',
  },
  [traysPath]: {
    find: 'Newest first, unless sorted otherwise. What was fetched is kept and found by `status=expired`.',
    create:
      'At hotels that follow their trays (`trayOutSettings.enabled`), else a 422 (`traysOff`). A serial of no sticker of the venue, in capitals or in small letters, is a 400 that names `trayOutQR`. A tray that is in the room already ' +
      'is answered as it is, and takes the order if it has none (others hear `v1/tray-out patched`). One that is out elsewhere is a 409 (`trayElsewhere`) with `data.tray`; the same call with `moveFromTableId`, the room where it is, moves it. `orderId` is of an order that was delivered to the room.',
    patch:
      'One that was fetched already is a 409 (`trayFetched`) with `data.tray`, and `data.by`, `byKind`, `byId`, `at`.',
  },
  [clearTraysPath]: {
    create:
      'All trays of the room are unlinked and all its delivered orders of the last 7 days completed, in one transaction. Others hear `v1/tray-out patched` and `v1/order patched`. ' +
      'Where there is neither it is a 409 (`roomEmpty`), with `data.by`, `byKind`, `byId` and `at` of who was last to fetch a tray that came there, or to complete an order, within 7 days. With `since`, when the oldest of the trays was linked that the caller has seen there, it is who fetched the last of those, and nobody who was there before. Its orders can be taken back one by one as other completed ones; a tray is linked again by its serial. ' +
      'With `until` only what was linked and delivered by then is: what is said late, or twice, clears nothing that came since.',
  },
  [countTraysPath]: {
    create: 'Rooms with trays, those of them with trays of an earlier night, and the trays themselves.',
  },
  [exportTraysPath]: {
    create:
      '`createdAt` is `{"$gt": instant, "$lt": instant}`, both excluded, from 30 August 2022 on the clock of each venue. Times in the sheet are of that clock, dates to a spreadsheet, and shown with how far that is from UTC. It is in the language of the account. Of several venues (`{"$in": […]}`, or all of the caller without `restaurantId`) it has one after the other. One that does not exist is a 400 (`venueUnknown`) that names `restaurantId`. More than 1,000,000 rows are a 400 (`reportTooLarge`).',
  },
}
