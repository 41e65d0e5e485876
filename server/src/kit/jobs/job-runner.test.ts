import { Type } from '@sinclair/typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { startTestApp, type TestApp } from '#testing/with-app.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { defineJob } from './define-job.ts'
import { cancelJob, enqueue } from './enqueue.ts'
import { jobRunner, leaseMs } from './job-runner.ts'
import type { JobRow } from './job-columns.ts'
import { renewLease, takeJob } from './move-job.ts'

const noon = new Date('2026-03-04T12:00:00.000Z')
const minuteMs = 60_000
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

const pay = defineJob({ ...tell, kind: 'test:pay', payload, tries: 1, mayRepeat: false })

beforeAll(async () => {
  testApp = await startTestApp({ features: [], clock: { now: () => now } })
  testApp.app.jobs.add(tell, pay)
})

beforeEach(async () => {
  now = noon
  isBroken = false
  told.length = 0
  await testApp.db.write(() => run('DELETE FROM jobs'))
})

afterAll(() => testApp.close())

describe('a job', () => {
  it('is done once what caused it is committed', async () => {
    await testApp.db.write(() => enqueue(tell, { text: 'Good evening' }, { now }))
    expect(told).toEqual([])

    await testApp.app.jobs.runDue()

    expect(told).toEqual(['Good evening'])
    expect(await jobs()).toMatchObject([{ state: 'done', tries: 1, lastError: null, lockedUntil: null }])
  })

  it('is not there when what causes it is not', async () => {
    const failing = testApp.db.write(function* () {
      yield* enqueue(tell, { text: 'Good evening' }, { now })
      throw new Error('The order was refused')
    })

    await expect(failing).rejects.toThrow('The order was refused')
    expect(await jobs()).toEqual([])
  })

  it('of one key is there once, though several write it down at the same moment', async () => {
    const write = () => testApp.db.write(() => enqueue(tell, { text: 'Once' }, { now, uniqueKey: 'tell:1' }))

    const ids = await Promise.all([write(), write(), write()])
    await testApp.app.jobs.runDue()
    await write()
    await testApp.app.jobs.runDue()

    expect(ids.filter((id) => id !== undefined)).toHaveLength(1)
    expect(told).toEqual(['Once'])
  })

  it('waits until it is due, and can be taken back until then', async () => {
    const runAt = new Date(noon.getTime() + minuteMs)
    await testApp.db.write(() => enqueue(tell, { text: 'Later' }, { now, runAt, uniqueKey: 'later' }))
    await testApp.db.write(() => enqueue(tell, { text: 'Never' }, { now, runAt, uniqueKey: 'never' }))
    await testApp.app.jobs.runDue()
    expect(told).toEqual([])

    expect(await testApp.db.write(() => cancelJob('never'))).toBe(true)
    now = runAt
    await testApp.app.jobs.runDue()

    expect(told).toEqual(['Later'])
  })

  it('refuses a payload that is not as its kind says, in a sentence', async () => {
    const wrong = { text: 5 } as unknown as { text: string }

    await expect(testApp.db.write(() => enqueue(tell, wrong, { now }))).rejects.toThrow(
      /The payload of test:tell is wrong\. .*text/,
    )
    expect(await jobs()).toEqual([])
  })

  it.each([
    ['a payload of an older version', 'test:tell', '{"words":"Hello"}', /The payload of test:tell is wrong/],
    ['a kind that is not known', 'test:sing', '{}', /doesn’t know this kind/],
  ])('of %s fails, and is not tried again', async (_what, kind, text, reason) => {
    await testApp.db.write(() =>
      run(
        `INSERT INTO jobs ("kind", "payload", "state", "runAt", "createdAt", "updatedAt") VALUES (?, ?, 'waiting', ?, ?, ?)`,
        kind,
        text,
        ...[noon, noon, noon].map((at) => at.toISOString()),
      ),
    )

    await testApp.app.jobs.runDue()

    expect(await jobs()).toMatchObject([{ state: 'failed', tries: 1, lastError: expect.stringMatching(reason) }])
  })
})

describe('a job that fails', () => {
  it('is tried again, each time after a longer wait, until that is enough', async () => {
    isBroken = true
    await testApp.db.write(() => enqueue(tell, { text: 'Hello' }, { now }))

    const waits: number[] = []
    for (;;) {
      await testApp.app.jobs.runDue()
      const [job] = await jobs()
      if (job?.state !== 'waiting') break
      expect(job.lastError).toBe('Nobody hears "Hello"')
      const runAt = Date.parse(job.runAt)
      waits.push((runAt - now.getTime()) / minuteMs)
      now = new Date(runAt - 1)
      await testApp.app.jobs.runDue()
      expect(await jobs()).toEqual([job])
      now = new Date(runAt)
    }

    expect(waits).toEqual([1, 5, 5])
    expect(await jobs()).toMatchObject([{ state: 'failed', tries: 4 }])
  })

  it('is done when it goes well at last', async () => {
    isBroken = true
    await testApp.db.write(() => enqueue(tell, { text: 'Hello' }, { now }))
    await testApp.app.jobs.runDue()

    isBroken = false
    now = new Date(noon.getTime() + minuteMs)
    await testApp.app.jobs.runDue()

    expect(told).toEqual(['Hello'])
    expect(await jobs()).toMatchObject([{ state: 'done', tries: 2, lastError: null }])
  })
})

describe('two who run jobs', () => {
  it('never take the same one', async () => {
    const other = jobRunner(testApp.app)
    other.add(tell, pay)
    const texts = Array.from({ length: 40 }, (_, place) => `Number ${place}`)
    for (const text of texts) await testApp.db.write(() => enqueue(tell, { text }, { now }))

    await Promise.all([testApp.app.jobs.runDue(), other.runDue()])

    expect(told.toSorted()).toEqual(texts.toSorted())
    expect((await jobs()).every(({ state, tries }) => state === 'done' && tries === 1)).toBe(true)
  })

  it('leave each other what is still being done', async () => {
    const taken = await takenJob(tell)

    now = new Date(noon.getTime() + leaseMs - 1)
    await testApp.app.jobs.runDue()
    expect(told).toEqual([])

    await testApp.db.write(() => renewLease(taken, new Date(now.getTime() + leaseMs)))
    now = new Date(noon.getTime() + leaseMs)
    await testApp.app.jobs.runDue()
    expect(told).toEqual([])
  })

  it('do again what the other was cut off from, once its lease has run out', async () => {
    await takenJob(tell)

    now = new Date(noon.getTime() + leaseMs)
    await testApp.app.jobs.runDue()

    expect(told).toEqual(['Taken'])
    expect(await jobs()).toMatchObject([{ state: 'done', tries: 2 }])
  })

  it('leave to a person what was cut off and may not be repeated', async () => {
    await takenJob(pay)

    now = new Date(noon.getTime() + leaseMs)
    await testApp.app.jobs.runDue()

    expect(told).toEqual([])
    expect(await jobs()).toMatchObject([
      { state: 'uncertain', tries: 1, lastError: expect.stringContaining('Interrupted') },
    ])
  })

  it('do not end what has become the other one’s', async () => {
    let finish = (): void => undefined
    const slow = defineJob({
      ...tell,
      kind: 'test:slow',
      payload,
      run: () => new Promise<void>((done) => (finish = done)),
    })
    testApp.app.jobs.add(slow)
    await testApp.db.write(() => enqueue(slow, { text: 'Slowly' }, { now }))
    const first = testApp.app.jobs.runDue()
    await expect.poll(async () => (await jobs())[0]?.state).toBe('running')
    await testApp.db.write(() => run(`UPDATE jobs SET "version" = "version" + 1, "lastError" = 'Taken over'`))

    finish()
    await first

    expect(await jobs()).toMatchObject([{ state: 'running', lastError: 'Taken over' }])
  })
})

describe('who stops', () => {
  it('finishes what can be finished, and takes no more', async () => {
    const other = jobRunner(testApp.app)
    let finish = (): void => undefined
    const slow = defineJob({
      ...tell,
      kind: 'test:slow',
      payload,
      run: () => new Promise<void>((done) => (finish = done)),
    })
    other.add(slow, tell)
    await testApp.db.write(() => enqueue(slow, { text: 'Slowly' }, { now }))
    const running = other.runDue()
    await expect.poll(async () => (await jobs())[0]?.state).toBe('running')
    await testApp.db.write(() => enqueue(tell, { text: 'Too late' }, { now: new Date(noon.getTime() + minuteMs) }))

    const stopped = other.stop()
    finish()
    await Promise.all([stopped, running])

    expect(await jobs()).toMatchObject([{ state: 'done' }, { state: 'waiting' }])
  })

  it.each([
    [true, 'waiting'],
    [false, 'uncertain'],
  ])('gives back what does not end: what may be repeated (%s) is %s', async (mayRepeat, state) => {
    const other = jobRunner(testApp.app)
    const endless = defineJob({
      ...tell,
      kind: 'test:endless',
      payload,
      mayRepeat,
      run: () => new Promise(() => undefined),
    })
    other.add(endless)
    await testApp.db.write(() => enqueue(endless, { text: 'For ever' }, { now }))
    void other.runDue()
    await expect.poll(async () => (await jobs())[0]?.state).toBe('running')

    await other.stop(0)

    expect(await jobs()).toMatchObject([{ state, lockedUntil: null }])
  })
})

it('is woken by the commit of what it is to do, by works that take turns too', async () => {
  const other = jobRunner(testApp.app)
  other.add(tell)
  other.start()

  await testApp.db.write(() => enqueue(tell, { text: 'At once' }, { now }))
  await expect.poll(() => told).toEqual(['At once'])
  await testApp.db.writeYielding(() => enqueue(tell, { text: 'By turns' }, { now }))
  await expect.poll(() => told).toEqual(['At once', 'By turns'])

  await other.stop()
})

describe('what fails while the database is damaged', () => {
  let damaged: TestApp

  beforeAll(async () => {
    damaged = await startTestApp({ features: [], clock: { now: () => now }, isLogged: true })
    await expect(meetDamage(damaged)).rejects.toThrow('A page is torn')
    expect(damaged.db.trouble()).toBe('databaseDamaged')
  })

  afterAll(() => damaged.close())

  it.each([
    ['a job', 'A job failed'],
    ['what is done by the clock', 'Housekeeping failed'],
  ])('stands in the log, be it %s, unless it is the damage, which stands there already', async (_, msg) => {
    const failing = {
      reason: 'of the printer',
      async run(): Promise<unknown> {
        throw new Error('Out of paper')
      },
    }
    const torn = { reason: 'of the damage', run: () => meetDamage(damaged) }
    for (const { reason, run: fail } of [failing, torn]) {
      if (msg === 'Housekeeping failed') damaged.app.schedule(`because ${reason}`, '0 * * * *', fail)
      else {
        const job = defineJob({ ...tell, kind: `test:${reason}`, payload, run: fail })
        damaged.app.jobs.add(job)
        await damaged.db.write(() => enqueue(job, { text: 'Hello' }, { now }))
      }
    }
    await damaged.app.jobs.runDue()

    now = new Date(noon.getTime() + 60 * minuteMs)
    await damaged.app.jobs.runDue()

    const lines = damaged.log.filter((line) => line.msg === msg)
    expect(lines.map(({ err }) => (err as Error).message)).toContain('Out of paper')
    expect(JSON.stringify(lines)).not.toContain('A page is torn')
    expect(damaged.log.filter(({ trouble }) => trouble !== undefined)).toHaveLength(1)
  })
})

it('finds its way by indexes', async () => {
  const { db, statements } = recordStatements(testApp.db)
  const watched = jobRunner({ ...testApp.app, db })
  watched.add(tell, pay)
  await takenJob(pay)
  await testApp.db.write(() => enqueue(tell, { text: 'Found' }, { now }))

  now = new Date(noon.getTime() + leaseMs)
  await watched.runDue()

  expect(told).toEqual(['Found'])
  expect(statements.length).toBeGreaterThan(4)
  for (const statement of statements) {
    const plan = await planOf(testApp.db, statement)
    expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
  }
})

/** Makes the database report that it is damaged, as for a page that can't be read. */
function meetDamage({ db }: TestApp): Promise<unknown> {
  return db.write((): never => {
    throw Object.assign(new Error('A page is torn'), { code: 'XX001' })
  })
}

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
