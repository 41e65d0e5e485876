import { describe, expect, it } from 'vitest'
import { withoutOptions } from './menus.without-options.ts'

describe('an item whose option is deleted', () => {
  const item = { recommendationCategory: 'starter' as const, mainOptionId: [1, 2], subOptionId: [11, 21] }
  const none = { recommendationCategory: 'none', mainOptionId: [], subOptionId: [] }

  it('keeps its other answers', () => {
    expect(withoutOptions(item, { mainOptionId: 1, deleted: [11, 12], left: [] })).toEqual({
      recommendationCategory: 'starter',
      mainOptionId: [2],
      subOptionId: [21],
    })
    const more = { ...item, subOptionId: [11, 12, 21] }
    expect(withoutOptions(more, { mainOptionId: 1, deleted: [11], left: [12] })).toEqual({
      ...item,
      subOptionId: [12, 21],
    })
  })

  it('loses a main option of which it has no sub option left', () => {
    expect(withoutOptions(item, { mainOptionId: 2, deleted: [21], left: [22] })).toEqual({
      recommendationCategory: 'starter',
      mainOptionId: [1],
      subOptionId: [11],
    })
  })

  it('is recommended no more once it has no answer', () => {
    const one = { ...item, mainOptionId: [2], subOptionId: [21] }

    expect(withoutOptions(one, { mainOptionId: 2, deleted: [21], left: [22] })).toEqual(none)
    expect(withoutOptions(one, { mainOptionId: 2, deleted: [21], left: [] })).toEqual(none)
  })
})
