import { ImportList } from '#features/menus/bulk/parts/import-list.tsx'
import styles from '#features/menus/bulk/pages/excel-formats.module.css'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'
import { useWords } from '#kit/i18n.ts'
import { ListPage } from '#ui/list-page.tsx'

const firstImports = 20

/** What was imported at a venue, and can be taken back. */
export function ImportsPage() {
  const t = useWords('menuBulk')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  return (
    <ListPage
      title={t('screens.imports')}
      actions={venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
      filters={<p className={styles.text}>{t('imports.text')}</p>}
      list={{ data: venue ?? undefined, error, refetch: retry }}
    >
      {(known) => <ImportList key={known.id} venue={known} first={firstImports} />}
    </ListPage>
  )
}
