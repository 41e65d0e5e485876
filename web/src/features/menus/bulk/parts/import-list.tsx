import { pageLimits } from '@brigade/domain/kit/paging.ts'
import type { KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importsOf } from '#features/menus/bulk/imports.queries.ts'
import { importsIcon } from '#features/menus/menu-icons.ts'
import { useImportColumns } from '#features/menus/bulk/parts/use-import-columns.tsx'
import { useUndoImport } from '#features/menus/bulk/use-undo-import.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListStates } from '#ui/list-states.tsx'

type ImportListProps = {
  venue: Venue
  /** Left out for all kinds. */
  kind?: BulkKind
  /** The number of imports shown at first. */
  first: number
}

/**
 * Shows the last imports with their person, time and number of records, each with Undo or with the reason why it can't
 * be undone.
 */
export function ImportList({ venue, kind, first }: ImportListProps) {
  const t = useTranslations('menuBulk')
  const [limit, setLimit] = useState(first)
  const imports = useQuery(importsOf({ venueId: venue.id, kind, limit }))
  const [asked, setAsked] = useState<KeptImport | null>(null)
  const { undo, isBusy } = useUndoImport()
  const columns = useImportColumns({ venue, isBusy, onUndo: setAsked })

  return (
    <ListStates
      list={imports}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState icon={importsIcon} title={t('imports.none')} text={t('imports.noneText')} />}
    >
      {({ data, total }) => (
        <>
          <DataTable label={t('screens.imports')} columns={columns} records={data} keyOf={({ id }) => id} />
          {total > limit && limit < pageLimits.most ? (
            <BigButton kind="quiet" onClick={() => setLimit((known) => Math.min(known + first, pageLimits.most))}>
              {t('imports.more')}
            </BigButton>
          ) : null}
          {asked ? (
            <Confirm
              title={t('imports.askTitle')}
              confirmLabel={t('imports.undo')}
              isDanger
              onConfirm={() => {
                setAsked(null)
                void undo(asked.id)
              }}
              onCancel={() => setAsked(null)}
            >
              {t('imports.askText', { removed: asked.created, restored: asked.changed })}
            </Confirm>
          ) : null}
        </>
      )}
    </ListStates>
  )
}
