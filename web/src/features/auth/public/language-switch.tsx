import { type InterfaceLanguage, interfaceLanguages, languageNames } from '@brigade/domain/kit/languages.ts'
import styles from '#features/auth/public/language-switch.module.css'
import { setLanguage, useLanguage } from '#kit/i18n/i18n.ts'
import { showError } from '#kit/calls/toasts.ts'

/** Lists the other languages, each by its own name, for people who can't read this one. */
export function LanguageSwitch({ onChoose }: { onChoose: (language: InterfaceLanguage) => void }) {
  const current = useLanguage()

  async function handleChoose(language: InterfaceLanguage): Promise<void> {
    try {
      onChoose(language)
      await setLanguage(language)
    } catch (error) {
      showError(error)
    }
  }

  return (
    <div className={styles.switch}>
      {interfaceLanguages
        .filter((language) => language !== current)
        .map((language) => (
          <button key={language} type="button" lang={language} onClick={() => void handleChoose(language)}>
            {languageNames[language]}
          </button>
        ))}
    </div>
  )
}
