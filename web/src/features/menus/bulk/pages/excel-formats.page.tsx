import { type BulkKind, bulkKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import styles from '#features/menus/bulk/pages/excel-formats.module.css'
import { FormatButton } from '#features/menus/bulk/parts/format-button.tsx'
import { VenuePicker } from '#features/venues/door/venue-picker.tsx'
import { useChosenVenue } from '#features/venues/door/use-chosen-venue.ts'
import { useWords } from '#kit/i18n.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { Page } from '#ui/page.tsx'

/** The empty workbooks of a venue, one for each kind of record. */
export function ExcelFormatsPage() {
  const t = useWords('menuBulk')
  const ui = useWords('ui')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const nameOf = (kind: BulkKind) => t(`kinds.${kind}`)
  return (
    <Page
      title={t('screens.formats')}
      actions={venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
    >
      {error ? <ErrorNote error={error} onRetry={retry} /> : null}
      {!venue && !error ? <p role="status">{ui('loading')}</p> : null}
      <p className={styles.text}>{t('formats.text')}</p>
      <ul className={styles.list}>
        {venue
          ? bulkKinds.map((kind) => (
              <li key={kind} className={styles.kind}>
                <h2>{nameOf(kind)}</h2>
                <FormatButton kind={kind} venue={venue} label={t('formats.downloadOf', { kind: nameOf(kind) })}>
                  {t('formats.download')}
                </FormatButton>
              </li>
            ))
          : null}
      </ul>
    </Page>
  )
}
