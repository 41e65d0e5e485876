import { describe, expect, it } from 'vitest'
import { namesAllergy } from '#features/orders/parts/names-allergy.ts'

describe('a comment that states an allergy', () => {
  it.each([
    ['Allergic to nuts', 'Allergy', true],
    ['NUT ALLERGIES', 'Allergy', true],
    ['حساسية من المكسرات', 'حساسية', true],
    ['حساسية من المكسرات', 'Allergy', false],
    ['No nuts', 'Allergy', false],
  ])('%j names it for a reader of %j: %s', (comment, word, expected) => {
    expect(namesAllergy(comment, word)).toBe(expected)
  })
})
