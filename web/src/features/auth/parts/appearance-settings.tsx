import { type InterfaceLanguage, interfaceLanguages, languageNames } from '@brigade/domain/kit/languages.ts'
import { Form, Segmented, Select } from 'antd'
import { usePatchAccount } from '#features/auth/auth.mutations.ts'
import { Panel } from '#ui/panel.tsx'
import { setLanguage, useLanguage, useWords } from '#kit/i18n.ts'
import { themeChoices, useThemeChoice } from '#kit/theme.ts'
import { showError } from '#kit/toasts.ts'

export function AppearanceSettings() {
  const t = useWords('auth')
  const language = useLanguage()
  const [theme, chooseTheme] = useThemeChoice()
  const { mutate } = usePatchAccount()

  async function handleLanguage(next: InterfaceLanguage): Promise<void> {
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
          <Select<InterfaceLanguage>
            id="settings-language"
            value={language}
            onChange={(next) => void handleLanguage(next)}
            options={interfaceLanguages.map((value) => ({ value, label: languageNames[value] }))}
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
