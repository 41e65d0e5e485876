import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOrder } from '../../testing/orders.builders.ts'
import { activityTimings } from './orders.timings.ts'

const at = '2026-03-04T08:00:00.000Z'
const stamps = ['reviewedAt', 'acceptedAT', 'cookedAt', 'deliveredAt', 'completedAT', 'mergedAt', 'cancelAt'] as const

function actsOf(order: Parameters<typeof anOrder>[0]): string[] {
  return activityTimings(anOrder(order)).map(({ act }) => act)
}

describe('the activity timings of an order', () => {
  it('stand in the order of what can have happened where all bear the same time', () => {
    const same = Object.fromEntries(stamps.map((stamp) => [stamp, at]))

    expect(actsOf({ createdAt: at, ...same })).toEqual([
      'place',
      'review',
      'accept',
      'ready',
      'deliver',
      'complete',
      'merge',
      'cancel',
    ])
  })

  it('stand by their time else: a changed order is accepted again after it was cooked', () => {
    expect(
      actsOf({
        createdAt: at,
        cookedAt: '2026-03-04T08:10:00.000Z',
        reviewedAt: '2026-03-04T08:12:00.000Z',
        acceptedAT: '2026-03-04T08:12:00.000Z',
      }),
    ).toEqual(['place', 'ready', 'review', 'accept'])
  })

  it('are true: each bears the time of its stamp, and none comes before an earlier one', () => {
    const anyInstant = fc.integer({ min: 0, max: 20 }).map((seconds) => new Date(Date.parse(at) + seconds * 1000))
    const anyStamps = fc.array(fc.option(anyInstant), { minLength: stamps.length, maxLength: stamps.length })
    fc.assert(
      fc.property(anyStamps, (instants) => {
        const given = stamps.map((stamp, index) => [stamp, instants[index]?.toISOString() ?? null] as const)
        const order = anOrder({ createdAt: at, ...Object.fromEntries(given) })

        const times = activityTimings(order).map((timing) => timing.at)

        expect(times).toEqual(times.toSorted())
        expect(times).toEqual([at, ...given.flatMap(([, stamp]) => stamp ?? [])].toSorted())
      }),
    )
  })

  it('say who, and why it was cancelled', () => {
    const order = anOrder({ createdBy: 'June Park', cancelAt: '2026-03-04T08:05:00.000Z', cancelReason: 'Guest left' })

    expect(activityTimings(order)).toEqual([
      { act: 'place', at: order.createdAt, by: 'June Park', reason: null },
      { act: 'cancel', at: '2026-03-04T08:05:00.000Z', by: null, reason: 'Guest left' },
    ])
  })
})
