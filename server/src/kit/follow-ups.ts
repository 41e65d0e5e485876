import type { EventOf, EventsOn, ServicePath } from '@brigade/domain/services.ts'
import { emit, type Work } from './work.ts'

/** A record's change that is told once its transaction is committed, as the contract of its service has it. */
export type Announcement = {
  [P in ServicePath]: { [E in EventsOn<P>]: { path: P; event: E; record: EventOf<P, E> } }[EventsOn<P>]
}[ServicePath]

/** What happens in one feature and may have consequences in another; features merge their own into it beside their code. */
export interface Happenings {}

type FollowUp<K extends keyof Happenings> = (happening: Happenings[K]) => Work<Announcement[] | void>

/**
 * Lets one feature add its part to another's transaction (a kitchen notice to an order made ready), so that both are stored or
 * neither, without the other one knowing it.
 */
export class FollowUps {
  readonly #byHappening = new Map<keyof Happenings, FollowUp<never>[]>()

  add<K extends keyof Happenings>(happening: K, followUp: FollowUp<K>): void {
    this.#byHappening.set(happening, [...(this.#byHappening.get(happening) ?? []), followUp])
  }

  /** Runs what was added, in order. */
  *run<K extends keyof Happenings>(happening: K, what: Happenings[K]): Work<Announcement[]> {
    for (const followUp of this.#byHappening.get(happening) ?? []) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What was added for a happening takes what is run for it.
      const announcements = (yield* followUp(what as never)) ?? []
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An announcement has been checked where it was made.
      for (const { path, event, record } of announcements) yield* emit(path, event as never, record as never)
    }
    return []
  }
}
