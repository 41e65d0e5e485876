import type { JobRow } from './job-columns.ts'

/** A kind of job at a venue, or for none. */
export type Lane = Pick<JobRow, 'kind' | 'restaurantId'>

/** The jobs that are not to be taken now: all of some kinds, and some kinds at some venues. */
export type FullLanes = { kinds: readonly string[]; lanes: readonly Lane[] }

/**
 * Maximum jobs that run at once, of one kind and of one kind for one venue: jobs that hang delay neither another kind
 * nor another venue.
 */
const atOnce = { ofKind: 16, ofLane: 3 } as const

/** Returns the lanes that are full of running jobs. */
export function fullLanes(running: readonly Lane[]): FullLanes {
  const byKind = Map.groupBy(running, ({ kind }) => kind)
  const byLane = Map.groupBy(running, ({ kind, restaurantId }) => `${restaurantId ?? ''} ${kind}`)
  return {
    kinds: [...byKind].flatMap(([kind, jobs]) => (jobs.length < atOnce.ofKind ? [] : [kind])),
    lanes: [...byLane.values()].flatMap((jobs) => (jobs.length < atOnce.ofLane ? [] : jobs.slice(0, 1))),
  }
}
