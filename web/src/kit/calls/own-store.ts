import { signedInId } from '#kit/calls/session.ts'
import type { Store } from '#kit/device/store.ts'

/**
 * Creates a store of what the signed-in person has not finished. `read` returns what they left before the page was
 * loaded; another person who signs in finds nothing of it.
 */
export function createOwnStore<T>(none: T, read: (ownerId: number) => T): Store<T> {
  let ownerId: number | null = null
  let own = none
  const listeners = new Set<() => void>()
  return {
    get() {
      const id = signedInId()
      if (id !== ownerId) {
        ownerId = id
        own = id === null ? none : read(id)
      }
      return own
    },
    set(next) {
      own = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
