import { expect, it } from 'vitest'
import { networkResult, verdictOf } from '#app/shell/network-jitter.ts'

it('takes the mean step from one answer time to the next as jitter', () => {
  expect(networkResult([10, 30, 20, 20])).toEqual({ latencyMs: 20, jitterMs: 10, lost: 0 })
})

it('counts pings without an answer as lost and leaves them out of the times', () => {
  expect(networkResult([10, null, 12])).toEqual({ latencyMs: 11, jitterMs: 2, lost: 1 })
  expect(networkResult([null])).toEqual({ latencyMs: 0, jitterMs: 0, lost: 1 })
})

it.each([
  [19.9, 0, 'good'],
  [20, 0, 'fair'],
  [30, 0, 'fair'],
  [30.1, 0, 'bad'],
  [1, 1, 'bad'],
] as const)('calls a jitter of %d ms with %d lost %s', (jitterMs, lost, verdict) => {
  expect(verdictOf({ latencyMs: 5, jitterMs, lost })).toBe(verdict)
})
