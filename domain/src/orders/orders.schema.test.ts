import { FormatRegistry } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOrder } from '../../testing/orders.builders.ts'
import { orderSchema, patchOrderSchema, placeOrderSchema } from './orders.schema.ts'

beforeAll(() => FormatRegistry.Set('date-time', (text) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)))

const line = { itemId: 1, itemQty: 1 }
const body = { tableId: 16, cart: [line] }

describe('the body of a new order', () => {
  it.each<[what: string, body: object]>([
    ['with the least', body],
    ['that a guest sends, who has a table already', { cart: [line] }],
    ['with ten covers', { ...body, covers: 10 }],
    ['with a comment of 49 characters', { ...body, cart: [{ ...line, comment: 'a'.repeat(49) }] }],
    ['with all that a cart line has when it is read', { ...body, cart: anOrder().cart }],
    ['with a key for repeating it', { ...body, idempotencyKey: '3f0c-1' }],
    ['with a hundred lines', { ...body, cart: Array.from({ length: 100 }, () => line) }],
  ])('%s is taken', (_what, given) => {
    expect([...Value.Errors(placeOrderSchema, given)]).toEqual([])
  })

  it.each<[what: string, body: object, path: string]>([
    ['without a cart', { tableId: 16 }, '/cart'],
    ['with an empty cart', { ...body, cart: [] }, '/cart'],
    ['with a hundred and one lines', { ...body, cart: Array.from({ length: 101 }, () => line) }, '/cart'],
    ['with a table that is no number', { ...body, tableId: '16' }, '/tableId'],
    ['with quantity 0', { ...body, cart: [{ ...line, itemQty: 0 }] }, '/cart/0/itemQty'],
    ['with half a piece', { ...body, cart: [{ ...line, itemQty: 0.5 }] }, '/cart/0/itemQty'],
    ['with a thousand pieces', { ...body, cart: [{ ...line, itemQty: 1000 }] }, '/cart/0/itemQty'],
    ['with a comment of 50 characters', { ...body, cart: [{ ...line, comment: 'a'.repeat(50) }] }, '/cart/0/comment'],
    [
      'with less than none of an add-on',
      { ...body, cart: [{ ...line, condimentsList: [{ id: 1, quantity: -1 }] }] },
      '/cart/0/condimentsList/0/quantity',
    ],
    ['with covers 0', { ...body, covers: 0 }, '/covers'],
    ['with covers 11', { ...body, covers: 11 }, '/covers'],
    ['with a tip below zero', { ...body, tipAmount: -1 }, '/tipAmount'],
    ['with a payment below zero', { ...body, amountPaidOnline: -1 }, '/amountPaidOnline'],
    ['with a way to pay that is none', { ...body, paymentType: 'shells' }, '/paymentType'],
    ['that calls itself a form', { ...body, orderType: 'form' }, '/orderType'],
    ['with a key that has spaces', { ...body, idempotencyKey: 'a b' }, '/idempotencyKey'],
    ['with an unknown field', { ...body, discountPercentage: 100 }, '/discountPercentage'],
    ['with an unknown field in a line', { ...body, cart: [{ ...line, free: true }] }, '/cart/0/free'],
  ])('%s is refused by name', (_what, given, path) => {
    const paths = [...Value.Errors(placeOrderSchema, given)].map((error) => error.path)

    expect(paths.length).toBeGreaterThan(0)
    expect(paths.every((found) => found === path)).toBe(true)
  })
})

describe('an order', () => {
  it('as it is read is what the contract says', () => {
    expect([...Value.Errors(orderSchema, anOrder())]).toEqual([])
  })

  it('can be sent back whole to change it', () => {
    expect([...Value.Errors(patchOrderSchema, anOrder())]).toEqual([])
  })

  it('cannot be sent back with nothing in it', () => {
    expect(Value.Check(patchOrderSchema, { version: 1, cart: [] })).toBe(false)
  })
})
