import { type Language, languages } from '../kit/languages.ts'
import type { Venue } from '../venues/venues.schema.ts'

type LanguageFlags = Pick<Venue, 'hasGerman' | 'hasItalian' | 'hasRussian' | 'hasFrench' | 'hasKurdish'>

/** The setting that offers a language. English and Arabic need none, and Swahili and Turkish have none. (spec 2, §1) */
const flagOf: Partial<Record<Language, keyof LanguageFlags>> = {
  de: 'hasGerman',
  it: 'hasItalian',
  ru: 'hasRussian',
  fr: 'hasFrench',
  ku: 'hasKurdish',
}

/** The languages that every name and description must have. (spec 2, §5) */
export const requiredLanguages: readonly Language[] = ['en', 'ar']

/** Returns the languages in which a venue writes its menus, English and Arabic first. */
export function contentLanguages(venue: LanguageFlags): Language[] {
  return languages.filter((language) => {
    const flag = flagOf[language]
    return requiredLanguages.includes(language) || (flag !== undefined && venue[flag])
  })
}
