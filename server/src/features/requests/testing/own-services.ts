import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { noon } from '#testing/test-server.ts'
import { type Shift, startShift } from '#testing/shift.ts'

export type Refused = {
  message: string
  data: { reason: string; fields: Record<string, string>; codes: Record<string, string>; limit?: number }
}

/** A service of the venue's own with a question of each kind. */
export const taxi = {
  restaurantId: 1,
  label: { en: 'Airport Taxi', de: 'Flughafentaxi' },
  icon: 'car',
  dueMinutes: 10,
  questions: [
    { key: 'where', kind: 'text', label: { en: 'Where to?' }, isRequired: true },
    { key: 'people', kind: 'number', label: { en: 'People' }, isRequired: false, least: 1, most: 6 },
    { key: 'time', kind: 'time', label: { en: 'When?' }, isRequired: false },
    {
      key: 'car',
      kind: 'choice',
      label: { en: 'Car' },
      isRequired: false,
      options: [
        { key: 'van', label: { en: 'Van', de: 'Kleinbus' } },
        { key: 'limo', label: { en: 'Limousine' } },
      ],
    },
    { key: 'luggage', kind: 'yesNo', label: { en: 'Luggage' }, isRequired: false },
  ],
}

export const airport = [{ key: 'where', value: 'Airport' }]

/** Starts the demo's hotel with a guest in a room; each test begins at noon without requests, and with the demo's services only. */
export function openOwnServices() {
  let now = noon
  let shift: Shift

  beforeAll(async () => {
    shift = await startShift({ room: 'Room 410', clock: { now: () => now } })
  })

  afterAll(() => shift.testServer.close())

  beforeEach(async () => {
    now = noon
    await shift.testServer.db.write(function* () {
      yield* run('DELETE FROM requests')
      yield* run(`DELETE FROM guest_services WHERE "requestType" = 'custom'`)
      yield* run(`UPDATE guest_services SET "escalation" = '[]'`)
    })
  })

  function call<T = Refused>(
    ...[method, address, body, token = shift.manager]: [method: string, address: string, body?: object, token?: string]
  ) {
    return shift.testServer.request<T>(method, address, { token, ...(body && { body }) })
  }

  return {
    shift: () => shift,
    call,
    setMinutes(minutes: number) {
      now = new Date(noon.getTime() + minutes * 60_000)
    },
    now: () => now,
    create: (body: object = taxi, token?: string) =>
      call<GuestService & Refused>('POST', '/v1/guest-services', body, token),
    patch: (id: number, body: object, token?: string) =>
      call<GuestService & Refused>('PATCH', `/v1/guest-services/${id}`, body, token),
    remove: (id: number, token?: string) =>
      call<GuestService & Refused>('DELETE', `/v1/guest-services/${id}`, undefined, token),
    ask: (serviceId: number, answers: object[] = airport, token = shift.guest.token) =>
      call<GuestRequest & Refused>('POST', '/v1/waiter', { requestType: 'custom', serviceId, answers }, token),
    async read(id: number): Promise<GuestRequest> {
      return (await call<GuestRequest>('GET', `/v1/waiter/${id}`)).body
    },
  }
}
