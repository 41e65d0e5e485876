import type { InterfaceLanguage } from '@brigade/domain/kit/languages.ts'
import { App, ConfigProvider } from 'antd'
import ar from 'antd/locale/ar_EG'
import en from 'antd/locale/en_GB'
import 'dayjs/locale/ar'
import { type ReactNode, useMemo } from 'react'
import { directionOf, useLanguage } from '#kit/i18n.ts'
import { useTheme } from '#kit/theme.ts'
import { useMedia } from '#kit/use-media.ts'
import { antdThemeOf } from '#ui/antd-theme.ts'
import { Icon } from '#ui/icon.tsx'
import { eyeIcon, eyeOffIcon } from '#ui/first-icon-paths.ts'
import { calendarIcon, downIcon, forwardIcon } from '#ui/icon-paths.ts'
import styles from '#ui/antd-root.module.css'

/** Whether the person asked their device for less motion. */
const stillness = matchMedia('(prefers-reduced-motion: reduce)')

const locales = { en, ar } satisfies Record<InterfaceLanguage, typeof en>

const csp = { nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce }

/** Ant Design's own drawings are read to people who can't see them, in English. */
function iconRender(isShown: boolean) {
  return (
    <span className={styles.eye}>
      <Icon path={isShown ? eyeOffIcon : eyeIcon} />
    </span>
  )
}

/** Drawn by a style that gives screen readers nothing to say: a field that has to be filled in says so itself. */
function requiredMark(label: ReactNode, { required }: { required: boolean }) {
  return required ? <span className={styles.required}>{label}</span> : label
}

/** Lists of choices open in the modal of their field: what stands elsewhere is below it. */
function modalOf(field?: HTMLElement): HTMLElement {
  return field?.closest('dialog') ?? document.body
}

/** Goes around every page that uses Ant Design; those without it (boards, sign-in) do not carry its weight. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const theme = useTheme()
  const isStill = useMedia(stillness)
  const config = useMemo(() => antdThemeOf({ theme, isStill }), [theme, isStill])
  return (
    <ConfigProvider
      theme={config}
      locale={locales[language]}
      direction={directionOf(language)}
      csp={csp}
      getPopupContainer={modalOf}
      datePicker={{ suffixIcon: <Icon path={calendarIcon} /> }}
      // Ant Design turns it round itself where one reads from right to left.
      rangePicker={{ separator: <Icon path={forwardIcon} size={16} /> }}
      select={{ suffixIcon: <Icon path={downIcon} size={16} /> }}
      inputPassword={{ iconRender }}
      form={{ requiredMark }}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  )
}
