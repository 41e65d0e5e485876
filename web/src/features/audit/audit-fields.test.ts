import { beforeAll, expect, it } from 'vitest'
import { loadTranslations, registerTranslations, translate } from '#kit/i18n/i18n.ts'
import { fieldLabel, valueText } from '#features/audit/audit-fields.ts'
import { auditFeature } from '#features/audit/audit.feature.tsx'

beforeAll(async () => {
  registerTranslations('audit', auditFeature.translations)
  await loadTranslations('audit')
})

it.each([
  ['price', 'Price'],
  ['name.en', 'Name › English'],
  ['modifiersList[Large].price', 'Options › Large › Price'],
  ['list[7].someThing', 'List › 7 › Some thing'],
  ['createdAt.$gt', 'Time › Gt'],
])('the field %s is called %s', (path, label) => {
  expect(fieldLabel(path)).toBe(label)
})

it.each([
  [null, '–'],
  [true, 'Yes'],
  [false, 'No'],
  [6.5, '6.5'],
  ['Pool', 'Pool'],
])('the value %j is read as %s', (value, text) => {
  expect(valueText(value, ((key: 'yes') => translate(`audit:${key}`)) as never)).toBe(text)
})
