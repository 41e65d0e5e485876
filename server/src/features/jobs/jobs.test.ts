import { Type } from '@sinclair/typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { defineJob } from '#kit/jobs/define-job.ts'
import { cancelJob, enqueue } from '#kit/jobs/enqueue.ts'
import { doneIsKeptDays, forgetDoneJobs } from '#kit/jobs/move-job.ts'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { isFullScan, planOf, recordStatements } from '#testing/recorded-statements.ts'
import { listJobs } from './list-jobs.ts'

const dayMs = 24 * 3_600_000

let testServer: TestServer
let admin: string
let now = noon
let isBroken = true
let printed = 0

const print = defineJob({
  kind: 'test:print',
  payload: Type.Object({ secret: Type.String() }, { additionalProperties: false }),
  tries: 1,
  backoffMinutes: [1],
  mayRepeat: false,
  async run() {
    if (isBroken) throw new Error('The printer is out of paper')
    printed += 1
  },
})

beforeAll(async () => {
  testServer = await startTestServer({}, { now: () => now })
  testServer.app.jobs.add(print)
  admin = await testServer.signIn('admin@brigade.demo')
})

beforeEach(async () => {
  now = noon
  isBroken = true
  printed = 0
  await testServer.db.write(() => run('DELETE FROM jobs'))
})

afterAll(() => testServer.close())

describe('the list of jobs', () => {
  it('shows what became of each, the newest first, and not what it works with', async () => {
    await triedJob(1)
    isBroken = false
    await triedJob()

    const { total, data } = await list()

    expect(total).toBe(2)
    expect(data).toMatchObject([
      { kind: 'test:print', restaurantId: null, state: 'done', lastError: null },
      { restaurantId: 1, state: 'failed', tries: 1, lastError: 'The printer is out of paper' },
    ])
    expect(JSON.stringify(data)).not.toContain('1234')
  })

  it('is narrowed by state, kind and venue, and paged', async () => {
    await triedJob(1)
    await triedJob(2)
    isBroken = false
    await triedJob(2)

    expect(await list('state=failed')).toMatchObject({ total: 2 })
    expect(await list('state[$in][]=failed&state[$in][]=done&restaurantId=2')).toMatchObject({ total: 2 })
    expect(await list('kind=test:sing')).toMatchObject({ total: 0 })
    expect((await list('$limit=1&$skip=1')).data).toMatchObject([{ restaurantId: 2, state: 'failed' }])
  })

  it.each(['state=lost', '$sort[payload]=1', 'payload=1234', 'restaurantId=x'])(
    'refuses to be asked for %s',
    async (query) => {
      expect((await testServer.request('GET', `/v1/jobs?${query}`, { token: admin })).status).toBe(400)
    },
  )

  it('finds its way by indexes', async () => {
    const { db, statements } = recordStatements(testServer.db)
    const principal = {
      kind: 'staff',
      id: 1,
      role: 'admin',
      fname: 'A',
      lname: 'B',
      restaurantId: [],
      sessionId: 's',
    } as const

    await listJobs({ db, query: { state: 'failed' }, principal: { ...principal, restaurantId: [] }, isPaged: true })
    await listJobs({ db, query: { restaurantId: 1 }, principal: { ...principal, restaurantId: [] }, isPaged: true })

    expect(statements.length).toBe(4)
    for (const statement of statements) {
      const plan = await planOf(testServer.db, statement)
      expect({ sql: statement.sql, plan, isFullScan: isFullScan(plan) }).toMatchObject({ isFullScan: false })
    }
  })

  it('forgets after a time what was done, and never what failed', async () => {
    await triedJob()
    isBroken = false
    await triedJob()
    await testServer.app.jobs.runDue()

    now = new Date(noon.getTime() + (doneIsKeptDays + 1) * dayMs)
    await testServer.app.jobs.runDue()

    now = noon
    expect((await list()).data).toMatchObject([{ state: 'failed' }])
  })
})

describe('trying a job again', () => {
  it('is done by the admin, and goes well when the reason is gone', async () => {
    const id = await triedJob(1)
    isBroken = false

    expect(await retry(id)).toMatchObject({ status: 200, body: { id, state: 'waiting', tries: 0 } })
    await testServer.app.jobs.runDue()

    expect(printed).toBe(1)
    expect((await list()).data).toMatchObject([{ id, state: 'done', tries: 1, lastError: null }])
  })

  it('is possible with what is uncertain', async () => {
    const id = await triedJob()
    await testServer.db.write(() => run(`UPDATE jobs SET "state" = 'uncertain' WHERE "id" = ?`, id))
    isBroken = false

    expect((await retry(id)).status).toBe(200)
    await testServer.app.jobs.runDue()

    expect(printed).toBe(1)
  })

  it.each(['waiting', 'running', 'done'])('is refused while it is %s', async (state) => {
    const id = await triedJob()
    await testServer.db.write(() => run(`UPDATE jobs SET "state" = ?, "runAt" = '2999-01-01T00:00:00.000Z'`, state))

    expect(await retry(id)).toMatchObject({ status: 409, body: { data: { reason: 'jobNotRetriable', state } } })
  })

  it('that two people do at once is done once', async () => {
    const id = await triedJob()
    isBroken = false

    const answers = await Promise.all([retry(id), retry(id)])
    await testServer.app.jobs.runDue()

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(printed).toBe(1)
  })

  it('is refused to everybody else, and of what is not there', async () => {
    const id = await triedJob(1)

    for (const email of ['manager@hotel.demo', 'manager@receipts.demo', 'supermanager@brigade.demo']) {
      expect(await retry(id, await testServer.signIn(email))).toMatchObject({ status: 403 })
    }
    const guest = await testServer.guestAt('Room 105')
    expect(await retry(id, guest.token)).toMatchObject({ status: 403 })
    expect(await retry(id, '')).toMatchObject({ status: 401 })
    expect(await retry(id + 1000)).toMatchObject({ status: 404 })
    expect((await list()).data).toMatchObject([{ state: 'failed' }])
  })

  it('takes nothing but that', async () => {
    const id = await triedJob()

    const answer = await testServer.request('PATCH', `/v1/jobs/${id}`, { token: admin, body: { state: 'done' } })

    expect(answer).toMatchObject({ status: 400, body: { data: { fields: { state: expect.any(String) } } } })
  })
})

it('is heard of by admins, and by nobody else', async () => {
  const [mine, others] = await Promise.all([
    testServer.connect(admin),
    testServer.connect(await testServer.signIn('manager@hotel.demo')),
  ])
  const id = await triedJob(1)
  await mine.caughtUp()
  expect(mine.heard('v1/jobs patched')).toMatchObject([{ state: 'running' }, { state: 'failed' }])
  expect(mine.heard('v1/jobs created')).toMatchObject([{ id, restaurantId: 1, state: 'waiting' }])

  await retry(id)
  await Promise.all([mine.caughtUp(), others.caughtUp()])

  expect(mine.heard('v1/jobs patched').slice(2)).toMatchObject([{ id, state: 'waiting' }])
  expect(mine.heard('v1/jobs created')).toHaveLength(1)
  expect([...others.heard('v1/jobs created'), ...others.heard('v1/jobs patched')]).toEqual([])
})

it('is heard of before it is due, and only when it is committed', async () => {
  const mine = await testServer.connect(admin)
  const runAt = new Date(noon.getTime() + dayMs)
  const writeDown = () => enqueue(print, { secret: '1234' }, { now, runAt })
  const refused = testServer.db.write(function* () {
    yield* writeDown()
    throw new Error('The order was refused')
  })
  await expect(refused).rejects.toThrow('The order was refused')

  const ids = [await testServer.db.write(writeDown), await testServer.db.writeYielding(writeDown)]

  await mine.caughtUp()
  expect(mine.heard('v1/jobs created')).toMatchObject(ids.map((id) => ({ id, state: 'waiting' })))
  expect(JSON.stringify(mine.heard('v1/jobs created'))).not.toContain('1234')
})

it('is heard of when it is taken back or forgotten, once that is committed, and by nobody else than admins', async () => {
  const [mine, others] = await Promise.all([
    testServer.connect(admin),
    testServer.connect(await testServer.signIn('manager@hotel.demo')),
  ])
  const runAt = new Date(noon.getTime() + dayMs)
  const writeDown = (uniqueKey: string) =>
    testServer.db.write(() => enqueue(print, { secret: '1234' }, { now, runAt, uniqueKey, restaurantId: 1 }))
  const [first, second, third] = [await writeDown('first'), await writeDown('second'), await writeDown('third')]
  isBroken = false
  const done = await triedJob()

  const refused = testServer.db.write(function* () {
    yield* cancelJob('third')
    throw new Error('The order was refused')
  })
  await expect(refused).rejects.toThrow('The order was refused')
  await testServer.db.write(() => cancelJob('first'))
  await testServer.db.writeYielding(() => cancelJob('second'))
  const later = new Date(noon.getTime() + (doneIsKeptDays + 1) * dayMs)
  expect(await testServer.db.write(() => forgetDoneJobs(later))).toBe(true)

  await Promise.all([mine.caughtUp(), others.caughtUp()])
  const removed = mine.heard<Job>('v1/jobs removed')
  expect(removed).toMatchObject([
    { id: first, restaurantId: 1, state: 'waiting' },
    { id: second, state: 'waiting' },
    { id: done, state: 'done' },
  ])
  expect(JSON.stringify(removed)).not.toContain('1234')
  expect(others.heard('v1/jobs removed')).toEqual([])
  expect((await list()).data).toMatchObject([{ id: third, state: 'waiting' }])
})

it('that was taken back in the work that wrote it down is told in that order', async () => {
  const mine = await testServer.connect(admin)
  const id = await testServer.db.write(function* () {
    const written = yield* enqueue(print, { secret: '1234' }, { now, uniqueKey: 'never' })
    yield* cancelJob('never')
    return written
  })

  await mine.caughtUp()

  expect(mine.heard('v1/jobs created')).toMatchObject([{ id }])
  expect(mine.heard('v1/jobs removed')).toMatchObject([{ id }])
})

/** Enqueues a job and tries it; it fails while the printer is broken. */
async function triedJob(restaurantId?: number): Promise<number> {
  const id = await testServer.db.write(() => enqueue(print, { secret: '1234' }, { now, restaurantId }))
  await testServer.app.jobs.runDue()
  return id!
}

function list(query = ''): Promise<Paged<Job>> {
  return testServer.request<Paged<Job>>('GET', `/v1/jobs?${query}`, { token: admin }).then(({ body }) => body)
}

function retry(id: number, token = admin) {
  return testServer.request<{ data: object }>('PATCH', `/v1/jobs/${id}`, { token, body: { state: 'waiting' } })
}
