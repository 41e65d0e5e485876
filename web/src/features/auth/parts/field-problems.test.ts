import { afterEach, beforeEach, expect, it } from 'vitest'
import { fieldProblems } from '#features/auth/parts/field-problems.ts'
import { ApiError } from '#kit/calls/api-error.ts'
import { loadTranslations, registerLanguages, registerTranslations, setLanguage } from '#kit/i18n/i18n.ts'
import { otherLanguages } from '#languages/other-languages.ts'

registerLanguages(otherLanguages)
registerTranslations('refusals', async () => ({ translations: {} }))

const names = ['currentPassword', 'newPassword'] as const

const refusal = new ApiError({
  message: 'Wrong fields',
  code: 400,
  className: 'bad-request',
  data: {
    reason: 'validation',
    fields: { currentPassword: 'This can’t be empty.', newPassword: 'Use at least 10 characters.', other: 'Unknown.' },
    codes: { currentPassword: 'empty', newPassword: 'textTooShort', other: 'fieldUnknown' },
    params: { newPassword: { limit: 10 } },
  },
})

beforeEach(() => loadTranslations('refusals'))
afterEach(() => setLanguage('en'))

it('says of each field of the form what the server has against it, and of no other', () => {
  expect(fieldProblems(refusal, names)).toEqual([
    { name: 'currentPassword', errors: ['This can’t be empty.'] },
    { name: 'newPassword', errors: ['Use at least 10 characters.'] },
  ])
})

it('says it in Arabic, with the numbers that belong to it', async () => {
  await setLanguage('ar')

  expect(fieldProblems(refusal, names)).toEqual([
    { name: 'currentPassword', errors: ['يجب ألا يكون هذا فارغًا.'] },
    { name: 'newPassword', errors: ['عدد الأحرف 10 على الأقل.'] },
  ])
})

it('has nothing to say where the refusal is of no field', () => {
  const lost = new ApiError({ message: 'Not now', code: 503, className: 'unavailable' })

  expect(fieldProblems(lost, names)).toEqual([])
})
