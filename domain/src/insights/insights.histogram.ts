/**
 * The upper edges of the buckets in which durations are counted, in seconds. A bucket is half a minute wide up to five
 * minutes, a minute up to twenty, two up to forty, and ten up to two hours. The last bucket has no upper edge.
 */
export const bucketEdges: readonly number[] = [
  ...stepsTo(300, 30),
  ...stepsTo(1_200, 60, 300),
  ...stepsTo(2_400, 120, 1_200),
  ...stepsTo(7_200, 600, 2_400),
  14_400,
  28_800,
  86_400,
]

export const bucketCount = bucketEdges.length + 1

/** Durations counted by bucket. Histograms of several days are added bucket by bucket. */
export type Histogram = readonly number[]

export type Percentiles = { count: number; median: number | null; p90: number | null }

/** Returns the bucket of a duration in milliseconds; a clock that was set back makes it 0. */
export function bucketOf(durationMs: number): number {
  const seconds = durationMs / 1000
  const found = bucketEdges.findIndex((edge) => seconds < edge)
  return found === -1 ? bucketEdges.length : found
}

/**
 * Returns the number of durations with their median and 90th percentile in seconds. A percentile is in the bucket of
 * the exact one, so it differs from that by less than the width of this bucket. Durations of more than a day count as a
 * day.
 */
export function percentilesOf(counts: Histogram): Percentiles {
  const count = counts.reduce((sum, each) => sum + each, 0)
  return { count, median: percentileOf(counts, 0.5), p90: percentileOf(counts, 0.9) }
}

/** Returns a percentile by the nearest rank, in seconds; null without durations. */
export function percentileOf(counts: Histogram, share: number): number | null {
  const total = counts.reduce((sum, each) => sum + each, 0)
  if (total === 0) return null
  const rank = Math.max(1, Math.ceil(share * total))
  let before = 0
  for (const [bucket, count] of counts.entries()) {
    if (before + count >= rank) return within(bucket, (rank - before - 0.5) / count)
    before += count
  }
  return null
}

/** Returns the seconds at a share of a bucket. */
function within(bucket: number, share: number): number {
  const lower = bucketEdges[bucket - 1] ?? 0
  const upper = bucketEdges[bucket] ?? lower
  return Math.round(lower + (upper - lower) * share)
}

function stepsTo(last: number, step: number, first = 0): number[] {
  return Array.from({ length: (last - first) / step }, (_, index) => first + (index + 1) * step)
}
