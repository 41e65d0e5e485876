import { type Language, languageNames, languages } from '@brigade/domain/kit/languages.ts'
import { Form, Segmented, Select } from 'antd'
import { usePatchAccount } from '#features/auth/auth.mutations.ts'
import { Panel } from '#ui/panel.tsx'
import { setLanguage, useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { themeChoices, useThemeChoice } from '#kit/device/theme.ts'
import { showError } from '#kit/calls/toasts.ts'

export function AppearanceSettings() {
  const t = useTranslations('auth')
  const language = useLanguage()
  const [theme, chooseTheme] = useThemeChoice()
  const { mutate } = usePatchAccount()

  async function handleLanguage(next: Language): Promise<void> {
    try {
      await setLanguage(next)
      mutate({ language: next }, { onError: showError })
    } catch (error) {
      showError(error)
    }
  }

  return (
    <Panel title={t('settings.appearance')}>
      <Form layout="vertical" component="div">
        <Form.Item label={t('settings.language')} htmlFor="settings-language">
          <Select<Language>
            id="settings-language"
            value={language}
            onChange={(next) => void handleLanguage(next)}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </Form.Item>
        <Form.Item label={t('settings.theme')} extra={t('settings.themeHint')} style={{ marginBottom: 0 }}>
          <Segmented
            block
            aria-label={t('settings.theme')}
            value={theme}
            onChange={chooseTheme}
            options={themeChoices.map((value) => ({ value, label: t(`settings.themes.${value}`) }))}
          />
        </Form.Item>
      </Form>
    </Panel>
  )
}
