import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { beforeEach, expect, it } from 'vitest'
import { escalateRequests } from '#features/requests/escalate-requests.ts'
import { minutesAfterNoon, openPhones } from './testing/phones.ts'

const phones = openPhones()
const { subscribe, setClock } = phones

let request: GuestRequest

beforeEach(async () => {
  const service = await post<GuestService>('guest-services', phones.manager, {
    restaurantId: 1,
    label: { en: 'Taxi', de: 'Fahrt' },
    icon: 'car',
    dueMinutes: 10,
    escalation: [
      { afterMinutes: 5, roles: ['orderTaker'] },
      { afterMinutes: 15, roles: ['manager'] },
    ],
    questions: [
      { key: 'where', kind: 'text', label: { en: 'Where to?' }, isRequired: true },
      { key: 'people', kind: 'number', label: { en: 'People' }, isRequired: true },
    ],
  })
  request = await post<GuestRequest>('waiter', phones.guest.token, {
    requestType: 'custom',
    serviceId: service.id,
    answers: [
      { key: 'where', value: 'The clinic' },
      { key: 'people', value: 2 },
    ],
  })
})

it('is told to each step’s role at its time: as not taken before it is late, then as overdue, without free texts', async () => {
  const [taker, manager] = [phones.service.newBrowser(), phones.service.newBrowser()]
  await subscribe(phones.taker, taker)
  await subscribe(phones.manager, manager)

  await escalateAt(5)
  expect(arrived()).toEqual([[taker.endpoint, 'Taxi: not taken yet. People: 2']])
  await escalateAt(14)
  expect(arrived()).toHaveLength(1)
  await escalateAt(15)

  expect(arrived().slice(1)).toEqual([[manager.endpoint, 'Taxi: overdue. People: 2']])
  expect(phones.service.arrived[0]!.message).toMatchObject({ tag: `request-${request.id}`, path: '/tables/request' })
})

it('is told to nobody while a person has it', async () => {
  await subscribe(phones.taker, phones.service.newBrowser())
  await post('take/request', phones.manager, { id: request.id })

  await escalateAt(30)

  expect(arrived()).toEqual([])
})

function arrived(): [endpoint: string, body: string][] {
  return phones.service.arrived.map(({ browser, message }) => [phones.service.url + browser, message.body])
}

async function escalateAt(minutes: number): Promise<void> {
  const at = minutesAfterNoon(minutes)
  setClock(at)
  await escalateRequests(phones.testServer.app, at)
  await phones.testServer.app.jobs.runDue()
}

async function post<T>(path: string, token: string, body: object): Promise<T> {
  return (await phones.testServer.request<T>('POST', `/v1/${path}`, { token, body })).body
}
