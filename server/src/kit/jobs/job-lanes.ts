import type { AnyJobKind } from './define-job.ts'
import type { JobRow } from './job-columns.ts'

/** A kind of job in a lane of its own, such as an address, else at a venue, or for none. */
export type Lane = Pick<JobRow, 'kind' | 'lane'>

/** Returns the lane of the jobs of a venue, or of those that concern none. */
export function laneAt(restaurantId?: number): string {
  return `at ${restaurantId ?? ''}`
}

/** The jobs that are not to be taken now: all of some kinds, and some kinds in some lanes. */
export type FullLanes = { kinds: readonly string[]; lanes: readonly Lane[] }

/**
 * Maximum jobs that run at once, of one kind and of one kind in one lane, unless the kind has its own: jobs that hang
 * delay neither another kind nor another lane.
 */
const usual = { ofKind: 16, ofLane: 3 } as const

/** Returns the lanes that are full of running jobs. */
export function fullLanes(
  running: readonly Lane[],
  limitsOf: (kind: string) => AnyJobKind['atOnce'] = () => undefined,
): FullLanes {
  const limits = (kind: string) => limitsOf(kind) ?? usual
  const byKind = Map.groupBy(running, ({ kind }) => kind)
  const byLane = Map.groupBy(running, ({ kind, lane }) => `${kind} ${lane}`)
  return {
    kinds: [...byKind].flatMap(([kind, jobs]) => (jobs.length < limits(kind).ofKind ? [] : [kind])),
    lanes: [...byLane.values()].flatMap((jobs) => (jobs.length < limits(jobs[0]!.kind).ofLane ? [] : jobs.slice(0, 1))),
  }
}
