import { Switch } from 'antd'
import { Panel } from '#ui/panel.tsx'
import stack from '#ui/stack.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useShortcutSwitch } from '#kit/keys/shortcuts.ts'

/** Switches the shortcuts off, for people whose computer uses Alt for something else, or who hit keys by accident. */
export function ShortcutSettings() {
  const t = useTranslations('auth')
  const [isOn, switchOn] = useShortcutSwitch()
  return (
    <Panel title={t('settings.shortcuts')} hint={t('settings.shortcutsHint')}>
      <div className={stack.row3}>
        <Switch id="shortcuts" checked={isOn} onChange={switchOn} aria-labelledby="shortcuts-label" />
        <label id="shortcuts-label" htmlFor="shortcuts">
          {t('settings.shortcutsSwitch')}
        </label>
      </div>
    </Panel>
  )
}
