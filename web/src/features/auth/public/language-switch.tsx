import { type Language, languageNames, languages } from '@brigade/domain/kit/languages.ts'
import styles from '#features/auth/public/language-switch.module.css'
import { setLanguage, useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { showError } from '#kit/calls/toasts.ts'

/** Lists the languages, each by its own name, for people who can't read this one. */
export function LanguageSwitch({ onChoose }: { onChoose: (language: Language) => void }) {
  const t = useTranslations('signIn')
  const current = useLanguage()

  async function handleChoose(chosen: string): Promise<void> {
    const language = languages.find((candidate) => candidate === chosen)
    if (!language) return
    try {
      onChoose(language)
      await setLanguage(language)
    } catch (error) {
      showError(error)
    }
  }

  return (
    <select
      className={styles.switch}
      aria-label={t('language')}
      value={current}
      onChange={({ target }) => void handleChoose(target.value)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  )
}
