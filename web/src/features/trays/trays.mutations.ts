import { clearTraysPath, traysPath } from '@brigade/domain/trays/trays.api.ts'
import type { RoomWithTrays } from '@brigade/domain/trays/trays.rooms.ts'
import { shortSerial } from '@brigade/domain/trays/trays.scan.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch } from '#kit/api-client.ts'
import { say } from '#kit/i18n.ts'
import { useIdempotencyKeys } from '#kit/idempotency-key.ts'
import { applyNow } from '#kit/live-rules.ts'
import { showError, showToast } from '#kit/toasts.ts'

/** Unlinks a tray. Who is second is told who was first. */
export function useUnlinkTray() {
  return useMutation({
    mutationFn: (id: number) => apiPatch(traysPath, id, { status: 'expired' }),
    onSuccess: (tray) => {
      applyNow(traysPath, tray)
      showToast({ kind: 'success', text: say('trays:said.unlinked') })
    },
    onError: showError,
  })
}

/** Clears a room: its trays are fetched, and what was delivered there is completed. */
export function useClearRoom() {
  return useMutation({
    mutationFn: ({ tableId }: RoomWithTrays) => apiCreate(clearTraysPath, { tableId }),
    onSuccess: ({ trays }, { name }) => {
      for (const tray of trays) applyNow(traysPath, tray)
      showToast({ kind: 'success', text: say('trays:said.cleared', { room: name }) })
    },
    onError: showError,
  })
}

type LinkTray = { serial: string; tableId: number; from: TrayOut | undefined }

/** Links a tray to a room, or moves it there from the one where it was seen. What got no answer is asked once more by the same key. */
export function useLinkTray() {
  const { keyOf, forget } = useIdempotencyKeys('trays/link')
  return useMutation({
    mutationFn: ({ serial, tableId, from }: LinkTray) => {
      const body = { trayOutQR: serial, tableId, ...(from && { moveFromTableId: from.tableId }) }
      return apiCreate(traysPath, { ...body, idempotencyKey: keyOf(body) })
    },
    onSuccess: (tray, { from }) => {
      forget()
      if (from && from.id !== tray.id) applyNow(traysPath, fetched(from))
      applyNow(traysPath, tray)
      showToast({ kind: 'success', text: say('trays:said.linked', { tray: nameOfTray(tray), room: tray.tableName }) })
    },
    onError: showError,
  })
}

/** A tray that was moved is no more where it was. */
function fetched(tray: TrayOut): TrayOut {
  return { ...tray, status: 'expired', version: tray.version + 1 }
}

/** What people call a tray: its kind, and the end of its serial. */
export function nameOfTray({ type, trayOutQR }: Pick<TrayOut, 'type' | 'trayOutQR'>): string {
  return say('trays:named', { type: say(`trays:types.${type}`), serial: shortSerial(trayOutQR) })
}
