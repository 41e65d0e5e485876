import { AntdRoot } from '#ui/antd-root.tsx'
import { Drawer } from '#ui/drawer.tsx'
import type { ListFilter } from '#ui/list-page-filters.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import styles from '#ui/list-page-filters.module.css'

type FoldedFiltersProps = { filters: readonly ListFilter[]; onClose: () => void }

/** Renders the filters that have no room in the line above a list. */
export function FoldedFilters({ filters, onClose }: FoldedFiltersProps) {
  const t = useTranslations('ui')
  return (
    <Drawer title={t('filters.label')} isKept onClose={onClose}>
      <AntdRoot>
        {filters.map(({ key, field }) => (
          <div key={key} className={styles.inDrawer}>
            {field}
          </div>
        ))}
      </AntdRoot>
    </Drawer>
  )
}
