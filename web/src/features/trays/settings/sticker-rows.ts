import { endOfSerial, serialOfTyped, shortSerial } from '@brigade/domain/trays/trays.scan.ts'
import type { TrayOut, TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'

export const stickerStates = ['free', 'inRoom', 'overnight'] as const

export type StickerState = (typeof stickerStates)[number]

/** A sticker and its tray; undefined while it is in no room. */
export type StickerRow = { sticker: TraySticker; tray: TrayOut | undefined }

/**
 * Returns the stickers of a venue with their trays: those in one state, and those whose serial or room matches the
 * search. A serial is searched as it is typed, printed or pasted.
 */
export function stickerRows(
  stickers: readonly TraySticker[],
  { trays, state, search }: { trays: readonly TrayOut[]; state: StickerState | undefined; search: string },
): StickerRow[] {
  const bySerial = new Map(trays.map((tray) => [tray.trayOutQR, tray]))
  const wanted = [search, serialOfTyped(search), endOfSerial(search)].filter((text) => text !== null).map(wantedText)
  return stickers
    .map((sticker) => ({ sticker, tray: bySerial.get(sticker.serialContent) }))
    .filter((row) => state === undefined || isIn(state, row))
    .filter(({ sticker, tray }) => {
      const texts = [sticker.serialContent, tray?.tableName ?? ''].map(wantedText)
      return texts.some((text) => wanted.some((each) => text.includes(each)))
    })
}

/** Returns the familiar name of a sticker: the end of its serial. */
export function nameOfSticker({ serialContent }: TraySticker): string {
  return `…${shortSerial(serialContent)}`
}

function isIn(state: StickerState, { tray }: StickerRow): boolean {
  if (state === 'free') return tray === undefined
  return tray !== undefined && (state === 'inRoom' || tray.isOvernight)
}
