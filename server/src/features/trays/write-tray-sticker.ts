import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { trayStickersPath } from '@brigade/domain/trays/trays.api.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import { trayErrors } from '@brigade/domain/trays/trays.errors.ts'
import { trayLimits } from '@brigade/domain/trays/trays.limits.ts'
import { comparedSerial } from '@brigade/domain/trays/trays.scan.ts'
import type { CreateTraySticker, TraySticker } from '@brigade/domain/trays/trays.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { conflict, refuseField, unprocessable } from '#kit/errors/errors.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { findRecord, repeatedRecord } from '#kit/lists/records.ts'
import { emit, one, rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { linkedSticker, trayStickerColumns } from './tray-columns.ts'
import { activeTray } from './active-tray.ts'

/**
 * Registers the sticker of a tray at its venue, with the next number there. Throws BadRequest, Conflict for a serial that is known
 * already, ignoring case. (product, Requests, trays)
 */
export function* createTraySticker(body: CreateTraySticker, { principal, now, app }: Call): Transaction<TraySticker> {
  const { restaurantId, serialContent, type = 'tray' } = body
  yield* holdStickersOf(restaurantId, principal)
  const compared = comparedSerial(serialContent)
  const taken = yield* one('SELECT 1 AS "found" FROM tray_stickers WHERE "comparedSerial" = ?', compared)
  if (taken) throw conflict({ message: trayErrors.serialTaken, reason: 'serialTaken' })
  const index = yield* nextNumber(restaurantId, 1)
  const row = yield* trayStickerColumns.insert({
    restaurantId,
    serialContent,
    comparedSerial: compared,
    type,
    index,
    createdAt: now.toISOString(),
  })
  const sticker = linkedSticker(row, app.settings.publicUrl)
  yield* emit(trayStickersPath, 'created', sticker)
  return sticker
}

/** Returns the sticker that a repeated call has made before. */
export function* repeatedSticker(id: number, { principal, app }: Call): Transaction<TraySticker | undefined> {
  const row = yield* repeatedRecord(trayStickerColumns, { id, principal })
  return row && linkedSticker(row, app.settings.publicUrl)
}

/** Serialises the making of a venue's stickers, so that each has a number of its own. Throws BadRequest for another tenant's venue. */
export function* holdStickersOf(restaurantId: number, principal: Principal): Transaction<void> {
  const isThere = worksAt(principal, restaurantId) && (yield* lockRow('venues', { id: restaurantId, by: 'timeZone' }))
  if (!isThere) refuseField({ restaurantId: 'venueUnknown' }, trayErrors)
}

/** Returns the number of the next one of this many new stickers at their venue. Throws Unprocessable if they are too many. */
export function* nextNumber(restaurantId: number, wanted: number): Transaction<number> {
  const last = yield* one<{ index: number | null; total: number }>(
    'SELECT max("index") AS "index", count(*) AS "total" FROM tray_stickers WHERE "restaurantId" = ?',
    restaurantId,
  )
  if ((last?.total ?? 0) + wanted > trayLimits.mostStickers) refuseSoMany()
  return (last?.index ?? 0) + 1
}

/** Deletes a sticker and returns it as it was. Throws NotFound for another tenant's, Conflict while its tray is in a room. */
export function* removeTraySticker(id: number, { principal, app }: Call): Transaction<TraySticker> {
  yield* findRecord(trayStickerColumns, { id, principal, what: 'tray' })
  yield* lockRow('tray_stickers', { id, by: 'type' })
  const row = yield* findRecord(trayStickerColumns, { id, principal, what: 'tray' })
  const out = yield* activeTray(row.serialContent)
  if (out) {
    const message = sentenceOf(trayErrors, { code: 'stickerOut', params: { room: out.tableName } })
    throw conflict({ message, reason: 'stickerOut', extras: { tableId: out.tableId, tableName: out.tableName } })
  }
  const removal = { sql: 'DELETE FROM tray_stickers WHERE "id" = ? RETURNING *', params: [id] }
  yield* rowsOf(trayStickerColumns.audited('removed', removal))
  const sticker = linkedSticker(row, app.settings.publicUrl)
  yield* emit(trayStickersPath, 'removed', sticker)
  return sticker
}

function refuseSoMany(): never {
  const message = sentenceOf(trayErrors, { code: 'tooManyStickers', params: { limit: trayLimits.mostStickers } })
  throw unprocessable({ message, reason: 'tooManyStickers' })
}
