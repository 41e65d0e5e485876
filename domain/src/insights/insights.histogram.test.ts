import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketCount, bucketEdges, bucketOf, percentileOf, percentilesOf } from './insights.histogram.ts'

describe('service times counted in buckets', () => {
  it('have edges that rise, and a bucket for whatever is longer', () => {
    expect(bucketEdges).toEqual(bucketEdges.toSorted((one, other) => one - other))
    expect(new Set(bucketEdges).size).toBe(bucketEdges.length)
    expect(bucketOf(0)).toBe(0)
    expect(bucketOf(-5_000)).toBe(0)
    expect(bucketOf(29_999)).toBe(0)
    expect(bucketOf(30_000)).toBe(1)
    expect(bucketOf(10 * 86_400_000)).toBe(bucketCount - 1)
  })

  it('have no percentiles without durations', () => {
    expect(percentilesOf(histogramOf([]))).toEqual({ count: 0, median: null, p90: null })
  })

  it('count as a day if they are longer', () => {
    expect(percentileOf(histogramOf([200_000]), 0.9)).toBe(86_400)
  })

  it('have percentiles in the bucket of the exact ones', () => {
    const seconds = fc.array(fc.integer({ min: 0, max: 86_399 }), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(seconds, fc.constantFrom(0.5, 0.9), (durations, share) => {
        const exact = durations.toSorted((one, other) => one - other)[Math.ceil(share * durations.length) - 1]!
        const found = percentileOf(histogramOf(durations), share)!

        const bucket = bucketOf(exact * 1000)
        expect(found).toBeGreaterThanOrEqual(bucketEdges[bucket - 1] ?? 0)
        expect(found).toBeLessThanOrEqual(bucketEdges[bucket]!)
      }),
    )
  })

  it('can be added from several days', () => {
    const [one, other] = [histogramOf([60, 600]), histogramOf([60, 3_000])]

    const sum = one.map((count, bucket) => count + other[bucket]!)

    expect(sum).toEqual(histogramOf([60, 600, 60, 3_000]))
  })
})

function histogramOf(seconds: readonly number[]): number[] {
  const counts = Array.from({ length: bucketCount }, () => 0)
  for (const duration of seconds) counts[bucketOf(duration * 1000)]! += 1
  return counts
}
