import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanComment } from './orders.cart.ts'

describe('a comment', () => {
  it.each([
    ['No onion, please.', 'No onion, please.'],
    ['  extra hot!! ', 'extra hot'],
    ['<b>rare</b>', 'brareb'],
    ['بدون بصل، من فضلك', 'بدون بصل، من فضلك'],
    ['crème brûlée №5', 'crème brûlée 5'],
    ['a\nb\tc', 'abc'],
    ['🌶🌶', ''],
  ])('%j is kept as %j', (comment, kept) => {
    expect(cleanComment(comment)).toBe(kept)
  })

  it('once cleaned is clean, and never longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (comment) => {
        const clean = cleanComment(comment)
        expect(cleanComment(clean)).toBe(clean)
        expect(clean.length).toBeLessThanOrEqual(comment.length)
        expect(clean).toMatch(/^[\p{L}\p{M}\p{N}., ]*$/u)
      }),
    )
  })
})
