import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#testing/with-app.ts'
import { jobRunner } from './job-runner.ts'
import { scheduleOf } from './schedules.ts'

let now: Date
let runs: string[]
let testApp: TestApp

beforeEach(async () => {
  now = new Date('2026-03-04T12:00:00.000Z')
  runs = []
  testApp = await startTestApp({ features: [], clock: { now: () => now } })
})

afterEach(() => testApp.close())

it('does what is due by the clock, once in its hour', async () => {
  const { jobs } = testApp.app
  testApp.app.schedule('sweep', '17 * * * *', sweep)

  for (const time of ['12:00', '12:16', '12:17', '12:18', '13:16', '13:20', '13:59']) {
    now = new Date(`2026-03-04T${time}:00.000Z`)
    await jobs.runDue()
  }

  expect(runs).toEqual(['12:17', '13:20'])
})

it('does once what fell into a time in which nobody ran', async () => {
  await processAt('12:05')
  await processAt('12:16')
  await processAt('18:30')
  await processAt('18:40')

  expect(runs).toEqual(['18:30'])
})

it('goes on when a clock that was ahead is set right, and is not done twice by one that is a little behind', async () => {
  await processAt('12:05')
  await processAt('22:17')
  await processAt('12:06')
  await processAt('12:16')
  expect(runs).toEqual(['22:17'])

  for (const time of ['12:18', '13:16', '13:17', '13:16', '13:18', '14:17']) await processAt(time)
  expect(runs).toEqual(['22:17', '13:17', '14:17'])
})

it('is done when a clock that was ahead is set right, though a process ended in the midst of it meanwhile', async () => {
  await processAt('12:05')
  const dying = jobRunner(testApp.app)
  let isBegun = false
  dying.addSchedule(
    scheduleOf('sweep', '17 * * * *', () => {
      isBegun = true
      return new Promise(() => undefined)
    }),
  )
  now = new Date('2026-03-04T22:17:00.000Z')
  void dying.runDue()
  await expect.poll(() => isBegun).toBe(true)

  await processAt('12:16')
  expect(runs).toEqual([])
  await processAt('12:17')

  expect(runs).toEqual(['12:17'])
})

it('is done by one of two processes', async () => {
  const processes = [aProcess(), aProcess()]
  await Promise.all(processes.map((each) => each.runDue()))

  now = new Date('2026-03-04T12:17:00.000Z')
  await Promise.all(processes.map((each) => each.runDue()))

  expect(runs).toEqual(['12:17'])
})

it('is done by another process when one ends in the midst of it', async () => {
  const dying = jobRunner(testApp.app)
  let isBegun = false
  dying.addSchedule(
    scheduleOf('sweep', '17 * * * *', () => {
      isBegun = true
      return new Promise(() => undefined)
    }),
  )
  await dying.runDue()
  now = new Date('2026-03-04T12:17:00.000Z')
  void dying.runDue()
  await expect.poll(() => isBegun).toBe(true)

  await processAt('12:17')
  expect(runs).toEqual([])
  await processAt('12:18')
  expect(runs).toEqual(['12:18'])
})

it('tries again at its next time after a failure', async () => {
  const { jobs } = testApp.app
  testApp.app.schedule('sweep', '17 * * * *', async () => {
    await sweep()
    throw new Error('The broom is broken')
  })
  await jobs.runDue()

  for (const time of ['12:17', '12:18', '13:17']) {
    now = new Date(`2026-03-04T${time}:00.000Z`)
    await jobs.runDue()
  }

  expect(runs).toEqual(['12:17', '13:17'])
})

function aProcess() {
  const jobs = jobRunner(testApp.app)
  jobs.addSchedule(scheduleOf('sweep', '17 * * * *', sweep))
  return jobs
}

/** Runs a process that lives only long enough to look once. */
async function processAt(time: string): Promise<void> {
  now = new Date(`2026-03-04T${time}:00.000Z`)
  await aProcess().runDue()
}

async function sweep(): Promise<void> {
  runs.push(now.toISOString().slice(11, 16))
}
