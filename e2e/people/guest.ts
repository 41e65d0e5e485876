import { call } from './call.ts'
import type { Order } from './order.ts'
import { tokenOf } from './staff.ts'

type Wish = { dish: string; quantity?: number; comment?: string }

/** A guest at a table with a phone. */
export type Guest = {
  order(...wishes: Wish[]): Promise<Order>
  askToCancel(order: Order): Promise<void>
  /** Begins to pay an order, all of it or a part. Returns the path of the payment page. */
  pay(order: Order, amount?: number): Promise<string>
  askForCard(): Promise<void>
  /** Requests a service, or to pay. */
  ask(requestType: string, own?: OwnRequest): Promise<void>
  /** Returns what this guest can request now. */
  offered(): Promise<Offered[]>
  /** Returns how the venue shows itself to this guest. */
  branding(): Promise<{ version: number; mainColor: string; logo: string | null }>
  /** Returns what this guest is asked now, and the items for each answer. */
  recommendations(): Promise<Recommendations>
  /** Returns the venue's menu as this guest reads it. */
  wholeMenu(): Promise<WholeMenu>
}

/** A request of the venue's own: its service, and the answers to its questions. */
type OwnRequest = { serviceId: number; answers: object[] }

type Offered = { serviceId: number; label: { en: string }; questions: { key: string }[] }

type Named = { id: number; name: { en: string } }

/** The parts of dialogs that journeys read. */
type Recommendations = {
  dialogs: { dialog: string; mainOptions: (Named & { subOptions: (Named & { itemIds: number[] })[] })[] }[]
  items: Named[]
}

/** The parts of a whole menu that journeys read. */
type WholeMenu = { menus: { name: { en: string }; categories: object[] }[] }

type Seat = { url: string; table: string; manager?: string }

/** Seats a guest who scans the table's code, which the venue's manager knows. */
export async function guestAt({ url, table, manager = 'manager@hotel.demo' }: Seat): Promise<Guest> {
  const tables = await call<{ name: string; token: string }[]>(url, {
    path: 'table?skipPaginate=true',
    token: await tokenOf(url, manager),
  })
  const code = tables.find(({ name }) => name === table)?.token
  if (code === undefined) throw new Error(`There is no ${table}`)
  const { accessToken: token } = await call<{ accessToken: string }>(url, {
    method: 'POST',
    path: 'guest/session',
    body: { token: code },
  })
  const items = await call<{ id: number; name: { en: string } }[]>(url, { path: 'items?skipPaginate=true', token })

  async function ask(requestType: string, own?: OwnRequest): Promise<void> {
    await call(url, { method: 'POST', path: 'waiter', token, body: { requestType, ...own } })
  }

  return {
    branding: () => call(url, { path: 'branding/1', token }),
    recommendations: () => call<Recommendations>(url, { path: 'recommendations', token }),
    wholeMenu: () => call<WholeMenu>(url, { path: 'whole-menu', token }),
    order: (...wishes) =>
      call<Order>(url, {
        method: 'POST',
        path: 'order',
        token,
        body: {
          covers: 2,
          cart: wishes.map(({ dish, quantity = 1, comment }) => {
            const itemId = items.find(({ name }) => name.en === dish)?.id
            if (itemId === undefined) throw new Error(`There is no ${dish} on the menu`)
            return { itemId, itemQty: quantity, comment }
          }),
        },
      }),
    async pay({ id }, amount) {
      const body = { orderId: id, amount }
      return (await call<{ url: string }>(url, { method: 'POST', path: 'checkout', token, body })).url
    },
    askForCard: () => ask('card'),
    ask,
    offered: () => call<Offered[]>(url, { method: 'POST', path: 'offered/services', token, body: {} }),
    async askToCancel({ id }) {
      const body = { requestType: 'orderCancellation', orderId: id }
      await call(url, { method: 'POST', path: 'waiter', token, body })
    },
  }
}
