import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMenuFileImport } from '#features/menus/bulk/public/use-menu-tools.tsx'
import styles from '#features/menus/panels/panel.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { uploadIcon } from '#ui/icon-paths.ts'

/** Offers to import the first menu of a venue from a file; nothing for people who may not import. */
export function FirstMenuFile({ venue }: { venue: Venue }) {
  const t = useTranslations('menus')
  const { start, over } = useMenuFileImport(venue)
  if (!start) return null
  return (
    <div className={styles.first}>
      <BigButton kind="quiet" icon={uploadIcon} onClick={start}>
        {t('tools.import')}
      </BigButton>
      {over}
    </div>
  )
}
