import type { Doer } from '@brigade/domain/access/principal.ts'
import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { trayPath } from '@brigade/domain/trays/trays.scan.ts'
import type { TrayOut, TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import { defaulted, flag, plain, rising } from '#kit/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/columns.ts'

type KeptOfSticker = {
  comparedSerial: string
  /** Counts what was told apart by its capitals once; of what is new there is one. */
  twin: number
}

/** How the stickers of trays are stored: with their serials as they are compared. */
export const trayStickerColumns = columnsOf<Omit<TraySticker, 'link'>, KeptOfSticker>()(
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

/** The sticker on the wire, with what its code says: at the address at which people reach the server, where that is known. */
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

/** How trays in rooms are stored: with the ids of who linked and unlinked them, because two people may have one name. */
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
