import { Type } from '@sinclair/typebox'
import { describe, expect, it } from 'vitest'
import { nullable } from '@brigade/domain/kit/nullable.ts'
import { filters } from '@brigade/domain/kit/paging.ts'
import { checkOf } from './validation.ts'

const cupSchema = Type.Object(
  {
    tableId: Type.Integer({ errorMessage: 'Please select a table!' }),
    covers: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    size: Type.Optional(Type.Union([Type.Literal('small'), Type.Literal('large')])),
    cart: Type.Optional(
      Type.Array(Type.Object({ itemQty: Type.Integer({ minimum: 1 }) }, { additionalProperties: false })),
    ),
    at: Type.Optional(Type.String({ format: 'date-time' })),
    until: Type.Optional(nullable(Type.String({ format: 'date-time' }))),
    tip: Type.Optional(nullable(Type.Integer({ minimum: 0 }))),
    menuId: Type.Optional(Type.Union([Type.Integer(), Type.Null()], { errorMessage: 'Please select menu!' })),
  },
  { additionalProperties: false },
)

function fieldsOf(part: 'data' | 'query', schema: Parameters<typeof checkOf>[1], value: unknown) {
  return refusalOf(part, schema, value).fields
}

function refusalOf(part: 'data' | 'query', schema: Parameters<typeof checkOf>[1], value: unknown) {
  try {
    checkOf(part, schema)(value)
    return { fields: {} }
  } catch (error) {
    return (error as { data: { fields: object; codes?: object; params?: object } }).data
  }
}

describe('a body', () => {
  it.each([
    [{ tableId: 1, covers: 2, size: 'small', cart: [{ itemQty: 1 }], at: '2026-03-01T18:30:00.000Z' }, {}],
    [{}, { tableId: 'Please select a table!' }],
    [{ tableId: '1' }, { tableId: 'Please select a table!' }],
    [{ tableId: 1, covers: 11 }, { covers: 'This must be at most 10.' }],
    [{ tableId: 1, shoes: 2 }, { shoes: 'This field doesn’t exist.' }],
    [{ tableId: 1, size: 'huge' }, { size: 'This must be one of: small, large.' }],
    [{ tableId: 1, at: 'yesterday' }, { at: 'This must be a time such as 2026-03-01T18:30:00.000Z.' }],
    [{ tableId: 1, at: '9999-12-31T23:59:59-14:00' }, { at: 'This must be a time such as 2026-03-01T18:30:00.000Z.' }],
    [
      { tableId: 1, covers: 0, cart: [{ itemQty: 0 }, { itemQty: 1, x: 1 }] },
      {
        covers: 'This must be at least 1.',
        'cart.0.itemQty': 'This must be at least 1.',
        'cart.1.x': 'This field doesn’t exist.',
      },
    ],
    [{ tableId: 1, until: null, tip: null, menuId: null }, {}],
    [
      { tableId: 1, until: 'tomorrow', tip: -1, menuId: 'x' },
      {
        until: 'This must be a time such as 2026-03-01T18:30:00.000Z.',
        tip: 'This must be at least 0.',
        menuId: 'Please select menu!',
      },
    ],
    [
      { tableId: 1, until: 5, tip: '1' },
      { until: 'This must be text.', tip: 'This must be a whole number.' },
    ],
    [null, { body: 'This must be an object.' }],
    [[], { body: 'This must be an object.' }],
  ])('%j is answered with %j', (body, fields) => {
    expect(fieldsOf('data', cupSchema, body)).toEqual(fields)
  })

  it('is told of each wrong field by a code too, with what the code needs to be said', () => {
    const schema = Type.Object({
      covers: Type.Integer({ minimum: 1 }),
      name: Type.String({ minLength: 1 }),
      price: Type.Number({ errorMessage: 'Please input price!', errorCode: 'priceMissing' }),
      size: Type.Union([Type.Literal('small'), Type.Literal('large')]),
      answer: Type.Union([Type.String({ maxLength: 3 }), Type.Integer(), Type.Boolean()]),
    })

    expect(refusalOf('data', schema, { covers: 0, name: '', size: 'huge', answer: 'long' })).toMatchObject({
      codes: {
        covers: 'numberTooSmall',
        name: 'empty',
        price: 'priceMissing',
        size: 'notOneOf',
        answer: 'textTooLong',
      },
      params: { covers: { limit: 1 }, size: { values: 'small, large' }, answer: { limit: 3 } },
    })
  })

  it('that is wrong in a hundred thousand places is told of one', () => {
    const cart = Array.from({ length: 100_000 }, () => ({ itemQty: 0 }))

    expect(fieldsOf('data', cupSchema, { tableId: 1, cart })).toEqual({ 'cart.0.itemQty': 'This must be at least 1.' })
  })
})

describe('a query', () => {
  const listSchema = Type.Object(
    { restaurantId: filters.id, createdAt: filters.instant, isOpen: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  )

  it('is text that becomes what it stands for', () => {
    const query = { restaurantId: { $in: ['1', '2'] }, isOpen: 'true' }

    checkOf('query', listSchema)(query)

    expect(query).toEqual({ restaurantId: { $in: [1, 2] }, isOpen: true })
  })

  it.each([
    [{ restaurantId: '5' }, {}],
    [{ restaurantId: 'five' }, { restaurantId: 'This has the wrong format.' }],
    [{ restaurantId: { $in: ['1', 'five'] } }, { 'restaurantId.$in.1': 'This must be a whole number.' }],
    [
      { restaurantId: { $nin: ['1'] } },
      { 'restaurantId.$in': 'This field is required.', 'restaurantId.$nin': 'This field doesn’t exist.' },
    ],
    [{ createdAt: { $gt: 'soon' } }, { 'createdAt.$gt': 'This must be a time such as 2026-03-01T18:30:00.000Z.' }],
    [{ createdAt: '2016-12-31T23:59:60Z' }, { createdAt: 'This must be a time such as 2026-03-01T18:30:00.000Z.' }],
    [{ createdAt: '2026-03-01T10:00:00+05' }, { createdAt: 'This must be a time such as 2026-03-01T18:30:00.000Z.' }],
    [{ createdAt: '2026-02-30T10:00:00Z' }, { createdAt: 'This must be a time such as 2026-03-01T18:30:00.000Z.' }],
    [{ createdAt: '2026-03-01T10:00:00+05:30' }, {}],
    [
      { toString: 'a', valueOf: 'b' },
      { toString: 'This field doesn’t exist.', valueOf: 'This field doesn’t exist.' },
    ],
    [{ isOpen: 'perhaps' }, { isOpen: 'This must be true or false.' }],
  ])('%j is answered with %j', (query, fields) => {
    expect(fieldsOf('query', listSchema, query)).toEqual(fields)
  })
})
