import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { noon } from '#testing/test-server.ts'
import { type Shift, startShift } from '#testing/shift.ts'

let shift: Shift

beforeAll(async () => {
  shift = await startShift({ room: 'Room 410' })
})

afterAll(() => shift.testServer.close())

it('has seen to it that a guest asked for the trays to be cleared, who clears the room, and to nothing else', async () => {
  const asked = await ask('tray')
  const other = await ask('towel')
  const { testServer, guest, waiter: token } = shift
  const { tableId } = guest
  const linked = await testServer.request('POST', '/v1/tray-out', {
    token,
    body: { trayOutQR: 'HARBOUR-1-020', tableId },
  })
  const screen = await testServer.connect(shift.manager)

  const cleared = await testServer.request('POST', '/v1/clear/trays', { token, body: { tableId } })
  await screen.caughtUp()

  expect([linked.status, cleared.status]).toEqual([201, 200])
  expect(screen.heard('v1/waiter patched')).toMatchObject([
    { id: asked.id, status: 'completed', endedAt: noon.toISOString() },
  ])
  const { body } = await testServer.request<GuestRequest>('GET', `/v1/waiter/${other.id}`, { token })
  expect(body.status).toBe('active')
  await screen.close()
})

it('leaves what was asked for after the trays were fetched, though that is said later', async () => {
  const { testServer, guest, waiter: token } = shift
  const { tableId } = guest
  const before = new Date(noon.getTime() - 60_000).toISOString()
  const body = { trayOutQR: 'HARBOUR-1-021', tableId }
  const { body: tray } = await testServer.request<{ id: number }>('POST', '/v1/tray-out', { token, body })
  await testServer.db.write(() => run('UPDATE tray_outs SET "createdAt" = ? WHERE "id" = ?', before, tray.id))
  const asked = await ask('tray')

  const { status } = await testServer.request('POST', '/v1/clear/trays', { token, body: { tableId, until: before } })

  expect(status).toBe(200)
  const { body: left } = await testServer.request<GuestRequest>('GET', `/v1/waiter/${asked.id}`, { token })
  expect(left.status).toBe('active')
})

async function ask(requestType: string): Promise<GuestRequest> {
  const { testServer, guest } = shift
  const { body } = await testServer.request<GuestRequest>('POST', '/v1/waiter', {
    token: guest.token,
    body: { requestType },
  })
  return body
}
