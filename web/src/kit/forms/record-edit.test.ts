import { describe, expect, it } from 'vitest'
import { changedPaths, chooseValue, meetEdit, type RecordEdit, startEditOver } from '#kit/forms/record-edit.ts'

type Values = { name: { en: string; ar?: string }; price?: number }

const opened: RecordEdit<Values> = { base: { name: { en: 'Soup', ar: 'حساء' }, price: 10 }, version: 3, meeting: null }
const sara = { version: 4, changedBy: 'Sara', changedAt: '2026-03-04T08:04:00.000Z' }

describe('an edit that somebody else was faster with', () => {
  it('takes over what only they changed, and keeps mine where both did until somebody chooses', () => {
    const mine = { name: { en: 'Broth', ar: 'حساء' }, price: 10 }
    const theirs = { name: { en: 'Bisque', ar: 'مرق' }, price: 12 }

    const { edit, fill } = meetEdit(opened, { ...sara, mine, theirs })

    expect(fill).toEqual({ 'name.ar': 'مرق', price: 12 })
    expect(edit.meeting).toMatchObject({ changedBy: 'Sara', conflicts: [{ path: 'name.en', whose: 'mine' }] })
  })

  it('goes on from their version, so that saving again is no second meeting', () => {
    const theirs = { ...opened.base, price: 12 }

    const { edit } = meetEdit(opened, { ...sara, mine: { ...opened.base, name: { en: 'Broth' } }, theirs })

    expect(edit).toMatchObject({ base: theirs, version: 4 })
    expect(changedPaths(edit, theirs)).toEqual([])
  })

  it('empties the field of what they took away', () => {
    const { fill } = meetEdit(opened, { ...sara, mine: opened.base, theirs: { name: opened.base.name } })

    expect(fill).toEqual({ price: undefined })
  })

  it('holds the value that was chosen, and mine again when the mind is changed', () => {
    const mine = { name: { en: 'Broth', ar: 'حساء' }, price: 10 }
    const theirs = { name: { en: 'Bisque', ar: 'حساء' }, price: 10 }
    const { edit } = meetEdit(opened, { ...sara, mine, theirs })

    const chosen = chooseValue(edit, { path: 'name.en', whose: 'theirs' })
    const changed = chooseValue(chosen.edit, { path: 'name.en', whose: 'mine' })

    expect(chosen.fill).toEqual({ 'name.en': 'Bisque' })
    expect(chosen.edit.meeting?.conflicts).toEqual([{ path: 'name.en', whose: 'theirs' }])
    expect(changed.fill).toEqual({ 'name.en': 'Broth' })
    expect(changed.edit.meeting?.conflicts).toEqual([{ path: 'name.en', whose: 'mine' }])
  })
})

it('chooses nothing where no edits meet', () => {
  expect(chooseValue(opened, { path: 'price', whose: 'theirs' })).toEqual({ edit: opened, fill: {} })
})

it('starts over with what differs from the record, and forgets whom it met', () => {
  const mine = { name: { en: 'Broth' }, price: 10 }
  const { edit } = meetEdit(opened, { ...sara, mine, theirs: { ...opened.base, price: 12 } })

  const again = startEditOver({ ...mine, price: 12 }, opened)

  expect(edit.meeting).not.toBeNull()
  expect(again.edit).toEqual(opened)
  expect(again.fill).toEqual({ 'name.en': 'Soup', 'name.ar': 'حساء', price: 10 })
})
