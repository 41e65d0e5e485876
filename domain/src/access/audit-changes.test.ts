import { describe, expect, it } from 'vitest'
import { auditName, changesBetween, hiddenChange } from './audit-changes.ts'
import { auditLimits } from './audit-limits.ts'

const soup = { name: { en: 'Soup', ar: 'شوربة' }, price: 5, isActive: true, calory: null, images: [] }

describe('the changes of a record', () => {
  it('are the fields that differ, by their paths', () => {
    const after = { ...soup, name: { ...soup.name, en: 'Leek soup' }, price: 6.5 }

    expect(changesBetween({ before: soup, after })).toEqual({
      changes: [
        { field: 'name.en', before: 'Soup', after: 'Leek soup' },
        { field: 'price', before: 5, after: 6.5 },
      ],
      moreChanges: 0,
    })
  })

  it('are its values if it is new or gone, without empty ones', () => {
    const fields = ['name.en', 'name.ar', 'price', 'isActive']

    expect(changesBetween({ before: null, after: soup }).changes.map(({ field }) => field)).toEqual(fields)
    expect(changesBetween({ before: soup, after: null }).changes).toContainEqual({
      field: 'price',
      before: 5,
      after: null,
    })
  })

  it('leave out what is asked for', () => {
    expect(changesBetween({ before: soup, after: { ...soup, price: 6 }, except: ['price'] }).changes).toEqual([])
  })

  it('compare the entries of a list by their ids, and call them by their names', () => {
    const small = { _id: '1', name: { en: 'Small' }, price: 1 }
    const large = { _id: '2', name: { en: 'Large' }, price: 2 }

    const { changes } = changesBetween({
      before: { options: [small, large] },
      after: { options: [{ ...large, price: 3 }, small] },
    })

    expect(changes).toEqual([{ field: 'options[Large].price', before: 2, after: 3 }])
  })

  it.each([
    ['without names', [{ id: 7, url: 'a' }], [{ id: 7, url: 'b' }], 'list[7].url'],
    [
      'of one name',
      [
        { id: 7, name: 'Till', url: 'a' },
        { id: 8, name: 'Till', url: 'a' },
      ],
      [
        { id: 7, name: 'Till', url: 'b' },
        { id: 8, name: 'Till', url: 'a' },
      ],
      'list[7].url',
    ],
    ['without ids', ['a'], ['b'], 'list'],
    ['with only some ids', [{ id: 1, url: 'a' }, 'b'], ['b'], 'list'],
  ])('know entries %s', (_what, before, after, field) => {
    expect(changesBetween({ before: { list: before }, after: { list: after } }).changes[0]?.field).toBe(field)
  })

  it('show a long value from its beginning, and that its end differs', () => {
    const long = 'x'.repeat(auditLimits.value)

    const { changes } = changesBetween({ before: { text: `${long}a` }, after: { text: `${long}b` } })

    expect(changes).toEqual([
      { field: 'text', before: `${'x'.repeat(auditLimits.value - 1)}…`, after: expect.stringMatching(/x… …$/) },
    ])
  })

  it('are counted where they are too many to be listed', () => {
    const after = Object.fromEntries(Array.from({ length: auditLimits.fields + 3 }, (_, place) => [`f${place}`, place]))

    const { changes, moreChanges } = changesBetween({ before: null, after })

    expect([changes.length, moreChanges]).toEqual([auditLimits.fields, 3])
  })

  it('do not follow a structure without end', () => {
    const deep = { a: { b: { c: { d: { e: 1 } } } } }

    expect(changesBetween({ before: null, after: deep }).changes).toEqual([
      { field: 'a.b.c.d', before: null, after: '{"e":1}' },
    ])
  })
})

it('a secret field shows only that it changed', () => {
  expect(hiddenChange('passwordHash')).toEqual({ field: 'passwordHash', before: null, after: null, isHidden: true })
})

it('a name is cut between characters', () => {
  expect(auditName('Harbour')).toBe('Harbour')
  expect(auditName('🍲'.repeat(auditLimits.name))).toBe(`${'🍲'.repeat(auditLimits.name - 1)}…`)
})
