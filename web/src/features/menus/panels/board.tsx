import { readName } from '#kit/i18n/read-name.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useCallback, useMemo, useRef } from 'react'
import type { MenuPartKind } from '#features/menus/menu-parts.ts'
import { ItemSearch } from '#features/menus/panels/item-search.tsx'
import { MenuPanel } from '#features/menus/panels/menu-panel.tsx'
import type { RowContext } from '#features/menus/panels/panel-row.tsx'
import { useMenuBoard } from '#features/menus/panels/use-menu-board.ts'
import { useBoardActs } from '#features/menus/panels/use-board-acts.ts'
import { useMenuBoardKeys } from '#features/menus/panels/use-menu-board-keys.ts'
import { type PanelName, panelNames } from '#features/menus/panels/use-panel-flags.ts'
import { panelAfter, panelBefore, PhoneWayBack, usePhonePanel } from '#features/menus/panels/phone-panels.tsx'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/menus/panels/board.module.css'
import type { ItemSummary } from '#features/menus/menus.queries.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { columnsIcon } from '#features/menus/menu-icons.ts'

const BoardOverlays = lazyPart(async () => ({
  default: (await import('#features/menus/panels/board-overlays.tsx')).BoardOverlays,
}))

const MenuTools = lazyPart(async () => ({
  default: (await import('#features/menus/panels/menu-tools.tsx')).MenuTools,
}))

const FirstMenuFile = lazyPart(async () => ({
  default: (await import('#features/menus/panels/first-menu-file.tsx')).FirstMenuFile,
}))

type BoardProps = { venue: Venue; isShown: (panel: PanelName) => boolean }

/** Shows the four cascading panels of a venue's menu. (spec 2, §2.1) */
export function MenuBoard({ venue, isShown }: BoardProps) {
  const t = useTranslations('menus')
  const formats = useVenueFormats(venue)
  const board = useMenuBoard(venue.id)
  const { lists, search, menu, choose } = board
  const element = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const { phonePanel, showPhonePanel } = usePhonePanel()
  const isOnScreen = (panel: PanelName) => isShown(panel) && (phonePanel === null || phonePanel === panel)

  const menus = lists.menus.rows
  const chooseRow = useCallback(
    (kind: MenuPartKind, id: number) => {
      choose(kind, id)
      const next = panelAfter(kind, menus.find((one) => one.id === id)?.hasCategories ?? true)
      if (next) showPhonePanel(next)
    },
    [choose, menus, showPhonePanel],
  )
  const { opened, panelActs, open, close } = useBoardActs({ venue, choose: chooseRow })
  const add = (kind: MenuPartKind) => {
    if (!opened && lists[kind].hasParent) panelActs[kind].add()
  }
  const { handleKey, noteFocus } = useMenuBoardKeys({
    board,
    element,
    onOpen: (kind, id) => panelActs[kind].open(id),
    onAdd: add,
    onSearch: () => searchField.current?.focus(),
  })

  const context = useMemo<RowContext>(
    () => ({ t, formats, isBilingual: venue.biLingual }),
    [t, formats, venue.biLingual],
  )
  const categories = lists.categories.rows
  const placeOf = useCallback(
    ({ categoryId }: ItemSummary) => readName(categories.find(({ id }) => id === categoryId)?.name),
    [categories],
  )
  const panelProps = <K extends MenuPartKind>(kind: K) => ({
    kind,
    list: board.lists[kind],
    acts: panelActs[kind],
    context,
  })

  // The same element as long as the menu is: the panel is drawn anew only for another one.
  const tools = useMemo(() => (menu ? <MenuTools key={menu.id} venue={venue} menu={menu} /> : null), [venue, menu])

  const hasNoMenu =
    lists.menus.hasParent && !lists.menus.query.isPending && !lists.menus.query.isError && menus.length === 0
  const first = useMemo(() => (hasNoMenu ? <FirstMenuFile venue={venue} /> : null), [venue, hasNoMenu])

  if (!panelNames.some(isShown)) {
    return <EmptyState icon={columnsIcon} title={t('panels.allHidden')} text={t('panels.allHiddenText')} />
  }
  return (
    <>
      {phonePanel === null || phonePanel === 'menus' ? null : (
        <PhoneWayBack to={panelBefore(phonePanel, menu?.hasCategories ?? true)} onGo={showPhonePanel} />
      )}
      {/* Handles the keys that the rows do not handle. */}
      <div
        ref={element}
        role="presentation"
        className={`${styles.board} ${stack.flex3} ${stack.fill}`}
        onKeyDown={handleKey}
        onFocus={noteFocus}
      >
        {isOnScreen('menus') ? (
          <MenuPanel {...panelProps('menus')} tools={tools}>
            {first}
          </MenuPanel>
        ) : null}
        {isOnScreen('categories') ? (
          <MenuPanel
            {...panelProps('categories')}
            emptyText={menu?.hasCategories === false ? t('panels.noCategories') : undefined}
          />
        ) : null}
        {isOnScreen('items') ? (
          <MenuPanel
            {...panelProps('items')}
            emptyText={search.isSearching ? t('panels.searchNone') : undefined}
            placeOf={search.isSearching ? placeOf : undefined}
          >
            <ItemSearch search={search} field={searchField} />
          </MenuPanel>
        ) : null}
        {isOnScreen('sides') ? (
          <div className={`${styles.pair} ${stack.column3}`}>
            <MenuPanel {...panelProps('sides')} />
            <MenuPanel {...panelProps('modifiers')} />
          </div>
        ) : null}
      </div>
      {opened ? (
        <BoardOverlays
          key={[opened.what, opened.kind, opened.id].join('.')}
          venue={venue}
          board={board}
          opened={opened}
          onOpen={open}
          onClose={close}
        />
      ) : null}
    </>
  )
}
