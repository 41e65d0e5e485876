import { entriesOf } from '@brigade/domain/kit/table-keys.ts'
import { genericMemo } from '#ui/generic-memo.ts'
import { type ReactNode, useCallback } from 'react'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'
import { uploadIcon } from '#features/menus/menu-icons.ts'
import { PanelListView } from '#features/menus/panels/panel-list.tsx'
import { rowLooks } from '#features/menus/panels/panel-looks.ts'
import { PanelRow, type RowActs, type RowContext } from '#features/menus/panels/panel-row.tsx'
import { prefetchChoice } from '#features/menus/panels/prefetch-board.ts'
import type { PanelList, PanelParts } from '#features/menus/panels/use-menu-board.ts'
import styles from '#features/menus/panels/panel.module.css'
import { useNow } from '#kit/clock.ts'
import { useWords } from '#kit/i18n.ts'
import type { CssVariables } from '#ui/css-variables.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { addIcon } from '#ui/icon-paths.ts'

/** What can be done with all of a panel and with each of its rows. Must be stable. */
export type PanelActs = RowActs & {
  add: () => void
  /** Left out where nothing is uploaded. */
  bulkUpload?: () => void
}

/** The list of one panel, with what is done with all of it and with each of its rows. */
export type PanelProps<K extends MenuPartKind> = {
  kind: K
  list: PanelList<K>
  acts: PanelActs
  context: RowContext
  /** Stands below the panel's name. */
  children?: ReactNode
  /** Said instead of the usual while the list is empty. */
  emptyText?: string
  /** What a row stands in, where that is not what is chosen. Must be stable. */
  placeOf?: (part: PanelParts[K]) => string | undefined
}

/** Room for a name of two lines, with the Arabic one below it where lists show both. */
const rowHeights = { plain: 64, bilingual: 88 }
const halfMinuteMs = 30_000

function PanelOf<K extends MenuPartKind>({ kind, list, acts, context, children, emptyText, placeOf }: PanelProps<K>) {
  const { t } = context
  const name: MenuPartKind = kind
  const title = t(`panels.${name}`)
  const { rows, activeId, hasParent, query } = list
  const now = new Date(useNow(halfMinuteMs)).toISOString()
  const renderRow = useCallback(
    (part: PanelParts[K]) => (
      <PanelRow
        part={part}
        look={rowLooks[kind]}
        acts={acts}
        context={context}
        isActive={part.id === activeId}
        now={now}
        place={placeOf?.(part)}
      />
    ),
    [kind, acts, context, activeId, now, placeOf],
  )
  // A moment before the press: most of the way to the server and back is over when it comes.
  const prepare = ({ target }: { target: EventTarget }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
    if (row) prefetchChoice(kind, Number(row))
  }
  const style: CssVariables = { '--rows': rows.length }
  return (
    <section
      className={styles.panel}
      style={style}
      onPointerOver={prepare}
      data-panel={kind}
      // Keys that come before its list is there, find it.
      tabIndex={-1}
      aria-labelledby={`panel-${kind}`}
    >
      <header className={styles.header}>
        <h2 id={`panel-${kind}`} className={styles.title}>
          {title} <span className={styles.count}>{hasParent && !query.isPending ? rows.length : ''}</span>
        </h2>
        {acts.bulkUpload ? (
          <button
            type="button"
            className={styles.tool}
            onClick={acts.bulkUpload}
            disabled={!hasParent}
            aria-label={t('panels.bulkUploadOf', { panel: title })}
            title={t('panels.bulkUpload')}
          >
            <Icon path={uploadIcon} size={18} />
          </button>
        ) : null}
        <button
          type="button"
          className={`${styles.tool} ${styles.add}`}
          onClick={acts.add}
          disabled={!hasParent}
          aria-label={t(`panels.addOf.${name}`)}
        >
          <Icon path={addIcon} size={18} />
          {t('panels.add')}
        </button>
      </header>
      {children}
      <PanelBody list={list} emptyText={emptyText ?? t(hasParent ? `panels.empty.${name}` : `panels.first.${name}`)}>
        <PanelListView
          rows={rows}
          activeId={activeId}
          rowHeight={context.isBilingual ? rowHeights.bilingual : rowHeights.plain}
          label={title}
          renderRow={renderRow}
        />
      </PanelBody>
    </section>
  )
}

export const Panel = genericMemo(PanelOf, isSamePanel)

/** Every draw of the board makes the lists' objects again; what is in them changes seldom. */
function isSamePanel(before: PanelProps<MenuPartKind>, after: PanelProps<MenuPartKind>): boolean {
  const { list, ...rest } = before
  const { list: nextList, ...nextRest } = after
  return (
    list.rows === nextList.rows &&
    list.activeId === nextList.activeId &&
    list.hasParent === nextList.hasParent &&
    list.query.isPending === nextList.query.isPending &&
    list.query.error === nextList.query.error &&
    entriesOf(rest).every(([name, value]) => value === nextRest[name])
  )
}

type PanelBodyProps = { list: PanelList; emptyText: string; children: ReactNode }

/** The rows, or why there are none. */
function PanelBody({ list: { rows, hasParent, query }, emptyText, children }: PanelBodyProps) {
  const t = useWords('menus')
  if (rows.length > 0) return children
  if (hasParent && query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />
  if (hasParent && query.isPending) {
    return (
      <p className={styles.waiting} role="status">
        {t('panels.loading')}
      </p>
    )
  }
  return <p className={styles.empty}>{emptyText}</p>
}
