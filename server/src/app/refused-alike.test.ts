import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { run } from '#kit/database/transaction.ts'
import type { Guest, TestServer } from '#testing/test-server.ts'
import type { Screen } from '#testing/screen.ts'
import { type Shift, startShift } from '#testing/shift.ts'

type Call = { method: 'create' | 'patch'; path: string; id?: number; body: object }
type Refusal = { code: number; data: Record<string, unknown> }

/** A serial of another hotel. */
const serialOfOthers = 'ELSEWHERE-001'

let shift: Shift
let testServer: TestServer
let room: Guest
let other: Guest
let screen: Screen

beforeAll(async () => {
  shift = await startShift({ room: 'Room 207' })
  ;({ testServer, guest: room } = shift)
  other = await testServer.guestAt('Room 208')
  screen = await testServer.connect(shift.manager)
  const admin = await testServer.signIn('admin@brigade.demo')
  const made = await create<{ serialContent: string }>(
    'trayqrs',
    { restaurantId: 4, serialContent: serialOfOthers },
    admin,
  )
  expect(made).toMatchObject({ serialContent: serialOfOthers })
})

afterAll(async () => {
  await screen.close()
  await testServer.close()
})

const transports = {
  async rest({ method, path, id, body }: Call): Promise<Refusal> {
    const verb = method === 'create' ? 'POST' : 'PATCH'
    const asked = { token: shift.manager, body }
    const address = id === undefined ? `/v1/${path}` : `/v1/${path}/${id}`
    return (await testServer.request<Refusal>(verb, address, asked)).body
  },
  async socket({ method, path, id, body }: Call): Promise<Refusal> {
    const service = screen.client.service(`v1/${path}`)
    return (method === 'create' ? service.create(body) : service.patch(id!, body)).catch((refusal: Refusal) => refusal)
  },
}

it('refuses a query that a call has no use for, over both transports', async () => {
  const query = { deep: { name: 'x' } }
  const asked = { token: shift.manager }
  const overRest = (await testServer.request<Refusal>('GET', '/v1/version?deep[name]=x', asked)).body
  const overSocket = await screen.client
    .service('v1/version')
    .find({ query })
    .catch((refusal: Refusal) => refusal)

  for (const refusal of [overRest, overSocket])
    expect(refusal).toMatchObject({ code: 400, data: { codes: { deep: 'fieldUnknown' } } })
})

describe.each(Object.entries(transports))('refused over %s', (_name, call) => {
  it('is the tray of another hotel, as one that nobody has', async () => {
    for (const trayOutQR of [serialOfOthers, 'NOBODYS-1-001']) {
      expect(
        await call({ method: 'create', path: 'tray-out', body: { trayOutQR, tableId: room.tableId } }),
      ).toMatchObject({
        code: 400,
        data: { codes: { trayOutQR: 'trayUnknown' } },
      })
    }
  })

  it('is a tray that is out elsewhere, with where it is', async () => {
    const trayOutQR = 'HARBOUR-1-001'
    const tray = await create<TrayOut>('tray-out', { trayOutQR, tableId: other.tableId })

    const refusal = await call({ method: 'create', path: 'tray-out', body: { trayOutQR, tableId: room.tableId } })

    expect(refusal).toMatchObject({
      code: 409,
      data: { reason: 'trayElsewhere', tray: { id: tray.id, tableId: other.tableId, tableName: 'Room 208' } },
    })
  })

  it.each([
    ['a scan as it was read', 'https://trays.example/HARBOUR-1-001'],
    ['10,000 keys', 'k'.repeat(10_000)],
  ])('is %s, and names the field', async (_what, trayOutQR) => {
    const refusal = await call({ method: 'create', path: 'tray-out', body: { trayOutQR, tableId: room.tableId } })

    expect(refusal).toMatchObject({ code: 400, data: { fields: { trayOutQR: expect.stringMatching(/\w/) } } })
  })

  it('is clearing a room in which nothing is', async () => {
    const { tableId } = await testServer.guestAt('Room 305')
    await testServer.db.write(() => run(`UPDATE orders SET "status" = 'completed' WHERE "tableId" = ?`, tableId))
    await testServer.db.write(() => run('DELETE FROM tray_outs WHERE "tableId" = ?', tableId))

    expect(await call({ method: 'create', path: 'clear/trays', body: { tableId } })).toMatchObject({
      code: 409,
      data: { reason: 'roomEmpty' },
    })
  })

  it('is seeing to a request that was seen to, with who was first', async () => {
    const { id } = await create<GuestRequest>('waiter', { requestType: 'talk' }, room.token)
    const resolve = { method: 'patch', path: 'waiter', id, body: { status: 'completed' } } as const
    expect(await call(resolve)).toMatchObject({ status: 'completed' })

    for (const status of ['completed', 'cancelled']) {
      expect(await call({ ...resolve, body: { status } })).toMatchObject({
        code: 409,
        data: { reason: 'statusMoved', by: 'Layla Haddad', request: { id, status: 'completed' } },
      })
    }
  })

  it('is telling a private address of anything, and names the field', async () => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    const body = { endpoint: 'https://169.254.169.254/latest', keys }

    expect(await call({ method: 'create', path: 'push-subscription', body })).toMatchObject({
      code: 400,
      data: { codes: { endpoint: 'endpointNotAllowed' } },
    })
  })
})

async function create<T>(path: string, body: object, token = shift.manager): Promise<T> {
  return (await testServer.request<T>('POST', `/v1/${path}`, { token, body })).body
}
