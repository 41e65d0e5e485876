import type { InterfaceLanguage } from '@brigade/domain/kit/languages.ts'
import { act } from '@testing-library/react'
import { setLanguage } from '#kit/i18n/i18n.ts'

/** Shows what is rendered in another language. */
export function speak(language: InterfaceLanguage): Promise<void> {
  return act(() => setLanguage(language))
}
