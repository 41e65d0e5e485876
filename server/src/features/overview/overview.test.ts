import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { can } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { usualLateAfterMinutes } from '@brigade/domain/venues/venues.defaults.ts'
import type { Overview, VenueOverview } from '@brigade/domain/overview/overview.schema.ts'
import { run } from '#kit/database/transaction.ts'
import { hotelEmails, openOrderFixture } from '#testing/order-fixture.ts'
import { noon } from '#testing/test-server.ts'

const desk = openOrderFixture()

let organization: string
let before: VenueOverview

beforeAll(async () => {
  organization = await desk.testServer.signIn(hotelEmails.organization)
})

beforeEach(async () => {
  before = await hotel()
})

describe('the overview of a venue', () => {
  it('counts an order where it is, and when it is late', async () => {
    expect(before.lateAt).toContain(new Date(noon.getTime() + usualLateAfterMinutes.queue * 60_000).toISOString())

    await desk.accept(desk.manager)

    const accepted = await hotel()
    expect(accepted).toMatchObject({ incoming: before.incoming - 1, inProgress: before.inProgress + 1 })
    expect(accepted.lateAt.length).toBe(before.lateAt.length)
  })

  it('counts a changed order apart from new ones, as the board does', async () => {
    await desk.testServer.db.write(() => run(`UPDATE orders SET "status" = 'updated' WHERE "id" = ?`, desk.order.id))

    expect(await hotel()).toMatchObject({ incoming: before.incoming - 1, updated: before.updated + 1 })
  })

  it('has the completed orders of today, and those of the same weekday last week up to this time', async () => {
    for (const status of ['inprogress', 'delivered', 'completed']) await desk.move(desk.manager, { status })
    const { orderPrice } = (await desk.read(desk.manager)).body
    const after = await hotel()

    expect(after.today.orders).toBe(before.today.orders + 1)
    expect(cents(after.today.orderPrice)).toBe(cents(before.today.orderPrice) + cents(orderPrice))
    expect(after.lastWeek).toEqual(before.lastWeek)

    await completedAt(new Date(noon.getTime() - 7 * 86_400_000))
    expect((await hotel()).lastWeek.orders).toBe(before.lastWeek.orders + 1)
    await completedAt(new Date(noon.getTime() - 7 * 86_400_000 + 60_000))
    expect((await hotel()).lastWeek.orders).toBe(before.lastWeek.orders)
  })

  it('counts requests, trays, failures of systems, and pauses', async () => {
    const { testServer, guest, manager } = desk
    await testServer.request('POST', '/v1/waiter', { token: guest.token, body: { requestType: 'towel' } })
    await testServer.db.write(function* () {
      yield* run(
        `INSERT INTO pos_notifications ("restaurantId", "type", "reason", "title", "message", "orderId", "createdAt")
         VALUES (1, 'error', 'failed', 'POS', 'No answer', ?, ?)`,
        desk.order.id,
        noon.toISOString(),
      )
      yield* run('UPDATE printers SET "failures" = 2 WHERE "restaurantId" = 1')
    })
    await testServer.request('POST', '/v1/pause/orders', { token: manager, body: { restaurantId: 1, minutes: 15 } })
    const printers = await testServer.db.many(`SELECT 1 FROM printers WHERE "restaurantId" = 1 AND "isActive"`)

    const after = await hotel()

    expect(after.requests).toBe(before.requests + 1)
    expect(after.posErrors).toBe(before.posErrors + 1)
    expect(after.printerTroubles).toBe(printers.length)
    expect(after.isPaused).toBe(true)
    const [trays] = await testServer.db.many<{ rooms: number | string }>(
      `SELECT count(DISTINCT "tableId") AS "rooms" FROM tray_outs WHERE "restaurantId" = 1 AND "status" = 'active'`,
    )
    expect(after.trayRooms).toBe(Number(trays!.rooms))
  })

  it('is that of the venues that are asked for, without archived ones', async () => {
    const { venues } = await overview({})
    expect(venues.length).toBeGreaterThan(3)
    expect((await overview({ restaurantId: { $in: [1, 2] } })).venues.map(({ id }) => id)).toEqual([1, 2])

    await desk.testServer.db.write(() => run('UPDATE venues SET "archivedAt" = ? WHERE "id" = 2', noon.toISOString()))

    expect((await overview({})).venues.length).toBe(venues.length - 1)
    expect((await overview({ restaurantId: 2 })).venues).toEqual([])
  })
})

describe('who may', () => {
  it.each(staffRoles)('is as the table of rights has it for %s', async (role) => {
    const token = await desk.testServer.signIn(hotelEmails[role])

    expect((await ask({}, token)).status).toBe(can({ role }, 'overview:read') ? 200 : 403)
  })

  it('excludes guests, machines and people who are not signed in', async () => {
    expect((await ask({}, undefined)).status).toBe(401)
    expect((await ask({}, desk.guest.token)).status).toBe(403)
    expect((await ask({}, 'brigade-demo-payments-1')).status).toBe(403)
  })

  it('names the wrong field', async () => {
    const { status, body } = await ask<{ data: { fields: object } }>({ restaurantId: 'one' }, organization)

    expect({ status, fields: Object.keys(body.data.fields) }).toEqual({ status: 400, fields: ['restaurantId'] })
  })
})

async function hotel(): Promise<VenueOverview> {
  return (await overview({ restaurantId: 1 })).venues[0]!
}

async function overview(body: object): Promise<Overview> {
  return (await ask<Overview>(body, organization)).body
}

function ask<T>(body: object, token: string | undefined) {
  return desk.testServer.request<T>('POST', '/v1/overview', { token, body })
}

async function completedAt(instant: Date): Promise<void> {
  const { id }: Order = desk.order
  await desk.testServer.db.write(() =>
    run('UPDATE orders SET "completedAT" = ? WHERE "id" = ?', instant.toISOString(), id),
  )
}

function cents(amount: number): number {
  return Math.round(amount * 100)
}
