import { Switch } from 'antd'
import { Panel } from '#ui/panel.tsx'
import styles from '#features/auth/parts/shortcut-settings.module.css'
import { useWords } from '#kit/i18n.ts'
import { useShortcutSwitch } from '#kit/shortcuts.ts'

/** For people whose computer uses Alt for something else, or who hit keys by accident. */
export function ShortcutSettings() {
  const t = useWords('auth')
  const [isOn, switchOn] = useShortcutSwitch()
  return (
    <Panel title={t('settings.shortcuts')} hint={t('settings.shortcutsHint')}>
      <div className={styles.row}>
        <Switch id="shortcuts" checked={isOn} onChange={switchOn} aria-labelledby="shortcuts-label" />
        <label id="shortcuts-label" htmlFor="shortcuts">
          {t('settings.shortcutsSwitch')}
        </label>
      </div>
    </Panel>
  )
}
