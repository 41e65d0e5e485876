import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { run } from '#kit/work.ts'
import { noon } from '#testing/harbour.ts'
import { type Shift, startShift } from '#testing/shift.ts'

type Refused = GuestRequest & { data: Record<string, unknown> & { reason: string; fields: Record<string, string> } }

/** The demo's hotel at work with a guest in a room, where nothing is asked for before each test. */
export function openRequestDesk() {
  let now = noon
  let shift: Shift

  beforeAll(async () => {
    shift = await startShift({ room: 'Room 410', clock: { now: () => now } })
  })

  afterAll(() => shift.harbour.close())

  beforeEach(async () => {
    now = noon
    await shift.harbour.db.write(() => run('DELETE FROM requests'))
  })

  function ask(requestType: string, token = shift.guest.token) {
    return shift.harbour.request<Refused>('POST', '/v1/waiter', { token, body: { requestType } })
  }

  function act(name: 'take' | 'giveBack' | 'undo', id: number, token: string) {
    return shift.harbour.request<Refused>('POST', `/v1/${name}/request`, { token, body: { id } })
  }

  function resolve(id: number, token: string, status = 'completed') {
    return shift.harbour.request<Refused>('PATCH', `/v1/waiter/${id}`, {
      token,
      body: { status, updatedBy: 'Somebody' },
    })
  }

  async function read(id: number): Promise<GuestRequest> {
    return (await shift.harbour.request<GuestRequest>('GET', `/v1/waiter/${id}`, { token: shift.manager })).body
  }

  return {
    shift: () => shift,
    setClock(at: Date) {
      now = at
    },
    ask,
    act,
    resolve,
    read,
  }
}
