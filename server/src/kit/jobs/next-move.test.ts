import { Type } from '@sinclair/typebox'
import { expect, it } from 'vitest'
import { defineJob, TryLater } from './define-job.ts'
import type { JobRow } from './job-columns.ts'
import { moveAfterFailure } from './next-move.ts'

const noon = new Date('2026-03-04T12:00:00.000Z')
const minuteMs = 60_000

const tell = defineJob({
  kind: 'test:tell',
  payload: Type.Object({}, { additionalProperties: false }),
  tries: 3,
  backoffMinutes: [1, 5],
  mayRepeat: true,
  run: async () => undefined,
})

const minutesAfter = (minutes: number) => new Date(noon.getTime() + minutes * minuteMs)
const afterTry = (tries: number, error: Error) => moveAfterFailure(tell, { tries } as JobRow, { error, now: noon })

it.each([
  ['longer than usual', 1, 3, 3],
  ['for a moment', 1, 0.1, 1],
  ['for less than its second wait', 2, 3, 5],
])('leaves a job alone as its error wants, and never less than usual: %s', (_what, tries, wanted, waits) => {
  expect(afterTry(tries, new TryLater('Not now', minutesAfter(wanted)))).toEqual({
    state: 'waiting',
    lastError: 'Not now',
    runAt: minutesAfter(waits),
  })
})

it('gives a job up after its last try, whatever its error wants', () => {
  expect(afterTry(3, new TryLater('Not now', minutesAfter(3)))).toEqual({ state: 'failed', lastError: 'Not now' })
})
