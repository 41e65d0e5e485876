import { Type } from '@sinclair/typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { startTestApp, type TestApp } from '#testing/with-app.ts'
import { defineJob } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import type { JobRow } from './job-columns.ts'
import { leaseMs } from './job-runner.ts'
import { renewLease, takeJob } from './move-job.ts'

const noon = new Date('2026-03-04T12:00:00.000Z')
const minuteMs = 60_000
const ahead = new Date(noon.getTime() + 6 * 60 * minuteMs)
const payload = Type.Object({ text: Type.String() }, { additionalProperties: false })

const told: string[] = []
let isBroken = false
let now = noon
let testApp: TestApp

const tell = defineJob({
  kind: 'test:tell',
  payload,
  tries: 4,
  backoffMinutes: [1, 5],
  mayRepeat: true,
  async run({ text }) {
    if (isBroken) throw new Error(`Nobody hears "${text}"`)
    told.push(text)
  },
})

const close = defineJob({ ...tell, kind: 'test:close', payload, isAtInstant: true })

beforeAll(async () => {
  testApp = await startTestApp({ features: [], clock: { now: () => now } })
  testApp.app.jobs.add(tell, close)
})

beforeEach(async () => {
  isBroken = false
  told.length = 0
  await testApp.db.write(() => run('DELETE FROM jobs'))
})

afterAll(() => testApp.close())

describe('after a clock that was six hours ahead was set right', () => {
  it('a job waits as long as it would have waited then, and is done', async () => {
    now = ahead
    isBroken = true
    await testApp.db.write(() => enqueue(tell, { text: 'Again' }, { now }))
    await testApp.app.jobs.runDue()
    isBroken = false
    await testApp.db.write(() => enqueue(tell, { text: 'At once' }, { now }))
    const runAt = new Date(now.getTime() + 5 * minuteMs)
    await testApp.db.write(() => enqueue(tell, { text: 'Later' }, { now, runAt }))

    const toldAfter: [minutes: number, texts: string[]][] = []
    for (const minutes of [0, 1, 4, 5]) {
      now = new Date(noon.getTime() + minutes * minuteMs)
      await testApp.app.jobs.runDue()
      toldAfter.push([minutes, told.splice(0)])
    }

    expect(toldAfter).toEqual([
      [0, ['At once']],
      [1, ['Again']],
      [4, []],
      [5, ['Later']],
    ])
  })

  it('what a person has set to an instant is done at that instant', async () => {
    now = ahead
    const runAt = new Date(noon.getTime() + 12 * 60 * minuteMs)
    await testApp.db.write(() => enqueue(close, { text: 'At midnight' }, { now, runAt }))

    now = noon
    await testApp.app.jobs.runDue()

    expect(await jobs()).toMatchObject([{ state: 'waiting', runAt: runAt.toISOString(), version: 1 }])
  })

  it('a job of a process that is gone is done again when a lease is over, and one that lives keeps its own', async () => {
    now = ahead
    const living = await takenJob(tell)
    await takenJob(tell)

    now = noon
    await testApp.app.jobs.runDue()
    expect(told).toEqual([])
    now = new Date(noon.getTime() + leaseMs - 1)
    await testApp.db.write(() => renewLease(living, new Date(now.getTime() + leaseMs)))
    now = new Date(noon.getTime() + leaseMs)
    await testApp.app.jobs.runDue()

    expect((await jobs()).map(({ state }) => state)).toEqual(['running', 'done'])
  })
})

/** Returns a job that was taken by a process that is gone. */
async function takenJob(kind: typeof tell): Promise<JobRow> {
  await testApp.db.write(() => enqueue(kind, { text: 'Taken' }, { now }))
  const { dialect } = testApp.db
  const row = await testApp.db.write(() => takeJob({ now, until: new Date(now.getTime() + leaseMs), dialect }))
  return row!
}

function jobs(): Promise<JobRow[]> {
  return testApp.db.many<JobRow>('SELECT * FROM jobs ORDER BY "id"')
}
