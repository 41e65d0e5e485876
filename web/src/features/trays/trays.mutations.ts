import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { clearTraysPath, registerStickersPath, trayStickersPath, traysPath } from '@brigade/domain/trays/trays.api.ts'
import type { RoomWithTrays } from '@brigade/domain/trays/trays.rooms.ts'
import { comparedSerial, shortSerial } from '@brigade/domain/trays/trays.scan.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { serialsOf, type StickerRangeDraft } from '@brigade/domain/trays/trays.stickers.ts'
import type { PatchVenue } from '@brigade/domain/venues/venues.writes.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiList, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { isOwnEarlierAct } from '#kit/calls/own-earlier-act.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { useUser } from '#kit/calls/session.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { sendOnce } from '#kit/outbox/send-once.ts'
import { stickersKey } from '#features/trays/trays.queries.ts'
import { changeVenue } from '#features/venues/public/change-venue.ts'

/** Unlinks a tray. The second of two people is informed who was first and when, except if their own answer got lost. */
export function useUnlinkTray() {
  const user = useUser()
  const { time } = useFormats()
  return useMutation({
    mutationFn: (id: number) => unlinkTray(id, user),
    onSuccess: (tray) => {
      applyNow(traysPath, tray)
      showToast({ kind: 'success', text: translate('trays:said.unlinked') })
    },
    onError: (thrown) => {
      const { tray } = toApiError(thrown).data
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is the wire's word: the contract of the path.
      if (typeof tray === 'object') applyNow(traysPath, tray as TrayOut)
      tellFirst(thrown, ({ name, at }) => translate('trays:said.unlinkedFirst', { name, time: time(at) }))
    },
  })
}

async function unlinkTray(id: number, user: StaffUser): Promise<TrayOut> {
  try {
    return await apiPatch(traysPath, id, { status: 'expired' })
  } catch (thrown) {
    const { tray } = toApiError(thrown).data
    if (!isOwnEarlierAct(thrown, user) || typeof tray !== 'object') throw thrown
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is the wire's word: the contract of the path.
    return tray as TrayOut
  }
}

type ClearRoom = RoomWithTrays & { until: string }

/**
 * Clears a room of everything that was there until an instant: its trays are collected, and its delivered orders
 * completed.
 */
export function useClearRoom() {
  const user = useUser()
  const { time } = useFormats()
  return useMutation({
    mutationFn: (room: ClearRoom) => clearRoom(room, user),
    onSuccess: (trays, { name }) => {
      for (const tray of trays) applyNow(traysPath, tray)
      showToast({ kind: 'success', text: translate('trays:said.cleared', { room: name }) })
    },
    onError: (thrown, { name: room }) =>
      tellFirst(thrown, ({ name, at }) => translate('trays:said.clearedFirst', { name, room, time: time(at) })),
  })
}

/** Shows who was first if the refusal names them. */
function tellFirst(thrown: unknown, sentence: (first: { name: string; at: string }) => string): void {
  const { by, at } = toApiError(thrown).data
  if (typeof by !== 'string' || typeof at !== 'string') showError(thrown)
  else showToast({ kind: 'info', text: sentence({ name: by, at }) })
}

/**
 * Returns the trays that are collected with it. If the room is empty because of an earlier press, whose answer got
 * lost, they are fetched.
 */
async function clearRoom({ tableId, trays, until }: ClearRoom, user: StaffUser): Promise<readonly TrayOut[]> {
  const [oldest] = trays
  try {
    return (await apiCreate(clearTraysPath, { tableId, until, since: oldest?.createdAt })).trays
  } catch (thrown) {
    if (!isOwnEarlierAct(thrown, user) || !oldest) throw thrown
    return apiList(traysPath, { tableId, createdAt: { $gte: oldest.createdAt, $lte: until } })
  }
}

/** Saves the tray settings of a venue, for a form. */
export async function saveTraySettings(venueId: number, change: PatchVenue): Promise<void> {
  await changeVenue(venueId, change)
  showToast({ kind: 'success', text: translate('trays:settings.saved') })
}

/** Registers a range of stickers at their venue; known ones stay unchanged. For a form. */
export async function registerStickers(restaurantId: number, range: StickerRangeDraft): Promise<void> {
  const [first = ''] = serialsOf(range)
  const { stickers, known } = await apiCreate(registerStickersPath, {
    restaurantId,
    first,
    count: Number(range.count),
    type: range.type,
  })
  void queryClient.invalidateQueries({ queryKey: stickersKey })
  const count = stickers.length
  showToast({
    kind: 'success',
    text: translate(known === 0 ? 'trays:stickers.added' : 'trays:stickers.addedBut', { count, known }),
  })
}

/** Deletes a sticker whose tray is in no room. */
export function useForgetSticker() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(trayStickersPath, id),
    onError: showError,
    // Fetched even if it was already unlinked: an answer was lost, or another person was first.
    onSettled: () => queryClient.invalidateQueries({ queryKey: stickersKey }),
  })
}

type LinkTray = {
  serial: string
  tableId: number
  /** The tray in the room where it was seen. */
  from: TrayOut | undefined
  /** The order that it was delivered with. */
  orderId?: number
}

/**
 * Links a tray to a room, or moves it there from the one where it was seen: the server reports who has moved it from
 * there. A repeated request without an answer has the same key.
 */
export function useLinkTray() {
  return useMutation({
    mutationFn: ({ serial, tableId, from, orderId }: LinkTray) => {
      const request = { trayOutQR: serial, tableId, orderId, ...(from && { moveFromTableId: from.tableId }) }
      const send = (idempotencyKey: string) => apiCreate(traysPath, { ...request, idempotencyKey })
      return sendOnce({ name: `tray ${serial}`, request, send })
    },
    onSuccess: (tray, { orderId }) => {
      applyNow(traysPath, tray)
      sayLinked(tray, orderId)
    },
    onError: showError,
  })
}

/**
 * Confirms the link. A tray that was already there keeps the order that it was first linked with: the message must not
 * name another one.
 */
function sayLinked(tray: TrayOut, orderId: number | undefined): void {
  const named = { tray: nameOfTray(tray), room: tray.tableName }
  const kept = orderId === undefined || tray.orderId === orderId ? null : tray.orderId
  if (kept === null) showToast({ kind: 'success', text: translate('trays:said.linked', named) })
  else showToast({ kind: 'info', text: translate('trays:said.keepsOrder', { ...named, id: kept }) })
}

type Named = Pick<TrayOut, 'type' | 'trayOutQR'>

/** Returns the familiar name of a tray: its kind, and the end of its serial. */
export function nameOfTray({ type, trayOutQR }: Named): string {
  return translate('trays:named', { type: translate(`trays:types.${type}`), serial: shortSerial(trayOutQR) })
}

/** Returns the name of a tray with the whole serial. */
export function wholeNameOfTray({ type, trayOutQR }: Named): string {
  return translate('trays:namedInFull', { type: translate(`trays:types.${type}`), serial: trayOutQR })
}

/** Returns the name of a tray in a choice: with the whole serial if another one ends alike. */
export function nameAmong(trays: readonly Named[], tray: Named): string {
  const end = endOf(tray)
  return trays.filter((other) => endOf(other) === end).length > 1 ? wholeNameOfTray(tray) : nameOfTray(tray)
}

function endOf({ trayOutQR }: Named): string {
  return comparedSerial(shortSerial(trayOutQR))
}
