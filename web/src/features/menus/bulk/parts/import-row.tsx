import type { KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useVenueFormats } from '#features/venues/door/use-venue-formats.ts'
import styles from '#features/menus/bulk/parts/import-list.module.css'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'

type ImportRowProps = { venue: Venue; kept: KeptImport; isBusy: boolean; onUndo: () => void }

/** One import. */
export function ImportRow({ venue, kept, isBusy, onUndo }: ImportRowProps) {
  const t = useWords('menuBulk')
  const formats = useVenueFormats(venue)
  const when = formats.dateTime(kept.importedAt)
  const name = t('imports.name', { kind: t(`kinds.${kept.kind}`), when })
  const { state } = kept
  const isUndoable = state === 'undoable'
  const whyNot = isUndoable
    ? undefined
    : t(`imports.states.${state}`, {
        names: kept.touched.join(', '),
        who: kept.undoneBy,
        when: kept.undoneAt && formats.dateTime(kept.undoneAt),
      })
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>
          {t('imports.counts', { created: formats.number(kept.created), changed: formats.number(kept.changed) })}
          {' · '}
          <bdi>{kept.importedBy}</bdi>
        </p>
        {whyNot === undefined ? null : <p className={styles.text}>{whyNot}</p>}
      </div>
      {isUndoable ? (
        <BigButton kind="quiet" isBusy={isBusy} aria-label={t('imports.undoOf', { name })} onClick={onUndo}>
          {t('imports.undo')}
        </BigButton>
      ) : null}
    </li>
  )
}
