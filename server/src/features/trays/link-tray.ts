import { doneBy, type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { sentenceOf } from '@brigade/domain/kit/problems.ts'
import { trayErrors } from '@brigade/domain/trays/trays.errors.ts'
import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { comparedSerial } from '@brigade/domain/trays/trays.scan.ts'
import type { CreateTrayOut, TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { orderSeenBy } from '#features/orders/door/find-order.ts'
import { conflict, refuseField } from '#kit/errors.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { holdRow } from '#kit/hold-row.ts'
import { findRepeated, keepAnswer, keepResult } from '#kit/idempotency.ts'
import { one, type Work } from '#kit/work.ts'
import { holdActiveTray } from './active-tray.ts'
import { expireTrays } from './expire-trays.ts'
import { findRoom } from './find-room.ts'
import { trayColumns, type TrayRow, type TrayStickerRow } from './tray-columns.ts'

export type LinkTray = {
  body: CreateTrayOut
  principal: Principal
  idempotencyKey: string | undefined
  now: Date
}

export type Linked = { tray: TrayOut; announcements: Announcement[]; isChanged: boolean }

/**
 * Links a tray to a room. One that is there already stays there, and takes the order if it has none; one that is out elsewhere is moved if the
 * caller names the room where it is. Throws BadRequest for what is not the venue's, and Conflict that says where the tray is. (product, Requests, trays)
 */
export function* linkTray({ body, principal, idempotencyKey, now }: LinkTray): Work<Linked> {
  const { trayOutQR, tableId, orderId = null, moveFromTableId } = body
  const creation = { principal, kind: 'tray', key: idempotencyKey }
  const repeated = yield* findRepeated(creation)
  if (repeated !== undefined) return unchanged(yield* readTray(repeated, principal))
  const room = yield* findRoom(tableId, principal)
  const sticker = yield* holdSticker(trayOutQR, room.restaurantId)
  if (orderId !== null) yield* refuseOtherOrder({ orderId, tableId, principal })
  const before = yield* holdActiveTray(sticker.serialContent)
  if (before?.tableId === tableId) {
    // Asked again after it was fetched meanwhile, the same scan must not link it again.
    yield* keepAnswer({ ...creation, recordId: before.id, now })
    return yield* broughtWith(before, orderId, now)
  }
  if (before && before.tableId !== moveFromTableId) refuseElsewhere(before)
  const unlinked = before ? yield* expireTrays({ id: before.id }, { principal, now }) : []
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
  yield* keepResult({ ...creation, recordId: row.id, now })
  const announcements = unlinked.map((each): Announcement => ({
    path: traysPath,
    event: 'patched',
    record: trayColumns.read(each),
  }))
  return { tray: trayColumns.read(row), announcements, isChanged: true }
}

function unchanged(row: TrayRow): Linked {
  return { tray: trayColumns.read(row), announcements: [], isChanged: false }
}

/** A tray that was linked before somebody said with which order it came is noted down for that order. */
function* broughtWith(tray: TrayRow, orderId: number | null, now: Date): Work<Linked> {
  if (orderId === null || tray.orderId !== null) return unchanged(tray)
  const [row] = yield* trayColumns.update(
    { orderId, updatedAt: now.toISOString() },
    { where: '"id" = ?', params: [tray.id] },
  )
  const record = trayColumns.read(row!)
  return { tray: record, announcements: [{ path: traysPath, event: 'patched', record }], isChanged: false }
}

function* readTray(id: number, principal: Principal): Work<TrayRow> {
  const row = yield* one<TrayRow>('SELECT * FROM tray_outs WHERE "id" = ?', id)
  if (row && worksAt(principal, row.restaurantId)) return row
  throw conflict({ message: 'What this key made is not there any more. Take a new key.', reason: 'keyTaken' })
}

/**
 * The sticker as it is until the transaction ends: of two who link one tray, the second one waits. Of two that capitals told apart once, the
 * one that is spelled like that.
 */
function* holdSticker(serial: string, venueId: number): Work<TrayStickerRow> {
  const found = yield* one<{ id: number }>(
    `SELECT "id" FROM tray_stickers WHERE "comparedSerial" = ? AND "restaurantId" = ?
     ORDER BY CASE WHEN "serialContent" = ? THEN 0 ELSE 1 END, "twin" LIMIT 1`,
    comparedSerial(serial),
    venueId,
    serial,
  )
  const held = found && (yield* holdRow<TrayStickerRow>('tray_stickers', { id: found.id, by: 'type' }))
  if (held) return held
  refuseField({ trayOutQR: 'trayUnknown' }, trayErrors)
}

type Brought = { orderId: number; tableId: number; principal: Principal }

function* refuseOtherOrder({ orderId, tableId, principal }: Brought): Work<void> {
  const order = yield* orderSeenBy(principal, orderId)
  if (order?.tableId !== tableId || order.deliveredAt === null) refuseField({ orderId: 'orderElsewhere' }, trayErrors)
}

function refuseElsewhere(row: TrayRow): never {
  const tray = trayColumns.read(row)
  const message = sentenceOf(trayErrors, { code: 'trayElsewhere', params: { room: tray.tableName } })
  throw conflict({ message, reason: 'trayElsewhere', extras: { tray } })
}
