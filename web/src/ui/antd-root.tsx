import { App, ConfigProvider } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { directionOf, useLanguage } from '#kit/i18n/i18n.ts'
import { useTheme } from '#kit/device/theme.ts'
import { useMedia } from '#kit/device/use-media.ts'
import { antdThemeOf } from '#ui/antd-theme.ts'
import { useAntdLocale } from '#ui/use-antd-locale.ts'
import { Icon } from '#ui/icon.tsx'
import { eyeIcon, eyeOffIcon } from '#ui/first-icon-paths.ts'
import { calendarIcon, downIcon, forwardIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import styles from '#ui/antd-root.module.css'

/** True if the person asked their device for less motion. */
const layoutMayMove = matchMedia('(prefers-reduced-motion: reduce)')

const csp = { nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce }

/** Renders an icon without a name: Ant Design's own icons are announced to screen readers, in English. */
function iconRender(isShown: boolean) {
  return (
    <span className={`${styles.eye} ${stack.center}`}>
      <Icon path={isShown ? eyeOffIcon : eyeIcon} />
    </span>
  )
}

/** Marks a required field by a style that screen readers ignore: the field announces itself as required. */
function requiredMark(label: ReactNode, { required }: { required: boolean }) {
  return required ? <span className={styles.required}>{label}</span> : label
}

/** Returns the modal of a field: its list of choices must open there, because everything outside lies below it. */
function modalOf(field?: HTMLElement): HTMLElement {
  return field?.closest('dialog') ?? document.body
}

/** Wraps what uses Ant Design: a whole page, or one part of a screen that comes without it (boards, menu, requests). */
export function AntdRoot({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const locale = useAntdLocale()
  const theme = useTheme()
  const isStill = useMedia(layoutMayMove)
  const config = useMemo(() => antdThemeOf({ theme, isStill }), [theme, isStill])
  return (
    <ConfigProvider
      theme={config}
      locale={locale}
      direction={directionOf(language)}
      csp={csp}
      getPopupContainer={modalOf}
      datePicker={{ suffixIcon: <Icon path={calendarIcon} /> }}
      // Ant Design turns it round itself in languages that are read from right to left.
      rangePicker={{ separator: <Icon path={forwardIcon} size={16} /> }}
      select={{ suffixIcon: <Icon path={downIcon} size={16} /> }}
      inputPassword={{ iconRender }}
      form={{ requiredMark }}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  )
}
