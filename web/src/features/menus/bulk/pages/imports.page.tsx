import { SettingsTrail } from '#features/auth/public/settings-trail.tsx'
import { ImportList } from '#features/menus/bulk/parts/import-list.tsx'
import styles from '#features/menus/bulk/pages/excel-formats.module.css'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ListPage } from '#ui/list-page.tsx'

const firstImports = 20

/** Shows the imports of a venue, each with Undo where it can be undone. */
export function ImportsPage() {
  const t = useTranslations('menuBulk')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  return (
    <ListPage
      title={t('screens.imports')}
      trail={<SettingsTrail />}
      actions={venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
      intro={<p className={styles.text}>{t('imports.text')}</p>}
      list={{ data: venue ?? undefined, error, refetch: retry }}
    >
      {(known) => <ImportList key={known.id} venue={known} first={firstImports} />}
    </ListPage>
  )
}
