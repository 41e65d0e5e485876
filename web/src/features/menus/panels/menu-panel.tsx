import { entriesOf } from '@brigade/domain/kit/table-keys.ts'
import { genericMemo } from '#ui/generic-memo.ts'
import { type ReactNode, useCallback } from 'react'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'
import { PanelListView } from '#features/menus/panels/panel-list.tsx'
import { rowAppearance } from '#features/menus/panels/panel-appearance.ts'
import { PanelRow, type RowActs, type RowContext } from '#features/menus/panels/panel-row.tsx'
import { prefetchChoice } from '#features/menus/panels/prefetch-board.ts'
import type { PanelList, PanelParts } from '#features/menus/panels/use-menu-board.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/menus/panels/panel.module.css'
import { useNow } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { CssVariables } from '#ui/css-variables.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { addIcon, uploadIcon } from '#ui/icon-paths.ts'

/** The actions for all of a panel and for each of its rows. Must be stable. */
export type PanelActs = RowActs & {
  add: () => void
  /** Left out where bulk upload is not offered. */
  bulkUpload?: () => void
}

/** The list of one panel, with the actions for all of it and for each of its rows. */
export type PanelProps<K extends MenuPartKind> = {
  kind: K
  list: PanelList<K>
  acts: PanelActs
  context: RowContext
  /** Further acts beside those of the panel. Must be stable. */
  tools?: ReactNode
  /** Shown below the panel's name. */
  children?: ReactNode
  /** Shown instead of the usual text while the list is empty. */
  emptyText?: string
  /** Returns the name of a row's parent, if that is not the chosen record. Must be stable. */
  placeOf?: (part: PanelParts[K]) => string | undefined
}

/** In pixels: a name and its price, and below them the second name and other facts. */
const rowHeight = 56
const halfMinuteMs = 30_000

function PanelOf<K extends MenuPartKind>(props: PanelProps<K>) {
  const { kind, list, acts, context, tools, children, emptyText, placeOf } = props
  const { t } = context
  const name: MenuPartKind = kind
  const title = t(`panels.${name}`)
  const { rows, activeId, hasParent, query } = list
  const now = new Date(useNow(halfMinuteMs)).toISOString()
  const renderRow = useCallback(
    (part: PanelParts[K]) => (
      <PanelRow
        part={part}
        look={rowAppearance[kind]}
        acts={acts}
        context={context}
        isActive={part.id === activeId}
        now={now}
        place={placeOf?.(part)}
      />
    ),
    [kind, acts, context, activeId, now, placeOf],
  )
  // Starts a moment before the press: by then, most of the round trip to the server is over.
  const prepare = ({ target }: { target: EventTarget }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
    if (row) prefetchChoice(kind, Number(row))
  }
  const style: CssVariables = { '--rows': rows.length }
  return (
    <section
      className={`${styles.panel} ${stack.column} ${surface.card}`}
      style={style}
      onPointerOver={prepare}
      data-panel={kind}
      // The panel itself takes the focus, so keys work before its list is loaded.
      tabIndex={-1}
      aria-labelledby={`panel-${kind}`}
    >
      <header className={`${styles.header} ${stack.row1}`}>
        <h2 id={`panel-${kind}`} className={styles.title}>
          {title}{' '}
          <span className={`${font.soft} ${font.regular}`}>{hasParent && !query.isPending ? rows.length : ''}</span>
        </h2>
        {acts.bulkUpload ? (
          <button
            type="button"
            className={`${styles.tool} ${stack.inline1}`}
            onClick={acts.bulkUpload}
            disabled={!hasParent}
            aria-label={t('panels.bulkUploadOf', { panel: title })}
            title={t('panels.bulkUpload')}
          >
            <Icon path={uploadIcon} size={18} />
          </button>
        ) : null}
        {tools}
        <button
          type="button"
          className={`${styles.tool} ${stack.inline1} ${styles.add}`}
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
        <PanelListView rows={rows} activeId={activeId} rowHeight={rowHeight} label={title} renderRow={renderRow} />
      </PanelBody>
    </section>
  )
}

export const MenuPanel = genericMemo(PanelOf, isSamePanel)

/** Compares the contents of the lists, which change seldom: every draw of the board makes new objects for them. */
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

/** Shows the rows, or why there are none. */
function PanelBody({ list: { rows, hasParent, query }, emptyText, children }: PanelBodyProps) {
  const t = useTranslations('menus')
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
