import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { beforeEach, expect, it } from 'vitest'
import { openOrderFixture } from '#testing/order-fixture.ts'

const desk = openOrderFixture()

const shown = {
  createdById: null,
  acceptedBy: 'Layla',
  acceptedById: null,
  cancelReason: null,
  lastAct: { act: 'cancel', by: 'Layla', byId: null },
  // A cancelled order's price is no longer owed.
  amountToBePaidOnline: 0,
  cart: [{ posItemId: null, menu: { menuPosId: null } }],
}
const whole = {
  acceptedBy: 'Layla Haddad',
  acceptedById: expect.any(Number),
  cancelReason: 'Guest was rude',
  lastAct: { by: 'Layla Haddad', byId: expect.any(Number) },
  cart: [{ posItemId: expect.any(String), menu: { menuPosId: expect.any(String) } }],
}

let told: { guest: Order; manager: Order }

beforeEach(async () => {
  const [guest, manager] = await Promise.all(
    [desk.guest.token, desk.manager].map((token) => desk.testServer.connect(token)),
  )
  await desk.move(desk.manager, { status: 'inprogress' })
  await Promise.all([guest, manager].map((screen) => screen!.caughtUp()))
  const events = [guest, manager].map((screen) => screen!.next<Order>(`${ordersPath} patched`))
  await desk.move(desk.manager, { status: 'cancelled', cancelReason: 'Guest was rude' })
  const [toGuest, toManager] = await Promise.all(events)
  told = { guest: toGuest!, manager: toManager! }
})

it('shows guests no more of the staff than first names, and no keys of the point of sale, over REST and the socket and in events', async () => {
  const { testServer, guest, order } = desk
  const screen = await testServer.connect(guest.token)
  const read = (path: string) => testServer.request<Order>('GET', `/${ordersPath}${path}`, { token: guest.token })
  const page = await testServer.request<{ data: Order[] }>('GET', `/${ordersPath}?id=${order.id}`, {
    token: guest.token,
  })

  expect(told.guest).toMatchObject(shown)
  expect((await read(`/${order.id}`)).body).toMatchObject(shown)
  expect(page.body.data).toMatchObject([shown])
  expect(await screen.client.service(ordersPath).get(order.id)).toMatchObject(shown)
})

it('shows the staff all of it', async () => {
  const { testServer, manager, order } = desk

  expect(told.manager).toMatchObject(whole)
  expect((await testServer.request('GET', `/${ordersPath}/${order.id}`, { token: manager })).body).toMatchObject(whole)
})
