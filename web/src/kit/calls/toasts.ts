import { toApiError } from '#kit/calls/api-error.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { refusalText } from '#kit/calls/refusals.ts'
import { createStore, useStore } from '#kit/device/store.ts'

export type Toast = {
  id: number
  kind: 'success' | 'error' | 'info'
  text: string
  /** For example, Undo. */
  action?: ToastAction | undefined
}

export type ToastAction = {
  label: string
  run: () => void
  /** Time in milliseconds for which it is useful, if shorter than usual. */
  forMs?: number
}

const shownForMs = { success: 4_000, info: 6_000, error: 10_000 } satisfies Record<Toast['kind'], number>
/** In milliseconds. A person who wants to undo something has to read and to decide first. */
const actionForMs = 15_000
/** Upper limit of toasts at once. Only toasts whose act can still be undone may exceed it. */
const mostAtOnce = 3
const toasts = createStore<readonly Toast[]>([])
let lastId = 0

export function useToasts(): readonly Toast[] {
  return useStore(toasts)
}

/** Shows a message for a few seconds at the edge of every screen. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const added = { ...toast, id: ++lastId }
  toasts.set([...withRoomForOne(toasts.get().filter(({ text }) => text !== toast.text)), added])
  const { kind, action } = toast
  const offeredForMs = action ? (action.forMs ?? actionForMs) : 0
  if (action) setTimeout(() => withdrawAction(added.id), offeredForMs)
  setTimeout(() => closeToast(added.id), Math.max(offeredForMs, shownForMs[kind]))
}

/** Drops the oldest toasts, except those whose action can still be used. */
function withRoomForOne(shown: readonly Toast[]): Toast[] {
  const dropped = shown.filter(({ action }) => !action).slice(0, Math.max(shown.length + 1 - mostAtOnce, 0))
  return shown.filter((toast) => !dropped.includes(toast))
}

function withdrawAction(id: number): void {
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, action: undefined } : toast)))
}

/** Shows a failed act away from its button; the only way to do so. */
export function showError(thrown: unknown): void {
  showToast({ kind: 'error', text: actErrorText(thrown) })
}

export function closeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** Closes the toasts with a text that is no longer true. */
export function closeToastsWith(text: string): void {
  toasts.set(toasts.get().filter((toast) => toast.text !== text))
}

/** Closes all toasts at sign-out: messages and offers to undo are not for the next person. */
export function closeToasts(): void {
  toasts.set([])
}

/**
 * Returns the message for a failed act. An act without an answer may have been done: the person is not asked to repeat
 * it.
 */
export function actErrorText(thrown: unknown): string {
  return toApiError(thrown).code === 0 ? translate('ui:errors.actUnanswered') : errorText(thrown)
}

/**
 * Returns the message for data that could not be read: the reason of the refusal, or that the server did not answer.
 */
export function errorText(thrown: unknown): string {
  const error = toApiError(thrown)
  return error.code === 0 ? translate('ui:errors.noAnswer') : (refusalText(error) ?? error.message)
}
