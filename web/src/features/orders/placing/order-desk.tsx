import { textIn } from '@brigade/domain/kit/languages.ts'
import type { Catalogue, CatalogueItem } from '@brigade/domain/menus/menus.catalogue.ts'
import {
  addLine,
  changeLine,
  isFull,
  isUntouched,
  type OrderDraft,
  orderOfDraft,
  type PickedLine,
  priceDraft,
  problemOfDraft,
  wantedLines,
} from '@brigade/domain/orders/orders.draft.ts'
import type { OrderErrorCode } from '@brigade/domain/orders/orders.errors.ts'
import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import { firstPick, hasChoices } from '@brigade/domain/orders/orders.picking.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { sellingMenuOf } from '#features/menus/selling/door/selling-menu.queries.ts'
import { orderTables } from '#features/orders/orders.queries.ts'
import { CartPanel } from '#features/orders/placing/cart-panel.tsx'
import { DiscardOrder } from '#features/orders/placing/discard-order.tsx'
import { ItemDrawer } from '#features/orders/placing/item-drawer.tsx'
import { changeDraft, keptOrder, useKeptOrder } from '#features/orders/placing/kept-order.ts'
import { MenuShelf } from '#features/orders/placing/menu-shelf.tsx'
import styles from '#features/orders/placing/order-desk.module.css'
import { type DeskView, PlaceActions } from '#features/orders/placing/place-actions.tsx'
import { forgetRefusal, placeOrder, useSending } from '#features/orders/placing/send-order.ts'
import { TableChoice } from '#features/orders/placing/table-choice.tsx'
import { useSellingTime } from '#features/orders/placing/use-selling-time.ts'
import { useFormats } from '#kit/formats.ts'
import { useLanguage, useWords } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorNote } from '#ui/error-note.tsx'

/** What is open over the menu: an item to be added, or a line to be changed. */
type Opened = { item: CatalogueItem; first: PickedLine; key: number | null }

/** The menu to pick from, what was picked, and what places it. On a phone, one after the other. */
export function OrderDesk({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const t = useWords('placing')
  const language = useLanguage()
  const { number } = useFormats()
  const { draft, sent } = useKeptOrder()
  const { isUnderWay, error } = useSending()
  const menu = useQuery(sellingMenuOf(venue))
  const tables = useQuery({ ...orderTables(venue.id), select: thoseOpen })
  const at = useSellingTime(venue)
  const [view, setView] = useState<DeskView>('menu')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [told, setTold] = useState<OrderErrorCode | null>(null)
  const [said, setSaid] = useState('')
  const tableField = useRef<HTMLSelectElement>(null)

  const catalogue = menu.data?.catalogue ?? nothingSold
  const hasTable = tables.data?.some(({ id }) => id === draft.tableId) ?? true
  const placing = useMemo(() => (hasTable ? draft : { ...draft, tableId: null }), [draft, hasTable])
  const priced = useMemo(() => priceDraft({ draft: placing, catalogue, venue, ...at }), [placing, catalogue, venue, at])
  const counts = useMemo(() => countsOf(placing), [placing])
  const problem = problemOfDraft(placing, priced)
  const isWaiting = sent !== null && !isUnderWay
  const refusal = sent === null ? error : null

  // A price or an item may be another since the menu was told.
  const { refetch } = menu
  useEffect(() => {
    if (refusal !== null) void refetch()
  }, [refusal, refetch])
  useEffect(() => forgetRefusal(), [draft])

  const add = useCallback(
    (picked: PickedLine) => {
      changeDraft((before) => addLine(before, picked))
      const quantity = countsOf(keptOrder().draft).get(picked.itemId) ?? 0
      setSaid(t('added', { name: textIn(picked.name, language), number: number(quantity) }))
    },
    [t, language, number],
  )
  const pick = useCallback(
    (item: CatalogueItem) => {
      const first = firstPick(item, at.now)
      if (hasChoices(item)) setOpened({ item, first, key: null })
      else add(first)
    },
    [add, at.now],
  )

  function openLine(key: number): void {
    const line = draft.lines.find((candidate) => candidate.key === key)
    const item = line && catalogue.get(line.itemId)
    if (line && item) setOpened({ item, first: line, key })
  }

  function handleDone(picked: PickedLine): void {
    const key = opened?.key ?? null
    if (key === null) add(picked)
    else changeDraft((before) => changeLine(before, key, picked))
    setOpened(null)
  }

  /** Another panel comes under the hand. */
  function show(next: DeskView): void {
    shieldPressed()
    setView(next)
  }

  function handlePlace(): void {
    if (!menu.data) return
    setTold(problem)
    if (problem === 'tableMissing') tableField.current?.focus()
    if (problem === null) void placeOrder(orderOfDraft({ draft: placing, priced, venue }))
  }

  return (
    <Drawer
      title={t('title')}
      closeLabel={t('close')}
      width="full"
      onClose={onClose}
      actions={
        <PlaceActions
          view={view}
          pieces={wantedLines(placing).reduce((sum, { itemQty }) => sum + itemQty, 0)}
          orderPrice={priced.totals.orderPrice}
          venue={venue}
          problem={told === problem ? told : null}
          refusal={refusal}
          isWaiting={isWaiting}
          isUnderWay={isUnderWay}
          onShow={show}
          onPlace={handlePlace}
        />
      }
    >
      <div className={styles.top} inert={isWaiting}>
        <TableChoice
          tables={tables.data ?? []}
          chosen={placing.tableId}
          isWrong={told === 'tableMissing' && problem === 'tableMissing'}
          field={tableField}
          onChoose={(tableId) => changeDraft((before) => ({ ...before, tableId }))}
        />
        {tables.error ? <ErrorNote error={tables.error} onRetry={() => void tables.refetch()} /> : null}
        {isFull(placing) ? <p role="status">{t('full', { most: number(orderLimits.mostLines) })}</p> : null}
      </div>
      <div className={styles.desk} data-view={view} inert={isWaiting}>
        <div className={styles.menu}>
          {menu.data ? (
            <MenuShelf menu={menu.data} venue={venue} at={at} counts={counts} isOff={isFull(placing)} onPick={pick} />
          ) : null}
          {menu.isPending && !menu.error ? <p role="status">{t('loading')}</p> : null}
          {menu.error ? <ErrorNote error={menu.error} onRetry={() => void refetch()} /> : null}
        </div>
        <div className={styles.cart}>
          <CartPanel draft={draft} priced={priced} venue={venue} onChangeLine={openLine} />
          {isUntouched(draft) ? null : <DiscardOrder onDiscarded={() => setTold(null)} />}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {opened ? (
        <ItemDrawer
          // What is sold out meanwhile is so here too.
          item={catalogue.get(opened.item.id) ?? opened.item}
          venue={venue}
          at={at}
          first={opened.first}
          act={opened.key === null ? t('item.add') : t('item.save')}
          onDone={handleDone}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Drawer>
  )
}

const nothingSold: Catalogue = new Map()

function thoseOpen(tables: readonly Table[]): Table[] {
  return tables.filter(({ isActive }) => isActive)
}

/** How many of each item are in the order. */
function countsOf(draft: OrderDraft): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { itemId, itemQty } of wantedLines(draft)) counts.set(itemId, (counts.get(itemId) ?? 0) + itemQty)
  return counts
}
