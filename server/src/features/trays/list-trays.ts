import type { Paged } from '@brigade/domain/kit/paging.ts'
import type {
  TrayOut,
  TrayOutListQuery,
  TraySticker,
  TrayStickerListQuery,
} from '@brigade/domain/trays/trays.schema.ts'
import { isOfOneRoom } from '#features/tables/door/is-of-one-room.ts'
import { everyVenue } from '#features/venues/door/every-venue.ts'
import { withinVenues } from '#features/venues/door/within-venues.ts'
import { type ListAsked, listRecords } from '#kit/list-records.ts'
import { linkedSticker, trayColumns, trayStickerColumns, type TrayStickerRow } from './tray-columns.ts'

/** Trays in rooms of the caller's venues, and those that were fetched, the newest first unless sorted otherwise. (spec 1, §7) */
export function listTrays(asked: ListAsked<TrayOutListQuery>): Promise<Paged<TrayOut> | TrayOut[]> {
  return listRecords(asked, {
    columns: trayColumns,
    sort: { createdAt: -1 },
    narrow: (rows, venueIds) => withinVenues(rows, venueIds, true),
    foundBy: isOfOneRoom(asked.query) ? ['id', 'orderId', 'trayOutQR', 'tableId'] : ['id', 'orderId', 'trayOutQR'],
    byId: ['status'],
    everyVenue,
  })
}

/** The stickers of the trays of the caller's venues, by their numbers unless sorted otherwise. (spec 1, §7) */
export function listTrayStickers({
  publicUrl,
  ...asked
}: ListAsked<TrayStickerListQuery> & { publicUrl?: string }): Promise<Paged<TraySticker> | TraySticker[]> {
  return listRecords(asked, {
    columns: {
      table: trayStickerColumns.table,
      read: (row: TrayStickerRow) => linkedSticker(row, publicUrl),
    },
    sort: { index: 1 },
    narrow: (rows, venueIds) => withinVenues(rows, venueIds, true),
  })
}
