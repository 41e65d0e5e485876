import { tableOfGuestName } from '@brigade/domain/access/guest-name.ts'
import type { Doer } from '@brigade/domain/access/principal.ts'
import { dueAtOf } from '@brigade/domain/requests/requests.rules.ts'
import type { OrderRow } from '#features/orders/records/order-columns.ts'
import type { LogEntry } from '#features/orders/records/order-log.ts'
import { lastActOf } from '#features/orders/records/save-act.ts'
import { demoAccounts } from '../accounts.ts'
import { demoMachines } from '../machines.ts'
import type { Row } from '../insert-rows.ts'
import { demoVenues } from '../venues.ts'
import type { BillRow } from '#features/orders/bills/bill-columns.ts'
import { storyBills } from './story-bills.ts'
import type { NamedBy, OrderStory } from './order-story.ts'

export type OrderRows = { bills: BillRow[]; orders: OrderRow[]; events: Row[]; payments: Row[]; requests: Row[] }

/** Returns the current rows of all stories together: ids in the order of time, with log entries and kitchen notices. */
export function storyRows(stories: readonly OrderStory[], { now }: { now: Date }): OrderRows {
  const inTime = stories.toSorted((first, second) => (first.row.createdAt < second.row.createdAt ? -1 : 1))
  const ids = new Map(inTime.map((story, index) => [story, index + 1]))
  const idOf = (story: OrderStory | null) => (story ? (ids.get(story) ?? null) : null)
  const bills = storyBills(inTime)
  const orders = inTime.map((story, index): OrderRow => ({
    id: index + 1,
    ...story.row,
    ...bills.placeOf(story),
    cart: JSON.stringify(story.cart),
    lastAct: lastActIn(story),
    ...doersOf(story),
    continuationOf: idOf(bills.continuedBy(story)),
    mergedInto: idOf(story.mergedInto),
  }))
  const logs = inTime.flatMap((story, index) =>
    story.events.map((event): LogEntry => ({
      orderId: index + 1,
      restaurantId: story.row.restaurantId,
      ...event,
      ...doerCalled(event.by, story.row.restaurantId),
    })),
  )
  const requests = inTime.flatMap((story, index) =>
    kitchenNotices(story, { orderId: index + 1, ...bills.placeOf(story), now }),
  )
  return {
    bills: bills.rows,
    orders,
    payments: inTime.flatMap((story, index) => paymentsIn(story, index + 1)),
    events: logs.sort(byTime((log) => log.at)).map((log) => ({ ...log, reason: log.reason ?? null })),
    requests: requests.sort(byTime((request) => String(request['createdAt']))),
  }
}

/** Returns the payments that were made when the order was placed. */
function paymentsIn({ row }: OrderStory, orderId: number): Row[] {
  const { restaurantId, currency, createdBy: by, createdAt: at } = row
  if (row.amountPaidOnline === 0) return []
  const payment = { kind: 'online', way: 'online', currency, amount: row.amountPaidOnline, reference: null }
  return [{ orderId, restaurantId, ...payment, by, ...doerCalled(by, restaurantId), at }]
}

function lastActIn({ row, events }: OrderStory): string | null {
  const last = events.at(-1)
  return last ? lastActOf({ ...last, ...doerCalled(last.by, row.restaurantId) }) : null
}

function doersOf({ row }: OrderStory): Pick<OrderRow, `${NamedBy}Kind` | `${NamedBy}Id`> {
  const doerOf = (name: string | null) => (name === null ? nobody : doerCalled(name, row.restaurantId))
  const [created, accepted, completed] = [doerOf(row.createdBy), doerOf(row.acceptedBy), doerOf(row.completedBy)]
  return {
    createdByKind: created.byKind,
    createdById: created.byId,
    acceptedByKind: accepted.byKind,
    acceptedById: accepted.byId,
    completedByKind: completed.byKind,
    completedById: completed.byId,
  }
}

const nobody = { byKind: null, byId: null }

/** Returns who has this name at a venue of the demo, where names are unique. */
function doerCalled(name: string, venueId: number): Doer {
  if (tableOfGuestName(name) !== null) return { byKind: 'guest', byId: null }
  const machine = demoMachines.findIndex((each) => each.venueId === venueId && each.name === name)
  if (machine >= 0) return { byKind: 'machine', byId: machine + 1 }
  const account = demoAccounts.findIndex(({ fname, lname }) => name === `${fname} ${lname}`)
  return { byKind: 'staff', byId: account < 0 ? null : account + 1 }
}

function byTime<T>(timeOf: (record: T) => string): (first: T, second: T) => number {
  return (first, second) => {
    const [one, other] = [timeOf(first), timeOf(second)]
    if (one === other) return 0
    return one < other ? -1 : 1
  }
}

/**
 * Returns the kitchen's notice of a ready order: who delivered the order, and whether the manager was notified that it
 * waits.
 */
function kitchenNotices(
  { row, events }: OrderStory,
  { orderId, sitting, now }: { orderId: number; sitting: number; now: Date },
): Row[] {
  const ready = events.find((event) => event.act === 'ready')
  const venue = demoVenues.find(({ id }) => id === row.restaurantId)
  if (!ready || !venue) return []
  const delivery = events.find((event) => event.act === 'deliver')
  const dueAt = dueAtOf('kitchen', { now: new Date(ready.at), dueMinutes: venue.requestDueMinutes })
  const isOverdue = dueAt <= (delivery?.at ?? now.toISOString())
  return [
    {
      restaurantId: row.restaurantId,
      requestType: 'kitchen',
      status: delivery ? 'completed' : 'active',
      tableId: row.tableId,
      table: row.table,
      sitting,
      orderId,
      version: 1 + Number(isOverdue) + Number(delivery !== undefined),
      createdAt: ready.at,
      updatedAt: delivery?.at ?? (isOverdue ? dueAt : ready.at),
      updatedBy: delivery?.by ?? null,
      endedAt: delivery?.at ?? null,
      dueAt,
      escalatedAt: isOverdue ? dueAt : null,
      alertAt: isOverdue ? null : dueAt,
    },
  ]
}
