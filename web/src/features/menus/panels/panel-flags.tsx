import styles from '#features/menus/panels/panel-flags.module.css'
import { type PanelName, panelNames } from '#features/menus/panels/use-panel-flags.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { MenuButton } from '#ui/menu-button.tsx'

type PanelFlagsProps = { isShown: (panel: PanelName) => boolean; onToggle: (panel: PanelName) => void }

/** Switches panels on and off. */
export function PanelFlags({ isShown, onToggle }: PanelFlagsProps) {
  const t = useTranslations('menus')
  return (
    <MenuButton
      label={t('panels.show')}
      hasWord
      className={styles.flags}
      acts={panelNames.map((panel) => ({
        key: panel,
        label: t(`panels.${panel}`),
        isOn: isShown(panel),
        onChoose: () => onToggle(panel),
      }))}
    />
  )
}
