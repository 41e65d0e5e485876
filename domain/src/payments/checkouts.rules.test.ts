import { expect, it } from 'vitest'
import { nothingPaid } from '../orders/orders.payments.ts'
import { endOfCheckout } from './checkouts.rules.ts'

const order = { status: 'delivered', isTest: false, orderPrice: 2000, tipAmount: 0, ...nothingPaid } as const

it.each([
  ['of all can be made while as much is due', { share: 2000, isWhole: true }, {}, undefined],
  ['of a part too', { share: 500, isWhole: false }, {}, undefined],
  ['of a part also when the order costs more', { share: 500, isWhole: false }, { orderPrice: 9000 }, undefined],
  ['of a part while as much is left', { share: 500, isWhole: false }, { amountPaidInCash: 1500 }, undefined],
  ['is over when the order is paid', { share: 500, isWhole: false }, { amountPaidByCard: 2000 }, 'paid'],
  ['is over when less is left', { share: 500, isWhole: false }, { amountPaidOnline: 1501 }, 'changed'],
  ['of all is over when the order costs more', { share: 2000, isWhole: true }, { orderPrice: 2001 }, 'changed'],
  ['of all is over when there is a tip on top', { share: 2000, isWhole: true }, { tipAmount: 100 }, 'changed'],
  ['is over when the order costs less', { share: 2000, isWhole: true }, { orderPrice: 1000 }, 'changed'],
  ['is over when the order is cancelled', { share: 500, isWhole: false }, { status: 'cancelled' }, 'cancelled'],
  ['is over when the order is merged', { share: 500, isWhole: false }, { status: 'merged' }, 'changed'],
] as const)('a payment %s', (_what, begun, change, end) => {
  expect(endOfCheckout({ ...begun, order: { ...order, ...change } })).toBe(end)
})
