import type { Language } from '@brigade/domain/kit/languages.ts'
import { expect, it } from 'vitest'
import { pluralFormOf, pluralFormsOf } from '#kit/i18n/plural-forms.ts'

it.each([
  ['ru', [1, 21, 3, 5, 11], ['one', 'one', 'few', 'many', 'many']],
  ['ku', [0, 1, 2, 21], ['other', 'one', 'other', 'other']],
  ['fr', [0, 1, 2, 1_000_000], ['one', 'one', 'other', 'many']],
  ['sw', [0, 1, 2], ['other', 'one', 'other']],
] satisfies [Language, number[], string[]][])('chooses the forms of %s for %j', (language, counts, forms) => {
  expect(counts.map((count) => pluralFormOf(count, language))).toEqual(forms)
})

it('knows all forms of a language', () => {
  expect([...pluralFormsOf('ku')].toSorted()).toEqual(['one', 'other'])
  expect(pluralFormsOf('ar')).toHaveLength(6)
})
