import { type Language, type LocalText, textIn } from '@brigade/domain/kit/languages.ts'
import { getLanguage } from '#kit/i18n/i18n.ts'
import { wantedText } from '#kit/i18n/wanted-text.ts'

/** Returns a name in the language of the interface, or in English if it has none; undefined for undefined. */
export function readName<Text extends LocalText | undefined>(
  name: Text,
): string | (undefined extends Text ? undefined : never)
export function readName(name: LocalText | undefined): string | undefined {
  return name && textIn(name, getLanguage())
}

/** Returns the name that bilingual lists show beside it: Arabic, or English if the interface is in Arabic. */
export function secondName(name: LocalText): { text: string; language: Language } | null {
  const language = getLanguage() === 'ar' ? 'en' : 'ar'
  const text = name[language]
  return text && text !== readName(name) ? { text, language } : null
}

/** Returns a name as lists search it, in all languages that it has. */
export function wantedName(name: LocalText): string {
  return Object.values(name).map(wantedText).join('\n')
}
