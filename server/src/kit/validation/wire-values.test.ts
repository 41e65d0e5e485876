import { describe, expect, it } from 'vitest'
import { assertPlainJson, assertPlainValues } from './wire-values.ts'

describe('a text with characters that no text has', () => {
  it.each([
    ['a NUL in a field', { tableId: 1, comment: 'a\0b' }, 'comment'],
    [
      'half a surrogate pair in a line of a cart',
      { cart: [{ comment: 'soup' }, { comment: '\ud83d' }] },
      'cart.1.comment',
    ],
    ['the name of a field within one', { paymentInfo: { 'last\0name': 'x' } }, 'paymentInfo'],
  ])('is refused by the name of its field: %s', (_what, value, field) => {
    expect(refusalOf(value)).toMatchObject({
      code: 400,
      data: {
        fields: { [field]: 'This contains characters that aren’t allowed.' },
        codes: { [field]: 'badCharacters' },
      },
    })
  })

  it.each([
    ['the whole value', '\0'],
    ['the name of a field', { '\ud83d': 1 }],
  ])('is refused without one: %s', (_what, value) => {
    expect(refusalOf(value)).toMatchObject({ code: 400, data: { reason: 'badCharacters' } })
    expect(refusalOf(value)).not.toHaveProperty('data.fields.0')
  })
})

it('takes all that people write', () => {
  expect(refusalOf({ comment: 'بدون بصل 🧅\n\t', cart: [{ itemQty: 2 }], paymentInfo: null })).toBeNull()
})

describe('the value of a JSON text', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

  it.each([
    ['a NUL that is escaped', String.raw`{"comment":"a\u0000b"}`, 'badCharacters'],
    ['half a surrogate pair that is escaped', String.raw`{"cart":[{"comment":"\ud83d"}]}`, 'badCharacters'],
    ['a key that reaches into objects', '{"cart":[{"__proto__":1}]}', 'fieldName'],
    ['such a key that is escaped', String.raw`{"c\u006fnstructor":1}`, 'fieldName'],
    ['lists nested too deeply', nested(33), 'tooDeep'],
    ['records nested too deeply', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, 'tooDeep'],
  ])('is refused with %s', (_what, json, reason) => {
    expect(refusalOfJson(json)).toMatchObject({ code: 400, data: { reason } })
  })

  it.each([
    ['what people write', '{"comment":"بدون بصل 🧅","cart":[{"itemQty":2,"extra":null}]}'],
    ['letters that are escaped', String.raw`{"comment":"caf\u00e9 \ud83c\udf75"}`],
    ['such a name as a text', '{"comment":"constructor"}'],
    ['lists nested as deeply as may be', nested(32)],
  ])('is taken with %s', (_what, json) => {
    expect(refusalOfJson(json)).toBeNull()
  })
})

function refusalOf(value: unknown): unknown {
  return refusalBy(() => assertPlainValues(value))
}

function refusalOfJson(json: string): unknown {
  return refusalBy(() => assertPlainJson(JSON.parse(json), Buffer.from(json)))
}

function refusalBy(assert: () => void): unknown {
  try {
    assert()
    return null
  } catch (error) {
    return error
  }
}
