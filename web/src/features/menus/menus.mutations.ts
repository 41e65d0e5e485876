import { moveCategoryPath, soldOutPath, sortOrderPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { sharedLinksPath } from '@brigade/domain/menus/menus.shared.api.ts'
import type { LinkShared } from '@brigade/domain/menus/menus.shared.schema.ts'
import type { MarkSoldOut, MoveCategory, SortOrder } from '@brigade/domain/menus/menus.writes.ts'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { type MenuParts, type EditedKind, partPaths } from '#features/menus/menu-parts.ts'
import { type NewParts, type PartPatches, partCalls } from '#features/menus/part-calls.ts'
import { patchOnce } from '#features/menus/patch-once.ts'
import { refetchMenus, removeParts } from '#features/menus/menus.live.ts'
import { apiCreate } from '#kit/calls/api-client.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { useAddOnce } from '#kit/outbox/use-add-once.ts'
import { useOutbox } from '#kit/outbox/use-outbox.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'

/** The message after a save, where it differs from the general one. */
export type Said =
  | 'optionsUpdated'
  | 'tagsApplied'
  | 'tagsRemoved'
  | 'tagRemoved'
  | 'ecoTagRemoved'
  | 'recommendationRemoved'

type ChangePart<K extends EditedKind> = { id: number; change: PartPatches[K]; said?: Said }

/** Adds a record for a form, which shows errors itself. */
export function useCreatePart<K extends EditedKind>(kind: K) {
  const { withPassphrase } = usePassphrase()
  const addOnce = useAddOnce<NewParts[K], MenuParts[K]>({
    form: `menus/${kind}`,
    create: (body, idempotencyKey) => partCalls[kind].create(body, idempotencyKey),
    change: (added, body) => patchOnce(kind, added.id, changeOf(body, added)),
  })
  return useMutation({
    mutationFn: (body: NewParts[K]) => withPassphrase(() => addOnce(body)),
    onSuccess: (record) => {
      applyNow(partPaths[kind], record)
      showSuccess(`menus:said.${kind}.added`)
    },
  })
}

/** Turns a whole record into a change of itself; the server ignores fields that only creating needs. */
function changeOf<K extends EditedKind>(body: NewParts[K], { version }: MenuParts[K]): PartPatches[K] {
  return Object.assign<object, object, object>({}, body, { version })
}

/** Changes a record for a form, which shows errors itself, and also the changes that other users made in between. */
export function useSavePart<K extends EditedKind>(kind: K) {
  return useMutation(useChangePart(kind))
}

/** Changes a record with one press, without a form: every error is shown as a message. */
export function usePatchPart<K extends EditedKind>(kind: K) {
  const change = useChangePart(kind)
  return useMutation({ ...change, onError: showError })
}

function useChangePart<K extends EditedKind>(kind: K) {
  const { withPassphrase } = usePassphrase()
  return {
    mutationFn: ({ id, change }: ChangePart<K>) => withPassphrase(() => patchOnce(kind, id, change)),
    onSuccess: (record: MenuParts[K], { said }: ChangePart<K>) => {
      applyNow(partPaths[kind], record)
      showSuccess(said ? `menus:said.${said}` : `menus:said.${kind}.updated`)
    },
  }
}

export function useRemovePart<K extends EditedKind>(kind: K) {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: (part: MenuParts[K] | { id: number }) => withPassphrase(() => partCalls[kind].remove(part.id)),
    onSuccess: (record) => {
      removeParts(kind, [record])
      showSuccess('menus:said.deleted')
    },
    onError: (error) => {
      showError(error)
      // Another user deleted it at the same time: the fetched list is right.
      if (toApiError(error).code === 404) void refetchMenus()
    },
  })
}

/** Changes which items have a shared group or side. */
export function useLinkShared() {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: (link: LinkShared) => withPassphrase(() => apiCreate(sharedLinksPath, link)),
    onSuccess: () => {
      void refetchMenus()
      showSuccess('menus:said.sharedLinked')
    },
    onError: showError,
  })
}

/** Returns the call that sorts the records of one parent, for the screen that sorts. */
export function useSaveOrder(): (order: SortOrder) => Promise<void> {
  const { withPassphrase } = usePassphrase()
  return async (order) => {
    await withPassphrase(() => apiCreate(sortOrderPath, order))
    void refetchMenus()
  }
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

/**
 * The limit of automatic retries in milliseconds: later, other users may have decided otherwise, and the user must
 * press again.
 */
const leftAfterMs = 60_000

/**
 * Marks an item, a side or an option as sold out, or as available. A request without an answer is soon repeated:
 * repeating it changes nothing.
 */
export function useMarkSoldOut(onMarked?: () => void) {
  const { ask, entry, isUnderWay } = useOutbox(
    `sold out ${useId()}`,
    {
      send: (mark: MarkSoldOut) => apiCreate(soldOutPath, mark),
      onDone(record, { request: { kind, for: span } }) {
        onMarked?.()
        applyNow(partPaths[kindOfSoldOut[kind]], record)
        showSuccess(span === 'back' ? 'menus:said.isBack' : 'menus:said.isSoldOut')
      },
      onRefused: showError,
      onUnanswered: () => showToast({ kind: 'error', text: translate('ui:errors.unanswered') }),
    },
    { leftAfterMs },
  )
  /** `marking` is the mark that is being sent. */
  return { mark: ask, marking: isUnderWay ? entry?.request : undefined }
}

function showSuccess(key: PlainKey): void {
  showToast({ kind: 'success', text: translate(key) })
}
