import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { beforeAll, expect, it } from 'vitest'
import type { App } from '#kit/context/context.ts'
import { leaseMs } from '#kit/jobs/job-runner.ts'
import { run } from '#kit/database/transaction.ts'
import { openPosFixture, type Refused } from './testing/pos-fixture.ts'
import { secondProcess } from './testing/second-process.ts'
import { answers, takes, type Mood } from './testing/simulated-pos.ts'

const desk = openPosFixture()
/** Answers that the POS simulator has not sent yet. */
const owed: (() => void)[] = []
const keepsWaiting: Mood = (response, order) => void owed.push(() => takes(response, order))
let other: App

beforeAll(async () => {
  other = await secondProcess(desk)
})

it('is uncertain when the process that posts is gone, and is sent again only when a person says so', async () => {
  const { answered, ran } = await cutOff()

  expect(await answered).toMatchObject({ status: 422, body: { data: { reason: 'cutOff' } } })
  expect(await desk.postings()).toMatchObject([{ state: 'uncertain', reason: 'cutOff', endedAt: expect.any(String) }])
  expect(await desk.notifications()).toMatchObject([{ type: 'error', reason: 'cutOff' }])
  expect(await desk.read()).toMatchObject({ postedToPOS: false, postingTrouble: 'uncertain' })
  expect(await desk.post()).toMatchObject({ status: 409, body: { data: { reason: 'mayHaveArrived' } } })
  expect(desk.till.got.length).toBe(1)

  desk.till.moods.normal = takes
  expect((await desk.post({ mayArriveTwice: true })).body.posting).toMatchObject({ attempt: 2, state: 'posted' })
  expect(desk.till.got.length).toBe(2)
  owed.pop()!()
  await ran
})

it('is posted when the answer comes after all', async () => {
  const { answered, ran } = await cutOff()
  await answered

  owed.pop()!()
  await ran

  expect(await desk.postings()).toMatchObject([{ state: 'posted', reason: null, message: 'Taken' }])
  expect(await desk.read()).toMatchObject({ postedToPOS: true, postingTrouble: null })
  expect(await desk.notifications()).toMatchObject([{ reason: 'cutOff' }, { reason: 'posted' }])
  expect(await desk.post()).toMatchObject({ status: 409, body: { data: { reason: 'alreadyPosted' } } })
})

it('is not sent by the admin who has its job tried again', async () => {
  const { answered, ran } = await cutOff()
  await answered
  owed.pop()!()
  await ran
  const admin = await desk.testServer.signIn('admin@brigade.demo')
  const [{ jobId }] = (await desk.postings()) as [PosPosting]

  const retried = await desk.testServer.request('PATCH', `/v1/jobs/${jobId}`, {
    token: admin,
    body: { state: 'waiting' },
  })
  await desk.testServer.app.jobs.runDue()

  expect(retried.status).toBe(200)
  expect(desk.till.got.length).toBe(1)
  const { body } = await desk.testServer.request<{ data: Job[] }>('GET', '/v1/jobs?kind=pos:postOrder', {
    token: admin,
  })
  expect(body.data).toMatchObject([{ state: 'failed', lastError: expect.stringContaining('has begun before') }])
  expect(await desk.postings()).toMatchObject([{ state: 'posted' }])
})

it('that was taken and never begun has failed, and needs no more than a press', async () => {
  await desk.configure({ isAutoPostingToPOS: true })
  const placed = await desk.testServer.place(desk.manager, {
    tableId: desk.guest.tableId,
    cart: [{ itemId: desk.order.cart[0]!.itemId, itemQty: 1 }],
  })
  desk.order = placed.body
  await desk.testServer.db.write(() => run(`UPDATE jobs SET "state" = 'uncertain' WHERE "kind" = 'pos:postOrder'`))

  desk.later(120)
  await desk.testServer.app.jobs.runDue()

  expect(await desk.postings()).toMatchObject([{ state: 'failed', reason: 'notBegun' }])
  expect((await desk.post()).body.posting).toMatchObject({ state: 'posted' })
})

it('whose process had no time to say so is settled by the clock', async () => {
  await desk.accept()
  desk.till.moods.normal = answers(500, '')
  await desk.post<Refused>()
  await desk.testServer.db.write(function* () {
    yield* run(`UPDATE pos_postings SET "state" = 'running', "reason" = NULL WHERE "orderId" = ?`, desk.order.id)
    yield* run(`UPDATE jobs SET "state" = 'failed' WHERE "kind" = 'pos:postOrder'`)
  })

  desk.later(3600)
  await desk.testServer.app.jobs.runDue()

  expect(await desk.postings()).toMatchObject([{ state: 'uncertain', reason: 'cutOff' }])
})

it('is done once by two processes that look for work at the same time', async () => {
  await desk.configure({ isAutoPostingToPOS: true })
  const cart = [{ itemId: desk.order.cart[0]!.itemId, itemQty: 1 }]
  for (const _each of Array.from({ length: 8 })) {
    await desk.testServer.place(desk.manager, { tableId: desk.guest.tableId, cart })
  }

  await Promise.all([desk.testServer.app.jobs.runDue(), other.jobs.runDue(), desk.testServer.app.jobs.runDue()])

  expect(desk.till.got.length).toBe(8)
  expect(new Set(desk.till.got.map(({ order }) => order.orderId)).size).toBe(8)
})

/** Posts the order by a process that hangs after sending it, for longer than other processes wait for it. */
async function cutOff() {
  desk.till.moods.normal = keepsWaiting
  await desk.accept()
  const body = { orderId: desk.order.id }
  const answered = desk.testServer.request<Refused>('POST', '/v1/postToPos', { token: desk.manager, body })
  await expect.poll(() => desk.postings()).toMatchObject([{ state: 'waiting' }])
  const ran = desk.testServer.app.jobs.runDue()
  await expect.poll(() => desk.till.got.length).toBe(1)
  desk.later(leaseMs / 1000)
  await other.jobs.runDue()
  return { answered, ran }
}
