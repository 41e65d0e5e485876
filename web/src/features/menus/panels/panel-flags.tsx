import styles from '#features/menus/panels/panel-flags.module.css'
import { type PanelName, panelNames } from '#features/menus/panels/use-panel-flags.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

type PanelFlagsProps = { isShown: (panel: PanelName) => boolean; onToggle: (panel: PanelName) => void }

/** Switches panels on and off. */
export function PanelFlags({ isShown, onToggle }: PanelFlagsProps) {
  const t = useTranslations('menus')
  return (
    <div role="group" aria-label={t('panels.show')} className={styles.flags}>
      {panelNames.map((panel) => (
        <button
          key={panel}
          type="button"
          className={styles.flag}
          aria-pressed={isShown(panel)}
          onClick={() => onToggle(panel)}
        >
          {t(`panels.${panel}`)}
        </button>
      ))}
    </div>
  )
}
