import { pageLimits } from '@brigade/domain/kit/paging.ts'
import type { KeptImport } from '@brigade/domain/menus/bulk/bulk.imports.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { importsOf } from '#features/menus/bulk/imports.queries.ts'
import { ImportRow } from '#features/menus/bulk/parts/import-row.tsx'
import styles from '#features/menus/bulk/parts/import-list.module.css'
import { useUndoImport } from '#features/menus/bulk/use-undo-import.ts'
import { useWords } from '#kit/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { ErrorNote } from '#ui/error-note.tsx'

type ImportListProps = {
  venue: Venue
  /** All kinds, where it is left out. */
  kind?: BulkKind
  /** How many are shown at first. */
  first: number
  /** Whether a question stands over the list. */
  onCover?: (isCovered: boolean) => void
}

/** The last imports with who, when and how many records, each with Undo or with why it can't be taken back. */
export function ImportList({ venue, kind, first, onCover }: ImportListProps) {
  const t = useWords('menuBulk')
  const ui = useWords('ui')
  const [limit, setLimit] = useState(first)
  const { data, error, refetch } = useQuery(importsOf({ venueId: venue.id, kind, limit }))
  const [asked, setAsked] = useState<KeptImport | null>(null)
  const { undo, isBusy } = useUndoImport()
  const isCovered = asked !== null
  useEffect(() => onCover?.(isCovered), [isCovered, onCover])

  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{ui('loading')}</p>
  if (data.data.length === 0) return <p className={styles.none}>{t('imports.none')}</p>
  const isMore = data.total > limit && limit < pageLimits.most
  return (
    <>
      <ul className={styles.list}>
        {data.data.map((each) => (
          <ImportRow key={each.id} venue={venue} kept={each} isBusy={isBusy} onUndo={() => setAsked(each)} />
        ))}
      </ul>
      {isMore ? (
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
  )
}
