import type { Language } from '@brigade/domain/kit/languages.ts'

const rules = new Map<Language, Intl.PluralRules>()

/** Returns the plural form of a number: English has two forms, Russian four, Arabic six. */
export function pluralFormOf(count: number, language: Language): Intl.LDMLPluralRule {
  return rulesOf(language).select(count)
}

/** Returns all plural forms of a language: a counted text has one for each. */
export function pluralFormsOf(language: Language): readonly Intl.LDMLPluralRule[] {
  return rulesOf(language).resolvedOptions().pluralCategories
}

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(pluralLocaleOf(language))
  rules.set(language, known)
  return known
}

/**
 * Browsers lack Sorani, and would take the rules of the device's language instead. Sorani has those of German: one for 1,
 * other for all else.
 */
function pluralLocaleOf(language: Language): string {
  return language === 'ku' ? 'de' : language
}
