import type { Language } from '@brigade/domain/kit/languages.ts'
import { useMemo } from 'react'
import { partsOf, useLanguage } from '#kit/i18n/i18n.ts'

/**
 * Returns a function that names a language of receipts in the language of the interface. Browsers know the Kurdish of
 * receipts, Sorani, by another code.
 */
export function useLanguageName(): (code: Language) => string {
  const language = useLanguage()
  return useMemo(() => {
    const own = partsOf(language)?.ownFormats
    if (own) return (code) => own.languages[code]
    const names = new Intl.DisplayNames([language], { type: 'language' })
    return (code) => names.of(code === 'ku' ? 'ckb' : code) ?? code
  }, [language])
}
