import type { KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import type { Column } from '#ui/data-table.tsx'

type ImportColumns = { venue: Venue; isBusy: boolean; onUndo: (kept: KeptImport) => void }

/** Returns the columns of the list of imports: name and time, result, person, and Undo or why it isn't possible. */
export function useImportColumns({ venue, isBusy, onUndo }: ImportColumns): Column<KeptImport>[] {
  const t = useTranslations('menuBulk')
  const { dateTime, number } = useVenueFormats(venue)
  const nameOf = ({ kind, importedAt }: KeptImport) =>
    t('imports.name', { kind: t(`kinds.${kind}`), when: dateTime(importedAt) })
  return [
    {
      key: 'name',
      label: t('imports.columns.name'),
      kind: 'heading',
      render: (kept) => <span className={`${font.strong} ${font.figures}`}>{nameOf(kept)}</span>,
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
