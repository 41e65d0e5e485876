import { messageOf } from '../errors/error-text.ts'
import { type DatabaseTrouble, troubleOf } from '../errors/database-troubles.ts'

export type DatabaseListener = {
  /** Called once when a trouble begins, however many calls it affects. */
  troubleBegan(trouble: DatabaseTrouble, reason: string): void
  troubleEnded(trouble: DatabaseTrouble, afterMs: number): void
  /** Called when one call was not served because the database was too busy; the next call may succeed. */
  callLeftOut(reason: string): void
  /** Called when an idle connection was lost; the next call opens a new one. */
  connectionLost(reason: string): void
}

export type DatabaseWatch = {
  /** Returns the current trouble of the database. */
  trouble(): DatabaseTrouble | undefined
  /** Returns true if the listeners were already notified of an error, as a trouble that began or continues. */
  isTold(error: unknown): boolean
  listen(listener: DatabaseListener): void
  /** Examines why a call failed. */
  note(error: unknown): void
  noteLostConnection(error: Error): void
  stop(): void
}

const probeEveryMs = 1000

/**
 * Tracks the trouble of the database and its start, and finds out by a write of its own when it is over. Damage is
 * never over: intact data is still served, and an operator has to stop the server and restore a backup.
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
