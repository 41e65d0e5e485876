import { ordersPath, undoOrderPath } from '@brigade/domain/orders/orders.api.ts'
import { undoSeconds } from '@brigade/domain/orders/orders.undo.ts'
import type { FormQuestion, MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import {
  acceptPreOrdersPath,
  formQuestionsPath,
  menuFormsPath,
  preOrdersPath,
  printSlotPath,
  releasePreOrderPath,
  sortFormQuestionsPath,
} from '@brigade/domain/preorders/preorders.api.ts'
import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import type { BodyOf } from '@brigade/domain/services.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast, type ToastAction } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'
import { formsKey, offeredKey, preOrdersKey, questionsKey } from '#features/preorders/preorders.queries.ts'

/** Gives a menu a form, for the drawer, which shows the problems itself. */
export async function createForm(body: BodyOf<typeof menuFormsPath, 'create'>): Promise<MenuForm> {
  const form = await apiCreate(menuFormsPath, body)
  await conclude('preorders:said.saved')
  return form
}

/** Changes a form, for the drawer. */
export async function changeForm(id: number, change: BodyOf<typeof menuFormsPath, 'patch'>): Promise<MenuForm> {
  const form = await apiPatch(menuFormsPath, id, change)
  await conclude('preorders:said.saved')
  return form
}

export function useRemoveForm() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(menuFormsPath, id),
    onSuccess: () => conclude('preorders:said.removed'),
    onError: showError,
  })
}

/** Adds a question to a form, for the drawer. */
export async function createQuestion(body: BodyOf<typeof formQuestionsPath, 'create'>): Promise<FormQuestion> {
  const question = await apiCreate(formQuestionsPath, body)
  await conclude('preorders:said.saved')
  return question
}

/** Changes a question, for the drawer. */
export async function changeQuestion(
  id: number,
  change: BodyOf<typeof formQuestionsPath, 'patch'>,
): Promise<FormQuestion> {
  const question = await apiPatch(formQuestionsPath, id, change)
  await conclude('preorders:said.saved')
  return question
}

export function useRemoveQuestion() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(formQuestionsPath, id),
    onSuccess: () => conclude('preorders:said.removed'),
    onError: showError,
  })
}

/** Stores a new order of questions, for the screen that sorts, which says so itself. */
export async function saveOrderOfQuestions(body: BodyOf<typeof sortFormQuestionsPath, 'create'>): Promise<void> {
  await apiCreate(sortFormQuestionsPath, body)
  await refetch()
}

/** Stores a new order of additional items, for the screen that sorts. */
export async function saveOrderOfItems(form: MenuForm, itemIds: readonly number[]): Promise<void> {
  const { id, version, additional } = form
  const sorted = additional.toSorted((one, other) => itemIds.indexOf(one.itemId) - itemIds.indexOf(other.itemId))
  await apiPatch(menuFormsPath, id, { additional: sorted, version })
  await refetch()
}

/** Enters the card of a guest, for the drawer. */
export async function placePreOrder(body: BodyOf<typeof preOrdersPath, 'create'>): Promise<PreOrder> {
  const placed = await apiCreate(preOrdersPath, body)
  await conclude('preorders:said.placed')
  return placed
}

/** Changes the card of a guest, for the drawer. */
export async function changePreOrder(id: number, change: BodyOf<typeof preOrdersPath, 'patch'>): Promise<PreOrder> {
  const changed = await apiPatch(preOrdersPath, id, change)
  await conclude('preorders:said.saved')
  return changed
}

/** Accepts cards as they are on the screen: one that was changed meanwhile is refused, and shown as it is. */
export function useAcceptPreOrders() {
  return useMutation({
    mutationFn: (seen: readonly Pick<PreOrder, 'id' | 'version'>[]) =>
      apiCreate(acceptPreOrdersPath, { ids: seen.map(({ id }) => id), versions: seen.map(({ version }) => version) }),
    onSuccess: () => conclude('preorders:said.accepted'),
    onError: showErrorAndRefetch,
  })
}

/** Sends a card to the kitchen, which its author can undo. */
export function useReleasePreOrder() {
  return useMutation({
    mutationFn: (id: number) => apiCreate(releasePreOrderPath, { id }),
    onSuccess: ({ orderId }) => conclude('preorders:said.released', orderId),
    onError: showErrorAndRefetch,
  })
}

/** Cancels a pre-order by its order, with a reason, which its author can undo. */
export function useCancelPreOrder() {
  return useMutation({
    mutationFn: ({ orderId, reason }: { orderId: number; reason: string }) =>
      apiPatch(ordersPath, orderId, { status: 'cancelled', cancelReason: reason }),
    onSuccess: ({ id }) => conclude('preorders:said.cancelled', id),
    onError: showErrorAndRefetch,
  })
}

export function usePrintSlot() {
  return useMutation({
    mutationFn: (slot: BodyOf<typeof printSlotPath, 'create'>) => apiCreate(printSlotPath, slot),
    onSuccess: () => conclude('preorders:said.printed'),
    onError: showError,
  })
}

function showErrorAndRefetch(error: unknown): void {
  showError(error)
  void refetch()
}

/** Shows what was done, with Undo if it was an act on this order. */
async function conclude(said: PlainKey, undoneOrderId?: number): Promise<void> {
  await refetch()
  const action = undoneOrderId === undefined ? undefined : undoOf(undoneOrderId)
  showToast({ kind: 'success', text: translate(said), action })
}

function undoOf(orderId: number): ToastAction {
  return { label: translate('preorders:undo'), run: () => void undo(orderId), forMs: undoSeconds * 1000 }
}

async function undo(id: number): Promise<void> {
  try {
    await apiCreate(undoOrderPath, { id })
    await conclude('preorders:said.undone')
  } catch (error) {
    showErrorAndRefetch(error)
  }
}

async function refetch(): Promise<void> {
  await Promise.all(
    [formsKey, questionsKey, offeredKey, preOrdersKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
}
