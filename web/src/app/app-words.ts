import { words as englishUiWords } from '#app/i18n/en/ui.ts'
import { featureList } from '#app/feature-list.ts'
import { registerWords } from '#kit/i18n.ts'

/** Makes the texts of the app and of every feature known. English errors are always at hand, for they say why others are not. */
export function registerAllWords(): void {
  registerWords('ui', { en: async () => ({ words: englishUiWords }), ar: () => import('#app/i18n/ar/ui.ts') })
  registerWords('shell', { en: () => import('#app/i18n/en/shell.ts'), ar: () => import('#app/i18n/ar/shell.ts') })
  for (const { name, words } of featureList) registerWords(name, words)
}
