import { translations } from '#ui/ui.translations.en.ts'
import { loadTranslations, registerTranslations } from '#kit/i18n/i18n.ts'

/** Loads the translations of components without domain terms. */
export async function loadUiWords(): Promise<void> {
  registerTranslations('ui', async () => ({ translations }))
  await loadTranslations('ui')
}
