import { lockedUntil } from '#features/passphrases/passphrase-memory.ts'
import { useNow } from '#kit/clock.ts'
import { useStore } from '#kit/store.ts'

/** Whole seconds for which this person's dialog still waits; zero when it takes tries. */
export function useLockedSeconds(userId: number): number {
  const lock = useStore(lockedUntil)
  const now = useNow(1_000)
  return lock?.userId === userId ? Math.max(0, Math.floor((lock.until - now) / 1_000)) : 0
}
