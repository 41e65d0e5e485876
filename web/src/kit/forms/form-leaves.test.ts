import { describe, expect, it } from 'vitest'
import { differingPaths, fieldNameOf, leavesOf, meetingOf } from '#kit/forms/form-leaves.ts'

describe('a form', () => {
  it('comes apart into its single values; what says nothing is not there', () => {
    const values = { name: { en: 'Soup', ar: '', de: undefined }, price: 0, tag: null, isActive: false, days: ['ALL'] }

    expect(leavesOf(values)).toEqual({ 'name.en': 'Soup', price: 0, isActive: false, days: ['ALL'] })
  })

  it('differs where a list has other values, and not where it is another list of the same', () => {
    expect(differingPaths({ days: ['ALL'], price: 1 }, { days: ['ALL'], price: 2, max: 3 })).toEqual(['price', 'max'])
  })

  it('has fields whose names are paths', () => {
    expect(fieldNameOf('modifiersList.0.name.en')).toEqual(['modifiersList', 0, 'name', 'en'])
  })
})

describe('two edits that meet', () => {
  const base = { 'name.en': 'Soup', price: 10, max: 2, posItemId: 'A' }

  it('are in conflict only where both changed the same in different ways', () => {
    const mine = { 'name.en': 'Broth', price: 12, max: 3, posItemId: 'A' }
    const theirs = { 'name.en': 'Bisque', price: 12, max: 2 }

    expect(meetingOf({ base, mine, theirs })).toEqual({ taken: ['posItemId'], conflicts: ['name.en'] })
  })

  it('leave alone what only I changed', () => {
    expect(meetingOf({ base, mine: { ...base, price: 11 }, theirs: base })).toEqual({ taken: [], conflicts: [] })
  })
})
