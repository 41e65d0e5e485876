import { afterEach, expect, it } from 'vitest'
import { ApiError } from '#kit/calls/api-error.ts'
import { loadTranslations, registerLanguages, registerTranslations, setLanguage } from '#kit/i18n/i18n.ts'
import { otherLanguages } from '#languages/other-languages.ts'
import { errorText } from '#kit/calls/toasts.ts'

registerLanguages(otherLanguages)
registerTranslations('refusals', async () => ({ translations: {} }))

afterEach(() => setLanguage('en'))

function aRefusal(data: ApiError['data']): ApiError {
  return new ApiError({ message: 'What the server says.', code: 409, className: 'conflict', data })
}

it('says in Arabic why something was refused', async () => {
  await setLanguage('ar')
  await loadTranslations('refusals')

  expect(errorText(aRefusal({ reason: 'itemSoldOut' }))).toBe('نفد هذا الصنف.')
  expect(errorText(aRefusal({ reason: 'tooManyTries', retryAfter: 40 }))).toContain('40')
  expect(errorText(aRefusal({ reason: 'validation', fields: { covers: 'Too many.' } }))).toContain('covers')
})

it('leaves it to the server in English, and where there are no words for a reason', async () => {
  await loadTranslations('refusals')
  expect(errorText(aRefusal({ reason: 'itemSoldOut' }))).toBe('What the server says.')

  await setLanguage('ar')
  expect(errorText(aRefusal({ reason: 'somethingNew' }))).toBe('What the server says.')
  expect(errorText(aRefusal({}))).toBe('What the server says.')
})
