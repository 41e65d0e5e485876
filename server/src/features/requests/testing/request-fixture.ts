import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { noon } from '#testing/test-server.ts'
import { type Shift, startShift } from '#testing/shift.ts'

type Refused = GuestRequest & { data: Record<string, unknown> & { reason: string; fields: Record<string, string> } }

/** Starts the demo's hotel with a guest in a room, without requests before each test. */
export function openRequestFixture() {
  let now = noon
  let shift: Shift

  beforeAll(async () => {
    shift = await startShift({ room: 'Room 410', clock: { now: () => now } })
  })

  afterAll(() => shift.testServer.close())

  beforeEach(async () => {
    now = noon
    await shift.testServer.db.write(() => run('DELETE FROM requests'))
  })

  function ask(requestType: string, token = shift.guest.token) {
    return shift.testServer.request<Refused>('POST', '/v1/waiter', { token, body: { requestType } })
  }

  function act(name: 'take' | 'giveBack' | 'undo', id: number, token: string) {
    return shift.testServer.request<Refused>('POST', `/v1/${name}/request`, { token, body: { id } })
  }

  function resolve(id: number, token: string, status = 'completed') {
    return shift.testServer.request<Refused>('PATCH', `/v1/waiter/${id}`, {
      token,
      body: { status, updatedBy: 'Somebody' },
    })
  }

  async function read(id: number): Promise<GuestRequest> {
    return (await shift.testServer.request<GuestRequest>('GET', `/v1/waiter/${id}`, { token: shift.manager })).body
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
