import { App, ConfigProvider } from 'antd'
import ar from 'antd/locale/ar_EG'
import en from 'antd/locale/en_GB'
import { type ReactNode, useMemo } from 'react'
import { directionOf, type InterfaceLanguage, useLanguage } from '#kit/i18n.ts'
import { useTheme } from '#kit/theme.ts'
import { antdThemeOf } from '#ui/antd-theme.ts'

const locales = { en, ar } satisfies Record<InterfaceLanguage, typeof en>

const csp = { nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce }

/** Goes around every page that uses Ant Design; those without it (boards, sign-in) do not carry its weight. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const theme = useTheme()
  const config = useMemo(() => antdThemeOf(theme), [theme])
  return (
    <ConfigProvider theme={config} locale={locales[language]} direction={directionOf(language)} csp={csp}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  )
}
