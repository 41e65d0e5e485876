import { ImportList } from '#features/menus/bulk/parts/import-list.tsx'
import styles from '#features/menus/bulk/pages/excel-formats.module.css'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'
import { useWords } from '#kit/i18n.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { Page } from '#ui/page.tsx'

const firstImports = 20

/** What was imported at a venue, and can be taken back. */
export function ImportsPage() {
  const t = useWords('menuBulk')
  const ui = useWords('ui')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  return (
    <Page
      title={t('screens.imports')}
      actions={venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
    >
      {error ? <ErrorNote error={error} onRetry={retry} /> : null}
      {!venue && !error ? <p role="status">{ui('loading')}</p> : null}
      <p className={styles.text}>{t('imports.text')}</p>
      {venue ? <ImportList key={venue.id} venue={venue} first={firstImports} /> : null}
    </Page>
  )
}
