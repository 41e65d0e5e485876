import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { clearTraysPath, registerStickersPath, trayStickersPath, traysPath } from '@brigade/domain/trays/trays.api.ts'
import type { RoomWithTrays } from '@brigade/domain/trays/trays.rooms.ts'
import { comparedSerial, shortSerial } from '@brigade/domain/trays/trays.scan.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { serialsOf, type StickerRangeDraft } from '@brigade/domain/trays/trays.stickers.ts'
import type { PatchVenue } from '@brigade/domain/venues/venues.writes.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiList, apiPatch, apiRemove } from '#kit/api-client.ts'
import { toApiError } from '#kit/api-error.ts'
import { useFormats } from '#kit/formats.ts'
import { say } from '#kit/i18n.ts'
import { useIdempotencyKeys } from '#kit/idempotency-key.ts'
import { applyNow } from '#kit/live-rules.ts'
import { isOwnEarlierAct } from '#kit/own-earlier-act.ts'
import { queryClient } from '#kit/query-client.ts'
import { useUser } from '#kit/session.ts'
import { showError, showToast } from '#kit/toasts.ts'
import { stickersKey } from '#features/trays/trays.queries.ts'
import { changeVenue } from '#features/venues/door/change-venue.ts'

/** Unlinks a tray. Who is second is told who was first and when, but for whom an answer got lost. */
export function useUnlinkTray() {
  const user = useUser()
  const { time } = useFormats()
  return useMutation({
    mutationFn: (id: number) => unlinkTray(id, user),
    onSuccess: (tray) => {
      applyNow(traysPath, tray)
      showToast({ kind: 'success', text: say('trays:said.unlinked') })
    },
    onError: (thrown) => {
      const { tray } = toApiError(thrown).data
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is the wire's word: the contract of the path.
      if (typeof tray === 'object') applyNow(traysPath, tray as TrayOut)
      tellFirst(thrown, ({ name, at }) => say('trays:said.unlinkedFirst', { name, time: time(at) }))
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

/** Clears a room of what was there until an instant: its trays are fetched, and what was delivered there is completed. */
export function useClearRoom() {
  const user = useUser()
  const { time } = useFormats()
  return useMutation({
    mutationFn: (room: ClearRoom) => clearRoom(room, user),
    onSuccess: (trays, { name }) => {
      for (const tray of trays) applyNow(traysPath, tray)
      showToast({ kind: 'success', text: say('trays:said.cleared', { room: name }) })
    },
    onError: (thrown, { name: room }) =>
      tellFirst(thrown, ({ name, at }) => say('trays:said.clearedFirst', { name, room, time: time(at) })),
  })
}

/** Tells who was first where the refusal says so. */
function tellFirst(thrown: unknown, sentence: (first: { name: string; at: string }) => string): void {
  const { by, at } = toApiError(thrown).data
  if (typeof by !== 'string' || typeof at !== 'string') showError(thrown)
  else showToast({ kind: 'info', text: sentence({ name: by, at }) })
}

/** Gives the trays that are fetched with it. Where the room is empty because of an earlier press, whose answer got lost, they are asked for. */
async function clearRoom({ tableId, trays, until }: ClearRoom, user: StaffUser): Promise<readonly TrayOut[]> {
  const [oldest] = trays
  try {
    return (await apiCreate(clearTraysPath, { tableId, until, since: oldest?.createdAt })).trays
  } catch (thrown) {
    if (!isOwnEarlierAct(thrown, user) || !oldest) throw thrown
    return apiList(traysPath, { tableId, createdAt: { $gte: oldest.createdAt, $lte: until } })
  }
}

/** Saves what a venue says of its trays, for a form. */
export async function saveTraySettings(venueId: number, change: PatchVenue): Promise<void> {
  await changeVenue(venueId, change)
  showToast({ kind: 'success', text: say('trays:settings.saved') })
}

/** Makes a range of stickers known to their venue; those that it knows already stay as they are. For a form. */
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
    text: say(known === 0 ? 'trays:stickers.added' : 'trays:stickers.addedBut', { count, known }),
  })
}

/** Forgets a sticker whose tray is in no room. */
export function useForgetSticker() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(trayStickersPath, id),
    onError: showError,
    // Also where it was gone already: an answer was lost, or somebody else was first.
    onSettled: () => queryClient.invalidateQueries({ queryKey: stickersKey }),
  })
}

type LinkTray = {
  serial: string
  tableId: number
  /** Where it was seen to be. */
  from: TrayOut | undefined
  /** The order that it was brought with. */
  orderId?: number
  /** Of its own, where several are linked at once. */
  idempotencyKey?: string
}

/**
 * Links a tray to a room, or moves it there from the one where it was seen: who has moved it from there the server tells. What got no answer
 * has the same key when it is asked again.
 */
export function useLinkTray() {
  const { keyOf, forget } = useIdempotencyKeys('trays/link')
  return useMutation({
    mutationFn: ({ serial, tableId, from, orderId, idempotencyKey }: LinkTray) => {
      const body = { trayOutQR: serial, tableId, orderId, ...(from && { moveFromTableId: from.tableId }) }
      return apiCreate(traysPath, { ...body, idempotencyKey: idempotencyKey ?? keyOf(body) })
    },
    onSuccess: (tray, { orderId }) => {
      forget()
      applyNow(traysPath, tray)
      sayLinked(tray, orderId)
    },
    onError: showError,
  })
}

/** One that is there already keeps the order that it was first linked with: that it was linked with another one must not be said. */
function sayLinked(tray: TrayOut, orderId: number | undefined): void {
  const named = { tray: nameOfTray(tray), room: tray.tableName }
  const kept = orderId === undefined || tray.orderId === orderId ? null : tray.orderId
  if (kept === null) showToast({ kind: 'success', text: say('trays:said.linked', named) })
  else showToast({ kind: 'info', text: say('trays:said.keepsOrder', { ...named, id: kept }) })
}

type Named = Pick<TrayOut, 'type' | 'trayOutQR'>

/** What people call a tray: its kind, and the end of its serial. */
export function nameOfTray({ type, trayOutQR }: Named): string {
  return say('trays:named', { type: say(`trays:types.${type}`), serial: shortSerial(trayOutQR) })
}

/** The same with the whole serial. */
export function wholeNameOfTray({ type, trayOutQR }: Named): string {
  return say('trays:namedInFull', { type: say(`trays:types.${type}`), serial: trayOutQR })
}

/** What a tray is called among others, of which one is chosen: with the whole serial where another one ends alike. */
export function nameAmong(trays: readonly Named[], tray: Named): string {
  const end = endOf(tray)
  return trays.filter((other) => endOf(other) === end).length > 1 ? wholeNameOfTray(tray) : nameOfTray(tray)
}

function endOf({ trayOutQR }: Named): string {
  return comparedSerial(shortSerial(trayOutQR))
}
