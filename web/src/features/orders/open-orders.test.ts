import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import { mergeOpenOrders, type OpenOrders, openOrdersOf } from '#features/orders/open-orders.ts'

describe('the open orders of a screen', () => {
  it('show the newer state of an order in its place', () => {
    const open = openOrdersOf([anOrder({ id: 1 }), anOrder({ id: 2 })])

    const merged = mergeOpenOrders(open, [anOrder({ id: 1, version: 2, status: 'inprogress' })])

    expect(stateOf(merged)).toEqual(['1 inprogress', '2 incoming'])
  })

  it('ignore news that is older than what is shown, or the same', () => {
    const open = openOrdersOf([anOrder({ id: 1, version: 3, status: 'inprogress' })])

    expect(mergeOpenOrders(open, [anOrder({ id: 1, version: 2 })])).toBe(open)
    expect(mergeOpenOrders(open, [anOrder({ id: 1, version: 3, status: 'updated' })])).toBe(open)
  })

  it('take in a new order by its age, wherever its news came', () => {
    const open = openOrdersOf([anOrder({ id: 5, createdAt: '2026-03-04T08:05:00.000Z' })])

    const merged = mergeOpenOrders(open, [
      anOrder({ id: 6, createdAt: '2026-03-04T08:06:00.000Z' }),
      anOrder({ id: 4, createdAt: '2026-03-04T08:04:00.000Z' }),
    ])

    expect(merged.orders.map(({ id }) => id)).toEqual([4, 5, 6])
  })

  it('remember the last ones that left, for the kitchen to say what became of them', () => {
    const many = Array.from({ length: 30 }, (_, index) => anOrder({ id: index + 1 }))
    const cancelled = many.map(({ id }) => anOrder({ id, version: 2, status: 'cancelled' }))

    const merged = mergeOpenOrders(mergeOpenOrders(openOrdersOf(many), cancelled.slice(0, 5)), cancelled.slice(5))

    expect(merged.lately.map(({ id }) => id)).toEqual(cancelled.slice(10).map(({ id }) => id))
  })

  it.each(['completed', 'cancelled', 'merged'] as const)('let go of an order that is %s, for good', (status) => {
    const open = openOrdersOf([anOrder({ id: 1, version: 4, status: 'delivered' })])

    const closed = mergeOpenOrders(open, [anOrder({ id: 1, version: 5, status })])
    const afterLateNews = mergeOpenOrders(closed, [anOrder({ id: 1, version: 3, status: 'inprogress' })])

    expect(closed.orders).toEqual([])
    expect(afterLateNews.orders).toEqual([])
  })

  it('never show an order whose end was heard before its beginning', () => {
    const open = openOrdersOf([])

    const ended = mergeOpenOrders(open, [anOrder({ id: 9, version: 6, status: 'cancelled' })])

    expect(mergeOpenOrders(ended, [anOrder({ id: 9, version: 1 })]).orders).toEqual([])
  })

  it('take the highest version of an order that was told several times at once', () => {
    const merged = mergeOpenOrders(openOrdersOf([]), [
      anOrder({ id: 1, version: 2, status: 'inprogress' }),
      anOrder({ id: 1, version: 3, status: 'ontheway' }),
      anOrder({ id: 1, version: 1 }),
    ])

    expect(stateOf(merged)).toEqual(['1 ontheway'])
  })

  it('leave the orders of menu forms to their own screens', () => {
    const merged = mergeOpenOrders(openOrdersOf([]), [anOrder({ id: 1, orderType: 'form' })])

    expect(merged.orders).toEqual([])
  })

  it('keep the very same records where nothing changed, so that only changed cards are drawn again', () => {
    const open = openOrdersOf([anOrder({ id: 1 }), anOrder({ id: 2 })])

    const merged = mergeOpenOrders(open, [anOrder({ id: 2, version: 2, status: 'inprogress' })])

    expect(merged.orders[0]).toBe(open.orders[0])
  })
})

function stateOf({ orders }: OpenOrders): string[] {
  return orders.map(({ id, status }) => `${id} ${status}`)
}
