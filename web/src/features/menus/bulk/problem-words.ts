import { bulkErrors } from '@brigade/domain/menus/bulk/bulk.errors.ts'
import { problemText } from '#features/menus/problem-text.ts'
import { getLanguage, say } from '#kit/i18n.ts'
import type { PlainKey } from '#kit/word-keys.ts'

/** The others are told of whole imports, by the server's reason. */
type SpokenCode = PlainKey extends infer Key ? (Key extends `menuBulk:problems.${infer Code}` ? Code : never) : never
const codes = new Map<string, SpokenCode>(
  Object.entries(bulkErrors).map(([code, sentence]) => [sentence, code as SpokenCode]),
)

/** A problem of a cell in the language of the interface; the rules themselves speak English. */
export function cellProblemText(sentence: string): string {
  const language = getLanguage()
  if (language === 'en') return sentence
  const code = codes.get(sentence)
  if (code) return say(`menuBulk:problems.${code}`)
  const [, name] = /^Invalid Category \((.*)\)$/s.exec(sentence) ?? []
  return name === undefined ? problemText(sentence, language) : say('menuBulk:category.title', { name })
}
