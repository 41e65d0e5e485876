import { textIn } from '@brigade/domain/kit/languages.ts'
import type { CatalogueItem } from '@brigade/domain/menus/menus.catalogue.ts'
import {
  addLine,
  changeLine,
  type DraftLine,
  emptyDraft,
  isFull,
  type OrderDraft,
  type PickedLine,
  problemOfDraft,
  wantedLines,
} from '@brigade/domain/orders/orders.draft.ts'
import { itemAsSold } from '@brigade/domain/orders/orders.editing.ts'
import type { OrderErrorCode } from '@brigade/domain/orders/orders.errors.ts'
import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import { firstPick, hasChoices } from '@brigade/domain/orders/orders.picking.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type SellingMenu, sellingMenuOf } from '#features/menus/selling/public/selling-menu.queries.ts'
import { piecesOf } from '#features/orders/records/order-texts.ts'
import { CartPanel } from '#features/orders/placing/cart-panel.tsx'
import { DiscardOrder } from '#features/orders/placing/discard-order.tsx'
import { PickDrawer } from '#features/orders/placing/pick-drawer.tsx'
import { changeDraft, keptOrder } from '#features/orders/placing/kept-order.ts'
import { MenuBrowser } from '#features/orders/placing/menu-browser.tsx'
import { PauseLine } from '#features/pausing/public/pause-line.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/placing/order-editor.module.css'
import { type EditorView, PlaceActions } from '#features/orders/placing/place-actions.tsx'
import { sendOrder, sentOrderOf } from '#features/orders/placing/send-order.ts'
import { TableChoice, useOpenTables } from '#features/orders/placing/table-choice.tsx'
import { UpdateNotes } from '#features/orders/placing/update-notes.tsx'
import { useEditedOrder } from '#features/orders/placing/use-edited-order.ts'
import { usePricing } from '#features/orders/placing/use-pricing.ts'
import { useSellingTime } from '#features/orders/placing/use-selling-time.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { type Translate, useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { isPending } from '#kit/outbox/entries.ts'
import { forget } from '#kit/outbox/outbox.ts'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorNote } from '#ui/error-note.tsx'

/** The item that is open over the menu, to be added, or the line to be changed. */
type Opened = { item: CatalogueItem; first: PickedLine; line: DraftLine | null }

type OrderEditorProps = {
  venue: Venue
  /** The order that is edited, in its current version; null for a new one. */
  order: Order | null
  onClose: () => void
}

/**
 * Shows the menu to pick from, the cart, and the button that places the order. On a phone, shows one after the other.
 */
export function OrderEditor({ venue, order, onClose }: OrderEditorProps) {
  const t = useTranslations('placing')
  const language = useLanguage()
  const { number } = useFormats()
  const edited = useEditedOrder(order)
  const { name, draft, base, changes, meanwhile, mayChange, isUnderWay, isWaiting, refusal } = edited
  const menu = useQuery(sellingMenuOf(venue))
  const tables = useOpenTables(venue, { isWanted: order === null })
  const at = useSellingTime(venue)
  const [openedAt] = useState(() => performance.now())
  const [view, setView] = useState<EditorView>(order ? 'cart' : 'menu')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [told, setTold] = useState<OrderErrorCode | null>(null)
  const [said, setSaid] = useState('')
  const tableField = useRef<HTMLSelectElement>(null)

  const { catalogue, priceOf, priceOfPick, mostOf } = usePricing({ venue, order: base, menu: menu.data, at })
  const hasTable = order !== null || (tables.data?.some(({ id }) => id === draft.tableId) ?? true)
  const placing = useMemo(() => (hasTable ? draft : { ...draft, tableId: null }), [draft, hasTable])
  const priced = useMemo(() => priceOf(placing), [priceOf, placing])
  const counts = useMemo(() => countsOf(placing), [placing])
  const problem = problemOfDraft(placing, priced)
  const pieces = piecesOf({ cart: wantedLines(placing) })

  // A price or an item may have changed since the menu was fetched.
  const { refetch } = menu
  useEffect(() => {
    if (refusal !== null) void refetch()
  }, [refusal, refetch])
  useEffect(() => {
    if (!isPending(name)) forget(name)
  }, [name, draft])

  const add = useCallback(
    (picked: PickedLine) => {
      changeDraft(order, (before) => addLine(before, picked))
      const quantity = countsOf(keptOrder(name)?.draft ?? emptyDraft).get(picked.itemId) ?? 0
      setSaid(t('added', { name: textIn(picked.name, language), number: number(quantity) }))
    },
    [order, name, t, language, number],
  )
  const pick = useCallback(
    (item: CatalogueItem) => {
      const first = firstPick(item, at.now)
      if (hasChoices(item)) setOpened({ item, first, line: null })
      else add(first)
    },
    [add, at.now],
  )

  function openLine(line: DraftLine): void {
    const item = catalogue.get(line.itemId) ?? itemAsSold(line)
    setOpened({ item, first: line, line })
  }

  function handleDone(picked: PickedLine): void {
    const line = opened?.line ?? null
    if (line === null) add(picked)
    else changeDraft(order, (before) => changeLine(before, line.key, picked))
    setOpened(null)
  }

  function handlePlace(): void {
    if (!menu.data) return
    setTold(problem)
    if (problem === 'tableMissing') tableField.current?.focus()
    if (problem === null) void sendOrder(name, sentOrderOf({ order: base, draft: placing, priced, venue }))
  }

  return (
    <Drawer
      {...headingOf(order, t)}
      width="full"
      onClose={onClose}
      isKept
      actions={
        <PlaceActions
          name={name}
          draft={draft}
          view={view}
          order={order}
          pieces={pieces}
          orderPrice={priced.totals.orderPrice}
          venue={venue}
          problem={told === problem ? told : null}
          refusal={refusal}
          isWaiting={isWaiting}
          isUnderWay={isUnderWay}
          isEmpty={changes ? changes.length === 0 : pieces === 0}
          isOff={!mayChange || changes?.length === 0}
          onShow={setView}
          onPlace={handlePlace}
        />
      }
    >
      <PauseLine />
      <div className={`${styles.top} ${stack.column2} ${stack.fixed}`} inert={isWaiting}>
        {order ? (
          <UpdateNotes order={order} name={name} mayChange={mayChange} meanwhile={meanwhile} />
        ) : (
          <TableChoice
            tables={tables}
            chosen={placing.tableId}
            isWrong={told === 'tableMissing' && problem === 'tableMissing'}
            field={tableField}
            onChoose={(tableId) => changeDraft(null, (before) => ({ ...before, tableId }))}
          />
        )}
        {isFull(placing) ? <p role="status">{t('full', { most: number(orderLimits.mostLines) })}</p> : null}
      </div>
      <div className={`${styles.desk} ${stack.fill}`} data-view={view} inert={isWaiting}>
        <div className={styles.menu}>
          {menu.data ? (
            <MenuBrowser
              menu={menu.data}
              venue={venue}
              at={at}
              counts={counts}
              isOff={isFull(placing)}
              openedAt={openedAt}
              onPick={pick}
            />
          ) : (
            <NoMenuYet menu={menu} />
          )}
        </div>
        <div className={styles.cart}>
          <CartPanel
            draft={draft}
            priced={priced}
            mostOf={mostOf}
            venue={venue}
            order={order}
            changes={changes}
            onOpenLine={openLine}
          />
          <DiscardOrder name={name} isEdit={order !== null} draft={draft} onDiscarded={() => setTold(null)} />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {opened ? (
        <PickDrawer
          // The current item, so that a sold-out mark set in between is shown here too.
          item={catalogue.get(opened.item.id) ?? opened.item}
          venue={venue}
          now={at.now}
          first={opened.first}
          priceOf={(picked, item) => priceOfPick({ item, picked, line: opened.line })}
          act={opened.line === null ? t('item.add') : t('item.save')}
          onDone={handleDone}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Drawer>
  )
}

function headingOf(order: Order | null, t: Translate<'placing'>): { title: string; closeLabel: string } {
  if (order === null) return { title: t('title'), closeLabel: t('close') }
  return { title: t('update.title', { id: order.id, table: order.table }), closeLabel: t('update.close') }
}

function NoMenuYet({ menu }: { menu: UseQueryResult<SellingMenu> }) {
  const t = useTranslations('placing')
  if (menu.error) return <ErrorNote of={t('menus')} error={menu.error} onRetry={() => void menu.refetch()} />
  return <p role="status">{t('loading')}</p>
}

/** Returns the quantity of each item in the order. */
function countsOf(draft: OrderDraft): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { itemId, itemQty } of wantedLines(draft)) counts.set(itemId, (counts.get(itemId) ?? 0) + itemQty)
  return counts
}
