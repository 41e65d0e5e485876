import type { Language } from '@brigade/domain/kit/languages.ts'
import { act } from '@testing-library/react'
import { registerLanguages, setLanguage } from '#kit/i18n/i18n.ts'
import { otherLanguages } from '#languages/other-languages.ts'

/** Shows what is rendered in another language. */
export function speak(language: Language): Promise<void> {
  registerLanguages(otherLanguages)
  return act(() => setLanguage(language))
}
