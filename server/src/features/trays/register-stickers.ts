import { trayStickersPath } from '@brigade/domain/trays/trays.api.ts'
import { trayErrors } from '@brigade/domain/trays/trays.errors.ts'
import { comparedSerial } from '@brigade/domain/trays/trays.scan.ts'
import type { RegisteredStickers, RegisterStickers, TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import { problemsOfStickerRange, serialsOf } from '@brigade/domain/trays/trays.stickers.ts'
import { conflict, refuseFields } from '#kit/errors/errors.ts'
import type { Call } from '#kit/context/call.ts'
import { emit, many, placesFor, type Transaction } from '#kit/database/transaction.ts'
import { linkedSticker, trayStickerColumns, type TrayStickerRow } from './tray-columns.ts'
import { holdStickersOf, nextNumber } from './write-tray-sticker.ts'

/**
 * Registers a range of stickers at their venue, with the next numbers there, in one transaction; known ones stay as they are. Throws
 * BadRequest for a range that counts too far, Conflict if one of them belongs to another venue. (screens, /qrslist)
 */
export function* registerStickers(
  body: RegisterStickers,
  { principal, now, app }: Call,
): Transaction<RegisteredStickers> {
  const { restaurantId, first, count, type = 'tray' } = body
  const range = { first, count, type }
  refuseFields(problemsOfStickerRange(range), trayErrors)
  const serials = serialsOf(range)
  yield* holdStickersOf(restaurantId, principal)
  const known = yield* knownOf(serials)
  if (known.some((row) => row.restaurantId !== restaurantId))
    throw conflict({ message: trayErrors.serialTaken, reason: 'serialTaken' })
  const before = new Set(known.map(({ serialContent }) => comparedSerial(serialContent)))
  const wanted = serials.filter((serial) => !before.has(comparedSerial(serial)))
  const next = yield* nextNumber(restaurantId, wanted.length)
  const stickers: TraySticker[] = []
  for (const [place, serialContent] of wanted.entries()) {
    const row = yield* trayStickerColumns.insert({
      restaurantId,
      serialContent,
      comparedSerial: comparedSerial(serialContent),
      type,
      index: next + place,
      createdAt: now.toISOString(),
    })
    const sticker = linkedSticker(row, app.settings.publicUrl)
    yield* emit(trayStickersPath, 'created', sticker)
    stickers.push(sticker)
  }
  return { stickers, known: serials.length - wanted.length }
}

function knownOf(serials: readonly string[]): Transaction<TrayStickerRow[]> {
  return many<TrayStickerRow>(
    `SELECT * FROM tray_stickers WHERE "comparedSerial" IN (${placesFor(serials)})`,
    ...serials.map(comparedSerial),
  )
}
