import type { Doer } from '@brigade/domain/access/principal.ts'
import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { trayPath } from '@brigade/domain/trays/trays.scan.ts'
import type { TrayOut, TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import { defaulted, flag, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type KeptOfSticker = {
  comparedSerial: string
  /** Number among old serials that differ only in capitals; new ones are unique. */
  twin: number
}

/** Storage of tray stickers: with their serials in the form that is compared. */
export const trayStickerColumns = columnsOf<Omit<TraySticker, 'link'>, KeptOfSticker>(undefined, {
  record: 'traySticker',
  nameOf: ({ serialContent }) => serialContent,
})(
  'tray_stickers',
  {
    id: defaulted(plain),
    restaurantId: plain,
    serialContent: plain,
    type: plain,
    index: plain,
    createdAt: plain,
  },
  { comparedSerial: plain, twin: defaulted(plain) },
)

export type TrayStickerRow = RowOf<typeof trayStickerColumns>

/** Returns the sticker on the wire, with the content of its code: with the public address of the server, if that is known. */
export function linkedSticker(row: TrayStickerRow, publicUrl = ''): TraySticker {
  const sticker = trayStickerColumns.read(row)
  return { ...sticker, link: `${publicUrl}${trayPath(sticker.serialContent)}` }
}

type Kept = {
  createdByKind: Doer['byKind']
  createdById: number | null
  unlinkedByKind: Doer['byKind'] | null
  unlinkedById: number | null
}

/** Storage of trays in rooms: with the ids of who linked and unlinked them, because two people may have the same name. */
export const trayColumns = columnsOf<TrayOut, Kept>(traysPath)(
  'tray_outs',
  {
    id: defaulted(plain),
    restaurantId: plain,
    trayOutQR: plain,
    type: plain,
    status: plain,
    tableId: plain,
    tableName: plain,
    orderId: plain,
    isOvernight: defaulted(flag),
    version: rising,
    createdAt: plain,
    updatedAt: plain,
    createdBy: plain,
    unlinkedBy: defaulted(plain),
  },
  {
    createdByKind: plain,
    createdById: plain,
    unlinkedByKind: defaulted(plain),
    unlinkedById: defaulted(plain),
  },
)

export type TrayRow = RowOf<typeof trayColumns>
