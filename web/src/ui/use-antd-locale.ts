import type { Locale } from 'antd/es/locale'
import en from 'antd/locale/en_GB'
import { useEffect, useState } from 'react'
import { ignoreChunkFailure } from '#kit/device/chunk-reload.ts'
import { partsOf, useLanguage } from '#kit/i18n/i18n.ts'

const fetched = new Map<string, Locale>([['en', en]])

/** Returns Ant Design's words in the language of the interface; English until they have been fetched. */
export function useAntdLocale(): Locale {
  const language = useLanguage()
  const [, setCount] = useState(0)
  const locale = fetched.get(language)

  useEffect(() => {
    if (fetched.has(language)) return
    let isCurrent = true
    const fetchLocale = async (): Promise<void> => {
      const file = await partsOf(language)?.loadAntdLocale()
      if (file) fetched.set(language, file.antdLocale)
      if (isCurrent) setCount((count) => count + 1)
    }
    fetchLocale().catch(ignoreChunkFailure)
    return () => {
      isCurrent = false
    }
  }, [language])

  return locale ?? en
}
