import { shortSerial } from '@brigade/domain/trays/trays.scan.ts'
import type { TrayOut, TraySticker } from '@brigade/domain/trays/trays.schema.ts'

export const stickerStates = ['free', 'inRoom', 'overnight'] as const

export type StickerState = (typeof stickerStates)[number]

/** A sticker, and where its tray is; undefined while it is in no room. */
export type StickerRow = { sticker: TraySticker; tray: TrayOut | undefined }

/** The stickers of a venue with where their trays are: those in one state, and those whose serial or room has what is searched. */
export function stickerRows(
  stickers: readonly TraySticker[],
  { trays, state, search }: { trays: readonly TrayOut[]; state: StickerState | undefined; search: string },
): StickerRow[] {
  const bySerial = new Map(trays.map((tray) => [tray.trayOutQR, tray]))
  const wanted = search.trim().toLowerCase()
  return stickers
    .map((sticker) => ({ sticker, tray: bySerial.get(sticker.serialContent) }))
    .filter((row) => state === undefined || isIn(state, row))
    .filter(({ sticker, tray }) =>
      [sticker.serialContent, tray?.tableName ?? ''].some((text) => text.toLowerCase().includes(wanted)),
    )
}

/** What people call a sticker: the end of its serial. */
export function nameOfSticker({ serialContent }: TraySticker): string {
  return `…${shortSerial(serialContent)}`
}

function isIn(state: StickerState, { tray }: StickerRow): boolean {
  if (state === 'free') return tray === undefined
  return tray !== undefined && (state === 'inRoom' || tray.isOvernight)
}
