import { expect, it } from 'vitest'
import { mainActivity } from '#features/orders/order/main-activity.ts'

const acts = (...written: string[]) =>
  mainActivity(
    written.map((each) => {
      const [act = '', reason = null] = each.split(' ')
      return { act, reason }
    }),
  ).map(({ act }) => act)

it('is the way of an order, without what is beside it', () => {
  expect(acts('place', 'print kitchen', 'accept', 'update', 'ready', 'pay', 'deliver', 'tip', 'complete')).toEqual([
    'place',
    'accept',
    'ready',
    'deliver',
    'complete',
  ])
})

it('has each act once, as it was done last', () => {
  const entries = [
    { act: 'accept', reason: null, by: 'Grace' },
    { act: 'accept', reason: null, by: 'Layla' },
  ]

  expect(mainActivity(entries)).toEqual([entries[1]])
})

it('has no act that was undone or recalled', () => {
  expect(acts('place', 'accept', 'undo accept')).toEqual(['place'])
  expect(acts('place', 'accept', 'ready', 'recall')).toEqual(['place', 'accept'])
  expect(acts('place', 'accept', 'ready', 'undo ready', 'ready')).toEqual(['place', 'accept', 'ready'])
})

it('has the end of an order that was not delivered', () => {
  expect(acts('place', 'askCancel', 'cancel soldOut')).toEqual(['place', 'cancel'])
})
