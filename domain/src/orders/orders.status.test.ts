import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderStatusLabels } from './orders.labels.ts'
import {
  actTowards,
  groupOf,
  kitchenStatuses,
  mayMove,
  openStatuses,
  type OrderAct,
  orderActs,
  orderGroups,
  orderMoves,
  type OrderStatus,
  orderStatuses,
  statusesOfGroup,
} from './orders.status.ts'

/** The possible acts in each status, and the status that each leads to. */
const allowed: Record<OrderStatus, Partial<Record<OrderAct, OrderStatus>>> = {
  incoming: { accept: 'inprogress', update: 'updated', merge: 'merged', cancel: 'cancelled' },
  updated: { accept: 'inprogress', update: 'updated', merge: 'merged', cancel: 'cancelled' },
  inprogress: { ready: 'ontheway', deliver: 'delivered', update: 'updated', merge: 'merged', cancel: 'cancelled' },
  ontheway: { deliver: 'delivered', update: 'updated', cancel: 'cancelled', recall: 'inprogress' },
  delivered: { complete: 'completed', update: 'updated' },
  completed: {},
  merged: {},
  cancelled: {},
}

describe('the status machine', () => {
  it.each(orderStatuses)('lets an order that is %s go exactly where it may', (status) => {
    const moves = orderActs.filter((act) => mayMove(act, status)).map((act) => [act, orderMoves[act].to])

    expect(Object.fromEntries(moves)).toEqual(allowed[status])
  })

  it('never gets an order out of an end, nor back to incoming, whatever is tried', () => {
    const tries = fc.array(fc.constantFrom(...orderActs), { maxLength: 30 })
    fc.assert(
      fc.property(tries, (acts) => {
        let status: OrderStatus = 'incoming'
        for (const act of acts) {
          if (!mayMove(act, status)) continue
          expect(openStatuses).toContain(status)
          status = orderMoves[act].to
          expect(status).not.toBe('incoming')
        }
      }),
    )
  })

  it('serves nothing that was not accepted since its cart was changed', () => {
    const tries = fc.array(fc.constantFrom(...orderActs), { maxLength: 30 })
    fc.assert(
      fc.property(tries, (acts) => {
        const done: OrderAct[] = []
        let status: OrderStatus = 'incoming'
        for (const act of acts) {
          if (!mayMove(act, status)) continue
          status = orderMoves[act].to
          done.push(act)
        }
        const servings = done.flatMap((act, index) => (['ready', 'deliver', 'complete'].includes(act) ? [index] : []))
        const lastWords = servings.map((index) =>
          done.slice(0, index).findLast((act) => ['accept', 'update'].includes(act)),
        )
        expect(lastWords.filter((act) => act !== 'accept')).toEqual([])
      }),
    )
  })

  it.each(orderStatuses)('knows the one act that leads on to %s', (status) => {
    const leading = orderActs.filter((act) => act !== 'recall' && orderMoves[act].to === status)

    expect(leading.length).toBe(status === 'incoming' ? 0 : 1)
    expect(actTowards(status)).toBe(leading[0] ?? null)
  })

  it('stamps a time of its own for every act that stamps', () => {
    const stamps = Object.values(orderMoves).flatMap((move) => ('stamp' in move ? [move.stamp] : []))

    expect(new Set(stamps).size).toBe(stamps.length)
  })
})

describe('the columns of the board', () => {
  it('hold every open order once, and nothing else', () => {
    const held = orderGroups.flatMap((group) => [...statusesOfGroup[group]])

    expect(held.toSorted()).toEqual(openStatuses.toSorted())
  })

  it.each(orderStatuses)('know where an order that is %s stands', (status) => {
    const group = groupOf(status)

    expect(group === null).toBe(!(openStatuses as readonly OrderStatus[]).includes(status))
    if (group) expect(statusesOfGroup[group]).toContain(status)
  })

  it('show the kitchen only what can be made ready', () => {
    expect(kitchenStatuses.every((status) => mayMove('ready', status))).toBe(true)
  })

  it('call no two statuses the same', () => {
    expect(new Set(Object.values(orderStatusLabels)).size).toBe(orderStatuses.length)
  })
})
