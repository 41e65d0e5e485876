import { type Language, languages } from '@brigade/domain/kit/languages.ts'
import { hourOptions } from '@brigade/domain/kit/venue-clock.ts'
import { hourText } from '#features/menus/forms/hour-text.ts'
import type { Translate } from '#kit/i18n.ts'

/** What a field of a menu's record is called, by its path in the form: `name.ar` is "Name in Arabic". */
export function fieldLabel(path: string, t: Translate): string {
  const [field = '', language] = path.split('.')
  const what = field === 'description' ? 'description' : 'name'
  if (isLanguage(language)) return t(`forms.${what}In`, { language: t(`languages.${language}`) })
  return t(`fields.${field}`)
}

/** A value of such a field in words. */
export function fieldText(path: string, value: unknown, t: Translate): string {
  if (typeof value === 'boolean') return t(value ? 'forms.on' : 'forms.off')
  return Array.isArray(value) ? value.map((one) => choiceText(path, String(one), t)).join(', ') : String(value)
}

function choiceText(path: string, choice: string, t: Translate): string {
  if (/days/i.test(path)) return t(`days.${choice}`)
  const hour = /hours/i.test(path) && hourOptions.find((option) => option === choice)
  return hour ? hourText(hour, t) : choice
}

function isLanguage(word: string | undefined): word is Language {
  return languages.some((language) => language === word)
}
