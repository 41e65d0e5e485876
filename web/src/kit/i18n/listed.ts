import { isRightToLeft, type Language } from '@brigade/domain/kit/languages.ts'
import { getLanguage } from '#kit/i18n/i18n.ts'

/** Returns texts as one list, with the comma of a language: that of the interface, unless another one is shown. */
export function listed(texts: readonly string[], language: Language = getLanguage()): string {
  return texts.join(`${commaOf(language)} `)
}

/** Returns the comma of a language. */
export function commaOf(language: Language): string {
  return isRightToLeft(language) ? '،' : ','
}
