import { bulkErrors } from '@brigade/domain/menus/bulk/bulk.errors.ts'
import { languages } from '@brigade/domain/kit/languages.ts'
import { blankIn, menuErrors, requiredIn } from '@brigade/domain/menus/menus.errors.ts'
import { getLanguage, sayIfKnown } from '#kit/i18n.ts'

type Said = { key: string; language?: string; name?: string }

const codes = new Map<string, Said>([
  ...[...Object.entries(menuErrors), ...Object.entries(bulkErrors)].map(([key, text]) => [text, { key }] as const),
  ...(['Name', 'Description'] as const).flatMap((what) =>
    languages.flatMap((language) => [
      [requiredIn(what, language), { key: 'required', language: language.toUpperCase() }] as const,
      [blankIn(what, language), { key: 'blank', language: language.toUpperCase() }] as const,
    ]),
  ),
])

/** A problem in the language of the interface; the rules themselves speak English. */
export function problemText(sentence: string): string {
  if (getLanguage() === 'en') return sentence
  const said = codes.get(sentence) ?? patternOf(sentence)
  if (!said) return sentence
  const { key, ...values } = said
  return sayIfKnown(`menuBulk:problems.${key}`, values) ?? sentence
}

function patternOf(sentence: string): Said | null {
  const category = /^Invalid Category \((.*)\)$/s.exec(sentence)
  if (category) return { key: 'invalidCategory', name: category[1] ?? '' }
  return /^At most \d decimals in /.test(sentence) ? { key: 'decimals' } : null
}
