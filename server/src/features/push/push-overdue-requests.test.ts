import { beforeEach, expect, it } from 'vitest'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { escalateRequests } from '#features/requests/escalate-requests.ts'
import { hotelEmails } from '#testing/order-fixture.ts'
import { minutesAfterNoon, openPhones } from './testing/phones.ts'

const phones = openPhones()
const { subscribe, setClock, jobStates } = phones
const late = minutesAfterNoon(600)

let request: GuestRequest
let waiter: string

beforeEach(async () => {
  waiter = await phones.testServer.signIn(hotelEmails.waiter)
  const { token } = phones.guest
  const asked = await phones.testServer.request<GuestRequest>('POST', '/v1/waiter', {
    token,
    body: { requestType: 'talk' },
  })
  request = asked.body
})

it('is told to the phone of the manager, once', async () => {
  const browser = phones.service.newBrowser()
  await subscribe(phones.manager, browser)
  await subscribe(phones.taker, phones.service.newBrowser())

  await Promise.all([escalate(), escalate()])
  await phones.testServer.app.jobs.runDue()

  expect(phones.service.arrived.map(({ browser: path }) => phones.service.url + path)).toEqual([browser.endpoint])
  expect(phones.service.arrived[0]!.message).toMatchObject({
    title: 'Room 207',
    body: 'Talk to Staff: overdue.',
    path: '/tables/request',
    tag: `request-${request.id}`,
  })
})

it.each([
  ['resolved', () => phones.testServer.request('PATCH', `/v1/waiter/${request.id}`, done())],
  ['taken', () => act('take', waiter)],
])('is not told when it is %s before the message leaves', async (_what, see) => {
  await subscribe(phones.manager, phones.service.newBrowser())
  await escalate()
  expect(await jobStates()).toEqual(['waiting'])
  expect((await see()).status).toBe(200)

  await phones.testServer.app.jobs.runDue()

  expect(phones.service.arrived).toEqual([])
  expect(await jobStates()).toEqual(['done'])
})

it('is not told while somebody is on it, and is as soon as they give it back', async () => {
  await subscribe(phones.manager, phones.service.newBrowser())
  await act('take', waiter)
  await escalate()
  const whileTaken = await jobStates()

  await act('giveBack', waiter)
  await phones.testServer.app.jobs.runDue()

  expect(whileTaken).toEqual([])
  expect(phones.service.arrived).toMatchObject([{ message: { tag: `request-${request.id}` } }])
})

it('is told once a minute, however often it is taken and given back, and by the end of that minute again', async () => {
  await subscribe(phones.manager, phones.service.newBrowser())
  await escalate()
  await phones.testServer.app.jobs.runDue()
  await takeAndGiveBack(20)
  await phones.testServer.app.jobs.runDue()
  const inThatMinute = phones.service.arrived.length

  setClock(minutesAfterNoon(601))
  await phones.testServer.app.jobs.runDue()
  await takeAndGiveBack(20)
  await phones.testServer.app.jobs.runDue()
  const inTheNext = phones.service.arrived.length

  setClock(minutesAfterNoon(660))
  await phones.testServer.app.jobs.runDue()
  await takeAndGiveBack(1)
  await phones.testServer.app.jobs.runDue()

  expect([inThatMinute, inTheNext, phones.service.arrived.length]).toEqual([1, 2, 4])
})

it('is told a minute later at most when it was taken before the message left, and given back at once', async () => {
  await subscribe(phones.manager, phones.service.newBrowser())
  await escalate()
  await act('take', waiter)
  await phones.testServer.app.jobs.runDue()
  await act('giveBack', waiter)
  await phones.testServer.app.jobs.runDue()
  expect(phones.service.arrived).toEqual([])

  setClock(minutesAfterNoon(601))
  await phones.testServer.app.jobs.runDue()

  expect(phones.service.arrived).toMatchObject([{ message: { tag: `request-${request.id}` } }])
})

it('is not told to who has given it back, nor is one that is in time', async () => {
  await subscribe(phones.manager, phones.service.newBrowser())
  for (const isLate of [false, true]) {
    if (isLate) await escalate()
    await act('take', phones.manager)
    expect((await act('giveBack', phones.manager)).status).toBe(200)
  }

  await phones.testServer.app.jobs.runDue()

  expect(await jobStates()).toEqual(['done'])
  expect(phones.service.arrived).toHaveLength(1)
})

async function escalate(): Promise<void> {
  setClock(late)
  await escalateRequests(phones.testServer.app, late)
}

async function takeAndGiveBack(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await act('take', waiter)
    expect((await act('giveBack', waiter)).status).toBe(200)
  }
}

function act(name: 'take' | 'giveBack', token: string) {
  return phones.testServer.request('POST', `/v1/${name}/request`, { token, body: { id: request.id } })
}

function done() {
  return { token: phones.manager, body: { status: 'completed' } }
}
