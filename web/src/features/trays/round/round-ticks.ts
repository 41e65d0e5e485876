import { clearTraysPath, traysPath } from '@brigade/domain/trays/trays.api.ts'
import { isTickOn, type RoundRoom, type Tick, tickHeldMs, tickOf } from '@brigade/domain/trays/trays.round.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { useMemo } from 'react'
import { apiCreate, apiList } from '#kit/calls/api-client.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { errorText, showToast } from '#kit/calls/toasts.ts'
import { serverNow } from '#kit/device/clock.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { entries, isPending, unfinishedOf } from '#kit/outbox/entries.ts'
import { ask, forget, registerSender, type Sender } from '#kit/outbox/outbox.ts'
import type { Entry } from '#kit/outbox/stored-entries.ts'
import { useUnfinished } from '#kit/outbox/use-outbox.ts'

/** A room that was ticked off on this device and is not known to be cleared. */
type RoomTick = Tick & { venueId: number; room: string }

const kind = 'tray round'

/** Returns the ticks at a venue, in the order in which rooms were ticked off. */
export function useTicks(venueId: number): readonly Entry<RoomTick>[] {
  const ticks = useUnfinished<RoomTick>(kind)
  return useMemo(() => ticks.filter(({ request }) => request.venueId === venueId), [ticks, venueId])
}

/**
 * Ticks a room off. The tick can be undone for a moment. After that, and once there is a connection, the trays that were
 * there at the tick are cleared.
 */
export function tickRoom(room: RoundRoom, venueId: number): void {
  const tick = tickOf(room, serverNow())
  const { tableId, until } = tick
  const before = unfinishedOf<RoomTick>(entries.get(), kind).filter(({ request }) => request.tableId === tableId)
  const since = [tick.since, ...before.map(({ request }) => request.since)].toSorted()[0]!
  for (const entry of before) untickRoom(entry)
  void ask<RoomTick>({
    name: `${kind} ${tableId} ${until}`,
    kind,
    place: 'device',
    request: { ...tick, since, venueId, room: room.name },
    heldForMs: tickHeldMs,
  })
}

/** Undoes a tick that was not sent. */
export function untickRoom({ name }: Entry): void {
  if (!isPending(name)) forget(name)
}

/**
 * Sends ticks from now on, while a person is signed in. Returns a function that stops it. The screen of a round calls it
 * too: without a connection, the trays may still be loading.
 */
export function startSendingTicks(): () => void {
  const stop = registerSender(kind, getSender)
  for (const { name, request } of unfinishedOf<RoomTick>(entries.get(), kind)) if (!isOn(request)) forget(name)
  return stop
}

const sender: Sender<RoomTick, TrayOut[]> = {
  send: clear,
  isWanted: isOn,
  onDone: (trays) => applyNow(traysPath, trays),
  onRefused: (error, { request: { room } }) =>
    showToast({ kind: 'error', text: translate('trays:round.refused', { room, reason: errorText(error) }) }),
  unfinishedText: (count) => translate('trays:round.unsent', { count }),
}

function getSender(): Sender<RoomTick, TrayOut[]> {
  return sender
}

function isOn(tick: Tick): boolean {
  return isTickOn(tick, serverNow())
}

/**
 * Clears a room, and returns its trays in their current state. If another person was faster, or an answer was lost,
 * there is nothing left to clear.
 */
async function clear({ venueId, tableId, since, until }: RoomTick): Promise<TrayOut[]> {
  try {
    return (await apiCreate(clearTraysPath, { tableId, until })).trays
  } catch (error) {
    if (toApiError(error).data.reason !== 'roomEmpty') throw error
    return apiList(traysPath, { restaurantId: venueId, tableId, createdAt: { $gte: since, $lte: until } })
  }
}
