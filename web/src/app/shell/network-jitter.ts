export type NetworkResult = { latencyMs: number; jitterMs: number; lost: number }

export type Verdict = 'good' | 'fair' | 'bad'

const jitterLimits = { goodBelowMs: 20, badAboveMs: 30 } as const

/** Returns the mean answer time, and the jitter: the mean difference between one answer time and the one before it. */
export function networkResult(pings: readonly (number | null)[]): NetworkResult {
  const answered = pings.filter((ping) => ping !== null)
  const steps = answered.slice(1).map((ping, index) => Math.abs(ping - (answered[index] ?? ping)))
  return { latencyMs: mean(answered), jitterMs: mean(steps), lost: pings.length - answered.length }
}

/** Returns the rating of a jitter. (spec 1, §2.4 and §9) */
export function verdictOf({ jitterMs, lost }: NetworkResult): Verdict {
  if (lost > 0 || jitterMs > jitterLimits.badAboveMs) return 'bad'
  return jitterMs < jitterLimits.goodBelowMs ? 'good' : 'fair'
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
