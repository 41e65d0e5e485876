import { expect, it } from 'vitest'
import { aVenue } from '../../testing/venues.builders.ts'
import { saidOf } from '../../testing/problems.builders.ts'
import type { GroupDraft } from './menus.drafts.ts'
import { problemsOfGroup } from './menus.group-rules.ts'

const name = { en: 'Soup', ar: 'شوربة' }
const admin = { venue: aVenue(), role: 'admin' as const, presets: [] }

it.each([
  ['nothing, for one of its options', {}, {}],
  ['none or some', { min: 0, max: 3 }, {}],
  ['more than it has at most', { min: 1, max: 9 }, {}],
  ['less than none', { min: -1, max: 1 }, { min: 'Min value must be a whole number, at least 0.' }],
  ['no most', { min: 1, max: null }, { max: 'Please input max value!' }],
  ['at most none', { min: 0, max: 0 }, { max: 'Max value must be at least 1.' }],
  ['fewer at most than at least', { min: 2, max: 1 }, { max: 'Max value can’t be below the min value.' }],
  ['more than it has', { min: 3, max: 3 }, { min: 'This group has only 2 options to choose from.' }],
])('a group asks for %s', (_what, numbers, problems) => {
  const draft: GroupDraft = {
    groupName: name,
    modifiersList: [
      { name, price: 0 },
      { name, price: 1 },
    ],
    ...numbers,
  }

  expect(saidOf(problemsOfGroup(draft, admin))).toEqual(problems)
  expect(saidOf(problemsOfGroup({ ...draft, modifiersList: [] }, admin))).toEqual(draft.min === 3 ? {} : problems)
})
