import type { Paged } from '@brigade/domain/kit/paging.ts'
import { trayErrors } from '@brigade/domain/trays/trays.errors.ts'
import { comparedSerial, serialLength } from '@brigade/domain/trays/trays.scan.ts'
import type {
  TrayOut,
  TrayOutListQuery,
  TraySticker,
  TrayStickerListQuery,
} from '@brigade/domain/trays/trays.schema.ts'
import type { Knex } from 'knex'
import { isOfOneRoom } from '#features/tables/public/is-of-one-room.ts'
import { everyVenue } from '#features/venues/public/every-venue.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import type { Database } from '#kit/database/database.ts'
import { refuseFields } from '#kit/errors/errors.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { linkedSticker, trayColumns, trayStickerColumns, type TrayStickerRow } from './tray-columns.ts'

/**
 * Returns the trays in rooms of the caller's venues, and those that were collected, the newest first unless sorted otherwise. A serial
 * finds its tray ignoring case. (spec 1, §7)
 */
export async function listTrays(asked: ListParams<TrayOutListQuery>): Promise<Paged<TrayOut> | TrayOut[]> {
  const { trayOutQR, ...rest } = asked.query
  const query = trayOutQR === undefined ? rest : { ...rest, trayOutQR: { $in: await spellingsOf(asked.db, trayOutQR) } }
  return listRecords(
    { ...asked, query },
    {
      columns: trayColumns,
      sort: { createdAt: -1 },
      narrow: (rows, venueIds) => withinVenues(rows, venueIds, true),
      foundBy: isOfOneRoom(query) ? ['id', 'orderId', 'trayOutQR', 'tableId'] : ['id', 'orderId', 'trayOutQR'],
      byId: ['status'],
      everyVenue,
    },
  )
}

/**
 * Returns the stickers of the trays of the caller's venues, by their numbers unless sorted otherwise. The end of a serial is searched among
 * the stickers of one venue, which are few enough to be read. Throws BadRequest if no venue is named. (spec 1, §7)
 */
export async function listTrayStickers({
  publicUrl,
  ...asked
}: ListParams<TrayStickerListQuery> & { publicUrl?: string }): Promise<Paged<TraySticker> | TraySticker[]> {
  const { serialContent, serialEnd, ...rest } = asked.query
  if (serialEnd !== undefined && typeof rest.restaurantId !== 'number')
    refuseFields({ restaurantId: { code: 'endOfNoVenue' } }, trayErrors)
  const query = serialContent === undefined ? rest : { ...rest, comparedSerial: comparedSerial(serialContent) }
  return listRecords(
    { ...asked, query },
    {
      columns: {
        table: trayStickerColumns.table,
        read: (row: TrayStickerRow) => linkedSticker(row, publicUrl),
      },
      sort: { index: 1 },
      ...(serialEnd !== undefined && { among: stickersEndingIn(asked.db, serialEnd) }),
      narrow: (rows, venueIds) => withinVenues(rows, venueIds, true),
    },
  )
}

function stickersEndingIn(db: Database, end: string): Knex.QueryBuilder {
  const place = serialLength - end.length + 1
  return db
    .build(trayStickerColumns.table)
    .whereRaw('substr("comparedSerial", CAST(? AS integer)) = ?', [place, comparedSerial(end)])
}

/** Returns the serial as it was asked for, and as its stickers spell it, since trays are linked by that spelling. */
async function spellingsOf(db: Database, serial: string): Promise<string[]> {
  const stickers = await db.many<{ serialContent: string }>(
    'SELECT "serialContent" FROM tray_stickers WHERE "comparedSerial" = ?',
    comparedSerial(serial),
  )
  return [...new Set([serial, ...stickers.map(({ serialContent }) => serialContent)])]
}
