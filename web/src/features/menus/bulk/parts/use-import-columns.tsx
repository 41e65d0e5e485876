import type { KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useVenueFormats } from '#features/venues/door/use-venue-formats.ts'
import styles from '#features/menus/bulk/parts/import-list.module.css'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import type { Column } from '#ui/data-table.tsx'

type ImportColumns = { venue: Venue; isBusy: boolean; onUndo: (kept: KeptImport) => void }

/** What is said of an import: which and when, what it did, who made it, and Undo or why not. */
export function useImportColumns({ venue, isBusy, onUndo }: ImportColumns): Column<KeptImport>[] {
  const t = useWords('menuBulk')
  const { dateTime, number } = useVenueFormats(venue)
  const nameOf = ({ kind, importedAt }: KeptImport) =>
    t('imports.name', { kind: t(`kinds.${kind}`), when: dateTime(importedAt) })
  return [
    {
      key: 'name',
      label: t('imports.columns.name'),
      kind: 'heading',
      render: (kept) => <span className={styles.name}>{nameOf(kept)}</span>,
    },
    {
      key: 'counts',
      label: t('imports.columns.counts'),
      render: ({ created, changed }) => t('imports.counts', { created: number(created), changed: number(changed) }),
    },
    { key: 'by', label: t('imports.columns.by'), render: ({ importedBy }) => <bdi>{importedBy}</bdi> },
    {
      key: 'state',
      label: t('imports.columns.state'),
      render: ({ state, touched, undoneBy, undoneAt }) =>
        state === 'undoable' && touched.length === 0
          ? null
          : t(`imports.states.${state}`, {
              names: touched.join(t('comma')),
              who: undoneBy,
              when: undoneAt && dateTime(undoneAt),
            }),
    },
    {
      key: 'acts',
      label: t('imports.undo'),
      kind: 'acts',
      render: (kept) =>
        kept.state === 'undoable' ? (
          <BigButton
            kind="quiet"
            isBusy={isBusy}
            aria-label={t('imports.undoOf', { name: nameOf(kept) })}
            onClick={() => onUndo(kept)}
          >
            {t('imports.undo')}
          </BigButton>
        ) : null,
    },
  ]
}
