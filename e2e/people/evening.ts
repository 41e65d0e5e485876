import { call } from './call.ts'
import { type Guest, guestAt } from './guest.ts'
import { menuEditor } from './menu-editor.ts'
import type { Order } from './order.ts'
import { colleague, tokenOf } from './staff.ts'

type Wish = Parameters<Guest['order']>[number]

/** Dishes without options. */
const dishes = [
  'Fattoush',
  'Grilled Halloumi',
  'Red Lentil Soup',
  'Wild Mushroom Risotto',
  'Karak Chai',
  'Moutabal',
  'Caesar Salad',
]

const comments = ['No onions, please', 'Sauce on the side', 'Allergic to nuts']

/** Where the orders of an evening have got to, in turns. */
const usualStages = ['incoming', 'inprogress', 'delivered', 'inprogress', 'updated', 'incoming', 'ontheway'] as const

export type Stage = (typeof usualStages)[number]

type Evening = { orders: number; stages?: readonly Stage[] }

/** Returns the names of the hotel's rooms. */
async function roomsOf(url: string): Promise<string[]> {
  const token = await tokenOf(url, 'manager@hotel.demo')
  const tables = await call<{ name: string }[]>(url, { path: 'table?skipPaginate=true', token })
  return tables.map(({ name }) => name).filter((name) => name.startsWith('Room'))
}

/**
 * Lets guests of the hotel order until there are so many orders of one to three lines, each in its stage. No guest
 * orders more often than a room may.
 */
export async function fillEvening(url: string, { orders, stages = usualStages }: Evening): Promise<void> {
  const rooms = await roomsOf(url)
  const staff = await colleague(url, 'manager@hotel.demo')
  const guests = new Map<string, Guest>()
  for (let index = 0; index < orders; index += 1) {
    const room = rooms[index % rooms.length]!
    const guest = guests.get(room) ?? (await guestAt({ url, table: room }))
    guests.set(room, guest)
    const order = await guest.order(...wishesOf(index))
    await bringTo(stages[index % stages.length]!, { order, staff })
  }
}

/** Fills the hotel anew, so that every board has more than fits: what is counted is the room, not the guests. */
export async function fillCounted(url: string): Promise<void> {
  await emptyEvening(url)
  await fillEvening(url, { orders: 100, stages: ['inprogress', 'incoming', 'inprogress', 'delivered', 'updated'] })
  await askForTowels(url, { rooms: 24 })
}

/** Ends every open order and request of the hotel. */
export async function emptyEvening(url: string): Promise<void> {
  const staff = await colleague(url, 'manager@hotel.demo')
  for (const order of await staff.openOrders()) await staff.finish(order)
  const token = await tokenOf(url, 'waiter@hotel.demo')
  const requests = await call<{ id: number }[]>(url, { path: 'waiter?status=active&skipPaginate=true', token })
  for (const { id } of requests) {
    await call(url, { method: 'PATCH', path: `waiter/${id}`, token, body: { status: 'completed' } })
  }
}

/** Lets guests in so many rooms ask for towels. */
export async function askForTowels(url: string, { rooms }: { rooms: number }): Promise<void> {
  for (const table of (await roomsOf(url)).slice(0, rooms)) await (await guestAt({ url, table })).ask('towel')
}

/** The room of the hotel with the longest name. */
const suite = 'Presidential Suite Marina View'

/** As long as names of dishes may be. */
const longDish = {
  en: 'Slow-Cooked Lamb with Saffron Rice',
  ar: 'كتف غنم مطهو ببطء مع أرز بالزعفران',
}

/** Lets a guest with long wishes order in the room with the longest name, in each of these stages, and ask for towels. */
export async function fillSuite(url: string, { stages }: { stages: readonly Stage[] }): Promise<void> {
  await (await menuEditor(url, 'admin@brigade.demo')).renameItem('Mixed Arabic Grill', longDish)
  const staff = await colleague(url, 'manager@hotel.demo')
  const guest = await guestAt({ url, table: suite })
  for (const stage of stages) {
    const order = await guest.order(
      { dish: longDish.en, quantity: 12, comment: 'Allergic to nuts, sesame and shellfish, clean pan' },
      { dish: 'Wild Mushroom Risotto', comment: 'Half a portion for the child, without any cheese' },
    )
    await bringTo(stage, { order, staff })
  }
  await guest.ask('towel')
}

/** Lets a guest place one order with this many cart lines. */
export async function orderLongTicket(url: string, { lines }: { lines: number }): Promise<Order> {
  const guest = await guestAt({ url, table: (await roomsOf(url)).at(-1)! })
  const wishes = Array.from({ length: lines }, (_, index) => ({
    dish: dishes[index % dishes.length]!,
    comment: `Plate ${index + 1}`,
  }))
  return guest.order(...wishes)
}

function wishesOf(index: number): Wish[] {
  return Array.from({ length: 1 + (index % 3) }, (_, line) => ({
    dish: dishes[(index + line * 2) % dishes.length]!,
    quantity: 1 + ((index + line) % 3),
    ...(line === 0 && index % 5 === 0 && { comment: comments[(index / 5) % comments.length]! }),
  }))
}

type Placed = { order: Order; staff: Awaited<ReturnType<typeof colleague>> }

async function bringTo(stage: Stage, { order, staff }: Placed): Promise<void> {
  if (stage === 'incoming') return
  if (stage === 'updated') {
    await staff.changeQuantity(order, 4)
    return
  }
  const accepted = await staff.accept(order)
  if (stage === 'inprogress') return
  const ready = await staff.move(accepted, 'ontheway')
  if (stage === 'delivered') await staff.move(ready, 'delivered')
}
