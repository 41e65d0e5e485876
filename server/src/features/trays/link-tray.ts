import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import { trayErrors } from '@brigade/domain/trays/trays.errors.ts'
import { comparedSerial } from '@brigade/domain/trays/trays.scan.ts'
import type { CreateTrayOut, TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { orderSeenBy } from '#features/orders/public/find-order.ts'
import { conflict, refuseField } from '#kit/errors/errors.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import type { Caller } from '#kit/context/call.ts'
import { repeatedRecord } from '#kit/lists/records.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { holdActiveTray } from './active-tray.ts'
import { expireTrays } from './expire-trays.ts'
import { findRoom } from './find-room.ts'
import { trayColumns, type TrayRow, type TrayStickerRow } from './tray-columns.ts'

/**
 * Links a tray to a room. One that is there already stays there, and gets the order if it has none; one that is in another room is moved if
 * the caller names that room. Throws BadRequest for what is not the venue's, and Conflict that says where the tray is. (product, Requests,
 * trays)
 */
export function* linkTray(body: CreateTrayOut, { principal, now }: Caller): Transaction<TrayOut> {
  const { trayOutQR, tableId, orderId = null, moveFromTableId } = body
  const room = yield* findRoom(tableId, principal)
  const sticker = yield* holdSticker(trayOutQR, room.restaurantId)
  if (orderId !== null) yield* refuseOtherOrder({ orderId, tableId, principal })
  const before = yield* holdActiveTray(sticker.serialContent)
  if (before?.tableId === tableId) return trayColumns.read(yield* broughtWith(before, orderId, now))
  if (before && before.tableId !== moveFromTableId) refuseElsewhere(before)
  if (before) yield* expireTrays({ id: before.id }, { principal, now })
  const { by, byKind, byId, at } = doneBy(principal, now)
  const row = yield* trayColumns.insert({
    restaurantId: room.restaurantId,
    trayOutQR: sticker.serialContent,
    type: sticker.type,
    status: 'active',
    tableId,
    tableName: room.name,
    orderId,
    createdAt: at,
    updatedAt: at,
    createdBy: by,
    createdByKind: byKind,
    createdById: byId,
  })
  return trayColumns.read(row)
}

/** Returns the tray that a repeated scan has linked before. */
export function* repeatedLink(id: number, { principal }: Caller): Transaction<TrayOut | undefined> {
  const row = yield* repeatedRecord(trayColumns, { id, principal })
  return row && trayColumns.read(row)
}

/** Stores the order of a tray that was linked without one. */
function* broughtWith(tray: TrayRow, orderId: number | null, now: Date): Transaction<TrayRow> {
  if (orderId === null || tray.orderId !== null) return tray
  const [row] = yield* trayColumns.update(
    { orderId, updatedAt: now.toISOString() },
    { where: '"id" = ?', params: [tray.id] },
  )
  return row!
}

/**
 * Locks a sticker until the transaction ends: if two people link one tray, the second waits. Among serials that differ only in capitals,
 * the exact spelling is preferred.
 */
function* holdSticker(serial: string, venueId: number): Transaction<TrayStickerRow> {
  const found = yield* one<{ id: number }>(
    `SELECT "id" FROM tray_stickers WHERE "comparedSerial" = ? AND "restaurantId" = ?
     ORDER BY CASE WHEN "serialContent" = ? THEN 0 ELSE 1 END, "twin" LIMIT 1`,
    comparedSerial(serial),
    venueId,
    serial,
  )
  const held = found && (yield* lockRow<TrayStickerRow>('tray_stickers', { id: found.id, by: 'type' }))
  if (held) return held
  refuseField({ trayOutQR: 'trayUnknown' }, trayErrors)
}

type Brought = { orderId: number; tableId: number; principal: Principal }

function* refuseOtherOrder({ orderId, tableId, principal }: Brought): Transaction<void> {
  const order = yield* orderSeenBy(principal, orderId)
  if (order?.tableId !== tableId || order.deliveredAt === null) refuseField({ orderId: 'orderElsewhere' }, trayErrors)
}

function refuseElsewhere(row: TrayRow): never {
  const tray = trayColumns.read(row)
  const message = sentenceOf(trayErrors, { code: 'trayElsewhere', params: { room: tray.tableName } })
  throw conflict({ message, reason: 'trayElsewhere', extras: { tray } })
}
