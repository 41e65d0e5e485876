import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { App } from '#kit/context/context.ts'
import { TransactionHooks } from '#kit/events/transaction-hooks.ts'
import { many, run } from '#kit/database/transaction.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import { type Shift, startShift } from '#testing/shift.ts'
import { publishedBy } from '#testing/published-by.ts'
import { escalateRequests } from './escalate-requests.ts'

const tomorrow = new Date('2026-03-05T08:00:00.000Z')

let shift: Shift
let testServer: TestServer
let guest: Guest

beforeAll(async () => {
  shift = await startShift({ room: 'Room 410' })
  ;({ testServer, guest } = shift)
})

afterAll(() => testServer.close())

beforeEach(() => testServer.db.write(() => run('DELETE FROM requests')))

it('tells what is overdue once, whoever looks', async () => {
  const { body: towel } = await ask('towel')
  const { body: talk } = await ask('talk')
  const late = new Date(Date.parse(talk.dueAt!))

  const told = await publishedBy(testServer.app, () =>
    Promise.all([escalateRequests(testServer.app, late), escalateRequests(testServer.app, late)]),
  )

  expect(told).toMatchObject([{ event: 'patched', record: { id: talk.id } }])
  expect(await read(talk.id)).toMatchObject({ escalatedAt: late.toISOString(), version: 2 })
  expect(await read(towel.id)).toMatchObject({ escalatedAt: null })
})

it.each([1, 2])('tells of one venue, though it can not of venue %i', async (broken) => {
  const [{ body: here }, { body: there }] = [await ask('talk'), await ask('food')]
  await testServer.db.write(() => run('UPDATE requests SET "restaurantId" = 2 WHERE "id" = ?', there.id))
  const transactionHooks = new TransactionHooks()
  transactionHooks.add('requests:escalated', function* ({ request }) {
    if (request.restaurantId === broken) throw new Error('Its phones are in a muddle')
    yield* many('SELECT "id" FROM requests WHERE false')
  })
  const failing = Object.assign(Object.create(testServer.app), { transactionHooks }) as App

  const told = await publishedBy(testServer.app, () => escalateRequests(failing, tomorrow))

  expect(told.map(({ record }) => record)).toMatchObject([{ id: broken === 1 ? there.id : here.id }])
  const later = await publishedBy(testServer.app, () => escalateRequests(testServer.app, tomorrow))
  expect(later.map(({ record }) => record)).toMatchObject([{ id: broken === 1 ? here.id : there.id }])
})

it('tells at once what was asked for while the clock was ahead, for nobody knows for how long it waits', async () => {
  const { body: talk } = await ask('talk')
  const hoursBefore = (hours: number) => new Date(Date.parse(talk.createdAt) - hours * 3_600_000)

  const told = await publishedBy(testServer.app, () => escalateRequests(testServer.app, hoursBefore(6)))

  expect(told).toMatchObject([{ event: 'patched', record: { id: talk.id } }])
})

it('tells nothing of what has ended', async () => {
  const { body: asked } = await ask('talk')
  await testServer.request('PATCH', `/v1/waiter/${asked.id}`, { token: shift.waiter, body: { status: 'completed' } })

  expect(await publishedBy(testServer.app, () => escalateRequests(testServer.app, tomorrow))).toEqual([])
})

function ask(requestType: string) {
  return testServer.request<GuestRequest>('POST', '/v1/waiter', { token: guest.token, body: { requestType } })
}

async function read(id: number): Promise<GuestRequest> {
  return (await testServer.request<GuestRequest>('GET', `/v1/waiter/${id}`, { token: shift.waiter })).body
}
