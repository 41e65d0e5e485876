import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import { kitchenOrdersOf, struckOrdersOf } from '#features/orders/kitchen/kitchen-tickets.ts'

describe('the kitchen', () => {
  it('cooks what was accepted first, not what was ordered first', () => {
    const orders = [
      anOrder({ id: 1, status: 'inprogress', acceptedAT: '2026-03-04T08:20:00.000Z' }),
      anOrder({ id: 2, status: 'inprogress', acceptedAT: '2026-03-04T08:10:00.000Z' }),
    ]

    expect(kitchenOrdersOf(orders).tickets.map(({ id }) => id)).toEqual([2, 1])
  })

  it('is told of accepted orders that were changed, but not of those that nobody accepted yet', () => {
    const orders = [
      anOrder({ id: 1, status: 'updated', acceptedAT: '2026-03-04T08:10:00.000Z' }),
      anOrder({ id: 2, status: 'updated' }),
      anOrder({ id: 3, status: 'incoming' }),
    ]

    const { tickets, changed } = kitchenOrdersOf(orders)

    expect(tickets).toEqual([])
    expect(changed.map(({ id }) => id)).toEqual([1])
  })

  it('sees what it made ready last at first', () => {
    const orders = [
      anOrder({ id: 1, status: 'ontheway', cookedAt: '2026-03-04T08:10:00.000Z' }),
      anOrder({ id: 2, status: 'ontheway', cookedAt: '2026-03-04T08:30:00.000Z' }),
    ]

    expect(kitchenOrdersOf(orders).ready.map(({ id }) => id)).toEqual([2, 1])
  })

  it.each([
    ['delivered', 'deliver'],
    ['cancelled', 'cancel'],
    ['merged', 'merge'],
  ] as const)('keeps a ticket that was %s before it was called ready in its place for a minute', (status, act) => {
    const at = '2026-03-04T08:30:00.000Z'
    const lastAct = { ...anOrder().lastAct!, act, fromStatus: 'inprogress' as const, at }
    const taken = anOrder({ id: 1, status, acceptedAT: '2026-03-04T08:10:00.000Z', lastAct })
    const cooking = anOrder({ id: 2, status: 'inprogress', acceptedAT: '2026-03-04T08:20:00.000Z' })
    const open = { records: [cooking], lately: [taken] }

    const struck = struckOrdersOf(open, Date.parse(at) + 59_999)

    expect(kitchenOrdersOf(open.records, struck).tickets.map(({ id }) => id)).toEqual([1, 2])
    expect(struckOrdersOf(open, Date.parse(at) + 60_000)).toEqual([])
  })

  it('lets a ticket go at once that it called ready itself', () => {
    const lastAct = { ...anOrder().lastAct!, act: 'deliver' as const, fromStatus: 'ontheway' as const }
    const records = [anOrder({ status: 'delivered', lastAct })]

    expect(struckOrdersOf({ records, lately: [] }, Date.parse(lastAct.at))).toEqual([])
  })
})
