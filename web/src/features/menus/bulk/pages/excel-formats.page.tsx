import { type BulkKind, bulkKinds } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/bulk/pages/excel-formats.module.css'
import { FormatButton } from '#features/menus/bulk/parts/format-button.tsx'
import { TemplateButton } from '#features/menus/bulk/file/template-button.tsx'
import { TablesFormatButton } from '#features/tables/public/tables-format-button.tsx'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ListPage } from '#ui/list-page.tsx'

/** Shows the empty workbooks of a venue: one for each kind of record, of a whole menu, and of tables and rooms. */
export function ExcelFormatsPage() {
  const t = useTranslations('menuBulk')
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const nameOf = (kind: BulkKind) => t(`kinds.${kind}`)
  return (
    <ListPage
      title={t('screens.formats')}
      actions={venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
      intro={<p className={styles.text}>{t('formats.text')}</p>}
      list={{ data: venue ?? undefined, error, refetch: retry }}
    >
      {(known) => (
        <ul className={`${styles.list} ${stack.grid4}`}>
          {bulkKinds.map((kind) => (
            <li key={kind} className={`${styles.kind} ${stack.row3}`}>
              <h2>{nameOf(kind)}</h2>
              <FormatButton kind={kind} venue={known} label={t('formats.downloadOf', { kind: nameOf(kind) })}>
                {t('formats.download')}
              </FormatButton>
            </li>
          ))}
          <li className={`${styles.kind} ${stack.row3}`}>
            <h2>{t('kinds.menuFile')}</h2>
            <TemplateButton venue={known} label={t('formats.downloadOf', { kind: t('kinds.menuFile') })}>
              {t('formats.download')}
            </TemplateButton>
          </li>
          <li className={`${styles.kind} ${stack.row3}`}>
            <h2>{t('formats.tables')}</h2>
            <TablesFormatButton label={t('formats.downloadOf', { kind: t('formats.tables') })}>
              {t('formats.download')}
            </TablesFormatButton>
          </li>
        </ul>
      )}
    </ListPage>
  )
}
