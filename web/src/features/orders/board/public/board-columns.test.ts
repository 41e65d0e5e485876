import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { anOrder } from '@brigade/domain/testing/orders.builders.ts'
import { describe, expect, it } from 'vitest'
import { createColumnSplitter, matchesText } from '#features/orders/board/public/board-columns.ts'

const inOrder = (orders: readonly Order[]) => orders

describe('the columns of the board', () => {
  it('hold each order where its status belongs; what is ready stays in progress, before what is cooked', () => {
    const statuses = ['incoming', 'updated', 'inprogress', 'ontheway', 'delivered', 'completed'] as const
    const orders = statuses.map((status, index) => anOrder({ id: index + 1, status }))

    const columns = createColumnSplitter()(orders, inOrder)

    const ids = Object.entries(columns).map(([group, held]) => [group, held.map(({ id }) => id)])
    expect(Object.fromEntries(ids)).toEqual({ incoming: [1], updated: [2], inprogress: [4, 3], delivered: [5] })
  })

  it('begin with late orders, then what is ready', () => {
    const orders = (['inprogress', 'ontheway', 'inprogress'] as const).map((status, index) => {
      return anOrder({ id: index + 1, status })
    })
    const lastFirst = (list: readonly Order[]) =>
      list.toSorted((one, other) => Number(other.id === 3) - Number(one.id === 3))

    const { inprogress } = createColumnSplitter()(orders, lastFirst)

    expect(inprogress.map(({ id }) => id)).toEqual([3, 2, 1])
  })

  it('stay the very same where nothing happened', () => {
    const split = createColumnSplitter()
    const first = anOrder({ id: 1 })
    const before = split([first, anOrder({ id: 2, status: 'delivered' })], inOrder)

    const after = split([first, anOrder({ id: 2, status: 'delivered', version: 2 })], inOrder)

    expect(after.incoming).toBe(before.incoming)
    expect(after.delivered).not.toBe(before.delivered)
  })
})

describe('the search of the board', () => {
  const order = anOrder({ id: 1204, table: 'Room 204' })

  it.each([
    ['', true],
    ['204', true],
    ['ROOM', true],
    ['#12', true],
    ['1204', true],
    ['#204', false],
    ['205', false],
    ['٢٠٤', true],
    ['#۱۲', true],
  ])('finds order #1204 of Room 204 by %j: %s', (text, expected) => {
    expect(matchesText(order, text)).toBe(expected)
  })
})
