import { messageOf } from './error-words.ts'
import { type DatabaseTrouble, troubleOf } from './database-troubles.ts'

export type DatabaseListener = {
  /** Once when a trouble begins, however many calls feel it. */
  troubleBegan(trouble: DatabaseTrouble, reason: string): void
  troubleEnded(trouble: DatabaseTrouble, afterMs: number): void
  /** One call was not served because there was too much to do; the next may be. */
  callLeftOut(reason: string): void
  /** An idle connection was lost; the next call opens a new one. */
  connectionLost(reason: string): void
}

export type DatabaseWatch = {
  /** What the database suffers from now. */
  trouble(): DatabaseTrouble | undefined
  /** Whether an error is one that the listeners were told of, as a trouble that began or goes on. */
  isTold(error: unknown): boolean
  listen(listener: DatabaseListener): void
  /** Looks at why something failed. */
  note(error: unknown): void
  noteLostConnection(error: Error): void
  stop(): void
}

const probeEveryMs = 1000

/**
 * Knows since when the database suffers from what, and finds out by a write of its own when that is over. Damage is never over: what is
 * sound is still served, and somebody has to stop the server and bring a backup back.
 */
export function watchDatabase(probe: () => Promise<unknown>): DatabaseWatch {
  const listeners: DatabaseListener[] = []
  const told = new WeakSet<object>()
  let current: { trouble: DatabaseTrouble; since: number } | undefined
  let timer: NodeJS.Timeout | undefined

  function note(error: unknown): void {
    const trouble = troubleOf(error)
    if (!trouble) return
    if (error instanceof Error) told.add(error)
    const message = messageOf(error)
    if (trouble === 'databaseBusy') return listeners.forEach((listener) => listener.callLeftOut(message))
    if (isDamaged() || (current && trouble !== 'databaseDamaged')) return
    current = { trouble, since: performance.now() }
    for (const listener of listeners) listener.troubleBegan(trouble, message)
    probeLater()
  }

  function isDamaged(): boolean {
    return current?.trouble === 'databaseDamaged'
  }

  function probeLater(): void {
    clearTimeout(timer)
    if (isDamaged()) return
    timer = setTimeout(() => void probeNow(), probeEveryMs).unref()
  }

  async function probeNow(): Promise<void> {
    const error: unknown = await probe().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (troubleOf(error) || isDamaged()) return probeLater()
    const ended = current
    current = undefined
    if (ended) for (const listener of listeners) listener.troubleEnded(ended.trouble, performance.now() - ended.since)
  }

  return {
    trouble: () => current?.trouble,
    isTold: (error) => error instanceof Error && told.has(error),
    listen: (listener) => void listeners.push(listener),
    note,
    noteLostConnection: ({ message }) => listeners.forEach((listener) => listener.connectionLost(message)),
    stop: () => clearTimeout(timer),
  }
}
