import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { broughtUpToDate, changesSince, movedTo } from '#features/sorting/arranged-ids.ts'

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 })

describe('moving a record', () => {
  it.each([
    [0, 2, [2, 3, 1, 4]],
    [3, 0, [4, 1, 2, 3]],
    [1, 1, [1, 2, 3, 4]],
  ])('takes it from place %i to place %i', (from, to, expected) => {
    expect(movedTo([1, 2, 3, 4], from, to)).toEqual(expected)
  })
})

describe('an order over a list that has changed', () => {
  it('stays as it was arranged where nothing came or went', () => {
    expect(broughtUpToDate([3, 1, 2], [1, 2, 3])).toEqual([3, 1, 2])
  })

  it('leaves out what is gone', () => {
    expect(broughtUpToDate([3, 1, 2], [1, 3])).toEqual([3, 1])
  })

  it('puts what is new behind the record that it follows', () => {
    expect(broughtUpToDate([3, 1, 2], [1, 9, 2, 3])).toEqual([3, 1, 9, 2])
    expect(broughtUpToDate([3, 1, 2], [8, 9, 1, 2, 3])).toEqual([8, 9, 3, 1, 2])
  })

  it('always has each record that stands there once, and keeps what was arranged in its order', () => {
    fc.assert(
      fc.property(lists, lists, (arranged, standing) => {
        const ids = broughtUpToDate(arranged, standing)

        const there = new Set(standing)
        expect(ids.toSorted((left, right) => left - right)).toEqual(standing.toSorted((left, right) => left - right))
        expect(ids.filter((id) => arranged.includes(id))).toEqual(arranged.filter((id) => there.has(id)))
      }),
    )
  })
})

describe('changes to the list', () => {
  it.each([
    [[1, 2, 3], [1, 2, 3], null],
    [[1, 2, 3], [1, 2, 3, 4], { added: 1, gone: 0, isSorted: false }],
    [[1, 2, 3], [3, 1], { added: 0, gone: 1, isSorted: true }],
    [[1, 2, 3], [2, 1, 3], { added: 0, gone: 0, isSorted: true }],
  ])('between %j and %j is %j', (before, standing, expected) => {
    expect(changesSince(before, standing)).toEqual(expected)
  })
})
