import { moveCategoryPath, soldOutPath, sortOrderPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { MarkSoldOut, MoveCategory, SortOrder } from '@brigade/domain/menus/menus.writes.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { usePassphrase } from '#features/passphrases/door/use-passphrase.tsx'
import { type MenuParts, type MenuPartKind, partPaths } from '#features/menus/menu-parts.ts'
import { type NewParts, type PartChanges, partCalls } from '#features/menus/part-calls.ts'
import { patchOnce, useCreateOnce } from '#features/menus/lost-saves.ts'
import { refetchMenus, removeParts } from '#features/menus/menus.live.ts'
import { apiCreate } from '#kit/api-client.ts'
import { isUnanswered, toApiError } from '#kit/api-error.ts'
import { serverNow } from '#kit/clock.ts'
import { say } from '#kit/i18n.ts'
import { useAskAgain } from '#kit/connection.ts'
import { applyNow } from '#kit/live-rules.ts'
import { showError, showToast } from '#kit/toasts.ts'
import type { PlainKey } from '#kit/word-keys.ts'

/** What is said when something was saved, besides that a record of its kind was. */
export type Said =
  | 'optionsUpdated'
  | 'tagsApplied'
  | 'tagsRemoved'
  | 'tagRemoved'
  | 'ecoTagRemoved'
  | 'recommendationRemoved'

type ChangePart<K extends MenuPartKind> = { id: number; change: PartChanges[K]; said?: Said }

/** Adds a record for a form, which says itself what is wrong. */
export function useCreatePart<K extends MenuPartKind>(kind: K) {
  const { withPassphrase } = usePassphrase()
  const createOnce = useCreateOnce(kind)
  return useMutation({
    mutationFn: (body: NewParts[K]) => withPassphrase(() => createOnce(body)),
    onSuccess: (record) => {
      applyNow(partPaths[kind], record)
      showSuccess(`menus:said.${kind}.added`)
    },
  })
}

/** Changes a record for a form, which says itself what is wrong, and what others made of it meanwhile. */
export function useSavePart<K extends MenuPartKind>(kind: K) {
  return useMutation(useChangePart(kind))
}

/** Changes a record by one press, where there is no form: whatever goes wrong is told. */
export function usePatchPart<K extends MenuPartKind>(kind: K) {
  const change = useChangePart(kind)
  return useMutation({ ...change, onError: showError })
}

function useChangePart<K extends MenuPartKind>(kind: K) {
  const { withPassphrase } = usePassphrase()
  return {
    mutationFn: ({ id, change }: ChangePart<K>) => withPassphrase(() => patchOnce(kind, id, change)),
    onSuccess: (record: MenuParts[K], { said }: ChangePart<K>) => {
      applyNow(partPaths[kind], record)
      showSuccess(said ? `menus:said.${said}` : `menus:said.${kind}.updated`)
    },
  }
}

export function useRemovePart<K extends MenuPartKind>(kind: K) {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: (part: MenuParts[K] | { id: number }) => withPassphrase(() => partCalls[kind].remove(part.id)),
    onSuccess: (record) => {
      removeParts(kind, [record])
      showSuccess('menus:said.deleted')
    },
    onError: (error) => {
      showError(error)
      // Two people deleted it at once: the other one's list is right.
      if (toApiError(error).code === 404) void refetchMenus()
    },
  })
}

/** Gives the records of one parent a new order. A refusal because the list changed is for the screen to show. */
export function useSortParts() {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: (order: SortOrder) => withPassphrase(() => apiCreate(sortOrderPath, order)),
    onSuccess: () => {
      void refetchMenus()
      showSuccess('menus:said.sorted')
    },
    onError: (error) => toApiError(error).data.reason !== 'sortMoved' && showError(error),
  })
}

/** Moves a category with its items to another menu. */
export function useMoveCategory() {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: (move: MoveCategory) => withPassphrase(() => apiCreate(moveCategoryPath, move)),
    onSuccess: () => {
      void refetchMenus()
      showSuccess('menus:said.itemsMoved')
      showSuccess('menus:said.categoryMoved')
    },
    onError: (error) => {
      showError(error)
      if (toApiError(error).code === 409) void refetchMenus()
    },
  })
}

const kindOfSoldOut = { item: 'items', side: 'sides', option: 'modifiers' } as const

/** After this, others may have decided otherwise: a person presses again then. */
const askAgainWithinMs = 60_000

/** Marks an item, a side or an option as sold out, or as back. One whose answer got lost is asked for again soon: it is the same twice. */
export function useMarkSoldOut(onMarked?: () => void) {
  const [lost, setLost] = useState<{ mark: MarkSoldOut; sinceMs: number } | null>(null)
  const mutation = useMutation({
    mutationFn: (mark: MarkSoldOut) => apiCreate(soldOutPath, mark),
    onSuccess: (record, { kind, for: span }) => {
      setLost(null)
      onMarked?.()
      applyNow(partPaths[kindOfSoldOut[kind]], record)
      showSuccess(span === 'back' ? 'menus:said.isBack' : 'menus:said.isSoldOut')
    },
    onError: (error, mark) => {
      const isLost = isUnanswered(error)
      setLost((before) => (isLost ? { mark, sinceMs: before?.mark === mark ? before.sinceMs : serverNow() } : null))
      if (isLost) showToast({ kind: 'error', text: say('ui:errors.unanswered') })
      else showError(error)
    },
  })
  useAskAgain(lost !== null, () => {
    if (!lost) return
    if (serverNow() - lost.sinceMs > askAgainWithinMs) setLost(null)
    else mutation.mutate(lost.mark)
  })
  return mutation
}

function showSuccess(key: PlainKey): void {
  showToast({ kind: 'success', text: say(key) })
}
