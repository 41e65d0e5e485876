import { useState } from 'react'
import { copyText } from '#kit/device/copy-text.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

/** Copies texts, and returns a note on whether it worked. */
export function useCopy(): { copy: (text: string) => Promise<void>; note: string | null } {
  const t = useTranslations('secondFactor')
  const [isCopied, setIsCopied] = useState<boolean | null>(null)

  async function copy(text: string): Promise<void> {
    setIsCopied(await copyText(text))
  }

  return { copy, note: isCopied === null ? null : t(isCopied ? 'copied' : 'copyFailed') }
}
