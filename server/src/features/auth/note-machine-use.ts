import type { MachinePrincipal } from '@brigade/domain/access/principal.ts'
import type { Database } from '#kit/database/database.ts'
import { run } from '#kit/database/transaction.ts'

/** Interval in which the use of a key is stored once, in milliseconds. */
const noteEveryMs = 600_000

/** Stores when the keys of other systems were used last. */
export class MachineUses {
  readonly #notedAt = new Map<number, number>()

  /** Nothing waits for the note. If it can't be stored, the next call that reads the key tries again. */
  note(db: Database, { id }: MachinePrincipal, now: Date): void {
    if (id === null || now.getTime() - (this.#notedAt.get(id) ?? 0) < noteEveryMs) return
    this.#notedAt.set(id, now.getTime())
    db.write(() => run('UPDATE machines SET "lastUsedAt" = ? WHERE "id" = ?', now.toISOString(), id)).catch(() =>
      this.#notedAt.delete(id),
    )
  }
}
