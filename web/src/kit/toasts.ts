import { toApiError } from '#kit/api-error.ts'
import { say } from '#kit/i18n.ts'
import { refusalText } from '#kit/refusals.ts'
import { createStore, useStore } from '#kit/store.ts'

export type Toast = {
  id: number
  kind: 'success' | 'error' | 'info'
  text: string
  /** Such as Undo. */
  action?: ToastAction | undefined
}

export type ToastAction = {
  label: string
  run: () => void
  /** How long it is of use, where that is less than usual. */
  forMs?: number
}

const shownForMs = { success: 4_000, info: 6_000, error: 10_000 } satisfies Record<Toast['kind'], number>
/** Somebody who wants to take something back has to read and to decide first. */
const actionForMs = 15_000
/** More than so many at once are for those alone that can still be taken back. */
const mostAtOnce = 3
const toasts = createStore<readonly Toast[]>([])
let lastId = 0

export function useToasts(): readonly Toast[] {
  return useStore(toasts)
}

/** Says something for a few seconds at the edge of every screen. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const added = { ...toast, id: ++lastId }
  toasts.set([...withRoomForOne(toasts.get().filter(({ text }) => text !== toast.text)), added])
  const { kind, action } = toast
  const offeredForMs = action ? (action.forMs ?? actionForMs) : 0
  if (action) setTimeout(() => withdrawAction(added.id), offeredForMs)
  setTimeout(() => closeToast(added.id), Math.max(offeredForMs, shownForMs[kind]))
}

/** The oldest go first, but for those whose action is still of use. */
function withRoomForOne(shown: readonly Toast[]): Toast[] {
  const dropped = shown.filter(({ action }) => !action).slice(0, Math.max(shown.length + 1 - mostAtOnce, 0))
  return shown.filter((toast) => !dropped.includes(toast))
}

function withdrawAction(id: number): void {
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, action: undefined } : toast)))
}

/** The one way in which a failed act is told away from its button. */
export function showError(thrown: unknown): void {
  showToast({ kind: 'error', text: actErrorText(thrown) })
}

export function closeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** For when somebody leaves: what was told them, and offered to be taken back, is nothing for the next. */
export function closeToasts(): void {
  toasts.set([])
}

/** What to tell people about a failed act. One that got no answer may have been done: nobody is asked to do it again. */
export function actErrorText(thrown: unknown): string {
  return toApiError(thrown).code === 0 ? say('ui:errors.actUnanswered') : errorText(thrown)
}

/** What to tell people about what could not be read: why it was refused, or that the server did not answer. */
export function errorText(thrown: unknown): string {
  const error = toApiError(thrown)
  return error.code === 0 ? say('ui:errors.noAnswer') : (refusalText(error) ?? error.message)
}
