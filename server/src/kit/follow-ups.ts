import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { UndoableAct } from '@brigade/domain/orders/orders.undo.ts'
import type { Work } from './work.ts'

/** A record's change that is told once its transaction is committed. */
export type Announcement = { path: string; event: 'created' | 'patched'; record: unknown }

/** What happens in one feature and may have consequences in another, within the same transaction. */
type Happenings = {
  'orders:moved': { order: Order; act: UndoableAct; principal: Principal; now: Date }
  /** An act was taken back: `version` is the one that it had made, `withOrderId` the other order of a merge. */
  'orders:undone': {
    order: Order
    act: UndoableAct
    version: number
    withOrderId: number | null
    principal: Principal
    now: Date
  }
  /** A guest scans the code of a table. */
  'guests:sitDown': { tableId: number; now: Date }
}

type FollowUp<K extends keyof Happenings> = (happening: Happenings[K]) => Work<Announcement[]>

/**
 * Lets one feature add its part to another's transaction (a kitchen notice to an order made ready), so that both are stored or
 * neither, without the other one knowing it.
 */
export class FollowUps {
  readonly #byHappening: { [K in keyof Happenings]: FollowUp<K>[] } = {
    'orders:moved': [],
    'orders:undone': [],
    'guests:sitDown': [],
  }

  add<K extends keyof Happenings>(happening: K, followUp: FollowUp<K>): void {
    this.#byHappening[happening].push(followUp)
  }

  /** Runs what was added, in order; the caller announces the results after the commit. */
  *run<K extends keyof Happenings>(happening: K, what: Happenings[K]): Work<Announcement[]> {
    const announcements: Announcement[] = []
    for (const followUp of this.#byHappening[happening]) announcements.push(...(yield* followUp(what)))
    return announcements
  }
}
