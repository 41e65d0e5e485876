import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { describe, expect, it } from 'vitest'
import type { LiveScreen } from '#features/orders/records/live-screens.ts'
import { byAge, isShown, type OpenOrders } from '#features/orders/records/open-orders.ts'
import { liveRecordsOf, type LiveRuling, mergeRecords } from '#kit/live/live-records.ts'

describe('the open orders of a screen', () => {
  it('show the newer state of an order in its place', () => {
    const open = onBoard([anOrder({ id: 1 }), anOrder({ id: 2 })])

    const merged = mergeOpenOrders(open, [anOrder({ id: 1, version: 2, status: 'inprogress' })])

    expect(stateOf(merged)).toEqual(['1 inprogress', '2 incoming'])
  })

  it('ignore news that is older than what is shown, or the same', () => {
    const open = onBoard([anOrder({ id: 1, version: 3, status: 'inprogress' })])

    expect(mergeOpenOrders(open, [anOrder({ id: 1, version: 2 })])).toBe(open)
    expect(mergeOpenOrders(open, [anOrder({ id: 1, version: 3, status: 'updated' })])).toBe(open)
  })

  it('take in a new order by its age, wherever its news came', () => {
    const open = onBoard([anOrder({ id: 5, createdAt: '2026-03-04T08:05:00.000Z' })])

    const merged = mergeOpenOrders(open, [
      anOrder({ id: 6, createdAt: '2026-03-04T08:06:00.000Z' }),
      anOrder({ id: 4, createdAt: '2026-03-04T08:04:00.000Z' }),
    ])

    expect(merged.records.map(({ id }) => id)).toEqual([4, 5, 6])
  })

  it('remember the last ones that left, for the kitchen to say what became of them', () => {
    const listed = many({})
    const cancelled = listed.map(({ id }) => anOrder({ id, version: 2, status: 'cancelled' }))

    const merged = mergeOpenOrders(mergeOpenOrders(onBoard(listed), cancelled.slice(0, 5)), cancelled.slice(5))

    expect(merged.lately.map(({ id }) => id)).toEqual(cancelled.slice(10).map(({ id }) => id))
  })

  it.each(['completed', 'cancelled', 'merged'] as const)('let go of an order that is %s, for good', (status) => {
    const open = onBoard([anOrder({ id: 1, version: 4, status: 'delivered' })])

    const closed = mergeOpenOrders(open, [anOrder({ id: 1, version: 5, status })])
    const afterLateNews = mergeOpenOrders(closed, [anOrder({ id: 1, version: 3, status: 'inprogress' })])

    expect(closed.records).toEqual([])
    expect(afterLateNews.records).toEqual([])
  })

  it('never show an order whose end was heard before its beginning', () => {
    const open = onBoard([])

    const ended = mergeOpenOrders(open, [anOrder({ id: 9, version: 6, status: 'cancelled' })])

    expect(mergeOpenOrders(ended, [anOrder({ id: 9, version: 1 })]).records).toEqual([])
  })

  it('take the highest version of an order that was told several times at once', () => {
    const merged = mergeOpenOrders(onBoard([]), [
      anOrder({ id: 1, version: 2, status: 'inprogress' }),
      anOrder({ id: 1, version: 3, status: 'ontheway' }),
      anOrder({ id: 1, version: 1 }),
    ])

    expect(stateOf(merged)).toEqual(['1 ontheway'])
  })

  it('leave the orders of menu forms to their own screens', () => {
    const merged = mergeOpenOrders(onBoard([]), [anOrder({ id: 1, orderType: 'form' })])

    expect(merged.records).toEqual([])
  })

  it('keep the very same records where nothing changed, so that only changed cards are drawn again', () => {
    const open = onBoard([anOrder({ id: 1 }), anOrder({ id: 2 })])

    const merged = mergeOpenOrders(open, [anOrder({ id: 2, version: 2, status: 'inprogress' })])

    expect(merged.records[0]).toBe(open.records[0])
  })
})

describe('a screen that shows some of the open orders', () => {
  const walked = 'screens:ordersActive'
  const onList = openOrdersOf([anOrder({ id: 1, version: 2, status: 'inprogress' })], walked)

  it('takes in an order once it stands as the screen shows, in its place', () => {
    const queued = mergeOpenOrders(onList, [anOrder({ id: 2 }), anOrder({ id: 0 })], walked)

    const accepted = mergeOpenOrders(
      queued,
      [anOrder({ id: 2, version: 2, status: 'inprogress' }), anOrder({ id: 0, version: 2, status: 'inprogress' })],
      walked,
    )

    expect(stateOf(queued)).toEqual(['1 inprogress'])
    expect(stateOf(accepted)).toEqual(['0 inprogress', '1 inprogress', '2 inprogress'])
  })

  it('lets go of an order that was changed, and takes it back when it is accepted again', () => {
    const changed = mergeOpenOrders(onList, [anOrder({ id: 1, version: 3, status: 'updated' })], walked)

    const accepted = mergeOpenOrders(changed, [anOrder({ id: 1, version: 4, status: 'inprogress' })], walked)

    expect(stateOf(changed)).toEqual([])
    expect(stateOf(accepted)).toEqual(['1 inprogress'])
  })

  it('is not fooled by late news of an order that it does not show', () => {
    const changed = mergeOpenOrders(onList, [anOrder({ id: 7, version: 3, status: 'updated' })], walked)

    expect(stateOf(mergeOpenOrders(changed, [anOrder({ id: 7, version: 2, status: 'inprogress' })], walked))).toEqual([
      '1 inprogress',
    ])
  })

  it('keeps the very same list while others move', () => {
    expect(mergeOpenOrders(onList, [anOrder({ id: 2 })], walked).records).toBe(onList.records)
  })

  it('remembers those that left it as they left, and nothing that was never on it', () => {
    const delivered = anOrder({ id: 1, version: 3, status: 'delivered' })
    const inKitchen = openOrdersOf([anOrder({ id: 1, version: 2, status: 'inprogress' })], 'screens:kitchen')

    const left = mergeOpenOrders(inKitchen, [delivered, ...many({ status: 'incoming' })], 'screens:kitchen')
    const later = mergeOpenOrders(left, [anOrder({ id: 1, version: 4, status: 'completed' })], 'screens:kitchen')

    expect(later.lately).toEqual([delivered])
  })

  it('forgets that an order left once it is back', () => {
    const cancelled = mergeOpenOrders(onList, [anOrder({ id: 1, version: 3, status: 'cancelled' })], walked)

    const undone = mergeOpenOrders(cancelled, [anOrder({ id: 1, version: 4, status: 'inprogress' })], walked)

    expect([cancelled, undone].map(({ lately }) => lately.length)).toEqual([1, 0])
  })
})

function onBoard(orders: readonly Order[]): OpenOrders {
  return openOrdersOf(orders, 'screens:ordersList')
}

function openOrdersOf(orders: readonly Order[], screen: LiveScreen): OpenOrders {
  return liveRecordsOf(orders, rulingOf(screen))
}

function mergeOpenOrders(
  known: OpenOrders,
  changes: readonly Order[],
  screen: LiveScreen = 'screens:ordersList',
): OpenOrders {
  return mergeRecords(known, changes, rulingOf(screen))
}

function rulingOf(screen: LiveScreen): LiveRuling<Order> {
  return { belongs: (order) => isShown(order, screen), order: byAge }
}

function many(differences: Partial<Order>): Order[] {
  return Array.from({ length: 30 }, (_, index) => anOrder({ id: index + 100, ...differences }))
}

function stateOf({ records }: OpenOrders): string[] {
  return records.map(({ id, status }) => `${id} ${status}`)
}
