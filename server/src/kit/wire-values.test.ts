import { describe, expect, it } from 'vitest'
import { assertPlainValues } from './wire-values.ts'

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
        fields: { [field]: 'This contains characters that are not allowed.' },
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

function refusalOf(value: unknown): unknown {
  try {
    assertPlainValues(value)
    return null
  } catch (error) {
    return error
  }
}
