import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { waitingSince } from '@brigade/domain/orders/orders.timing.ts'
import { useCallback, useMemo, useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { floorIcon } from '#ui/icon-paths.ts'
import { Page } from '#ui/page.tsx'
import { VirtualList } from '#ui/virtual-list.tsx'
import { matchesText } from '#features/orders/board/board-columns.ts'
import { useBoardKeys } from '#features/orders/board/use-board-keys.ts'
import { useHeldStill } from '#features/orders/board/use-held-still.ts'
import { useKeptFocus } from '#features/orders/board/use-kept-focus.ts'
import { floorSections as sections } from '#features/orders/live-screens.ts'
import { orderStatusLooks } from '#features/orders/order-looks.ts'
import { SoldOutButton } from '#features/menus/selling/door/sold-out-button.tsx'
import { BoardFrame } from '#features/orders/parts/board-frame.tsx'
import { cardShapeOf } from '#features/orders/parts/card-lines.ts'
import { CountOf, FilterBar } from '#features/orders/parts/filter-bar.tsx'
import { OrderCard } from '#features/orders/parts/order-card.tsx'
import { OrderSearch } from '#features/orders/parts/order-search.tsx'
import { useOrderFilter } from '#features/orders/parts/use-order-filter.ts'
import { useAddressChoice } from '#kit/use-address.ts'
import styles from '#features/orders/pages/active-orders.page.module.css'
import toneStyles from '#ui/tone.module.css'

const choices = ['all', ...sections] as const

/** The waiter's screen: all of it, or what stands one way alone. */
export function ActiveOrdersPage() {
  const t = useWords('orders')
  return <BoardFrame title={t('screens.active')}>{({ records }) => <ActiveOrders orders={records} />}</BoardFrame>
}

function ActiveOrders({ orders }: { orders: readonly Order[] }) {
  const t = useWords('orders')
  const screen = useRef<HTMLDivElement>(null)
  const handleKeyDown = useBoardKeys(screen)
  const [text, setText] = useOrderFilter()
  const [chosen, choose] = useAddressChoice('show', choices)
  const bySection = useMemo(() => sections.map((status) => sectionOf(orders, status)), [orders])
  const found = useMemo(
    () => bySection.map((section) => section.filter((order) => matchesText(order, text))),
    [bySection, text],
  )
  const shown = useMemo(
    () => found.filter((_, index) => chosen === 'all' || sections[index] === chosen),
    [found, chosen],
  )
  const inOrder = useMemo(() => shown.flat(), [shown])
  const { orders: held, gone, hold } = useHeldStill(inOrder)
  const handleFocus = useKeptFocus(screen, held)
  const renderCard = useCallback(
    (order: Order) => <OrderCard order={order} isGone={gone.has(order.id)} showsStatus />,
    [gone],
  )
  const emptyTitle = chosen === 'all' ? 'active.empty' : 'active.emptySection'
  return (
    <Page
      title={t('screens.active')}
      isWide
      note={<SoldOutButton />}
      actions={<OrderSearch text={text} onChange={setText} />}
    >
      <div className={styles.summary} role="group" aria-label={t('active.show')}>
        {sections.map((status, index) => (
          <button
            key={status}
            type="button"
            className={`${styles.fact} ${toneStyles[orderStatusLooks[status].tone]}`}
            aria-pressed={status === chosen}
            onClick={() => choose(status === chosen ? 'all' : status)}
          >
            <strong className={styles.count}>
              <CountOf shown={found[index]?.length ?? 0} total={bySection[index]?.length ?? 0} />
            </strong>
            {t(`active.${status}`)}
          </button>
        ))}
      </div>
      <FilterBar text={text} shown={found.flat().length} total={bySection.flat().length} onClear={() => setText('')} />
      <div
        ref={screen}
        className={styles.list}
        data-column="active"
        role="presentation"
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
        onPointerDown={hold}
      >
        <h2 className="visually-hidden">{t('screens.list')}</h2>
        {held.length === 0 ? (
          <EmptyState
            icon={floorIcon}
            title={t(text ? 'board.noMatch' : emptyTitle)}
            text={text || chosen !== 'all' ? undefined : t('active.emptyText')}
          />
        ) : (
          <VirtualList
            items={held}
            keyOf={idOf}
            shapeOf={cardShapeOf}
            renderItem={renderCard}
            estimateHeight={236}
            gap={12}
            label={t('screens.active')}
            className={styles.cards}
          />
        )}
      </div>
    </Page>
  )
}

function sectionOf(orders: readonly Order[], status: OrderStatus): Order[] {
  return orders
    .filter((order) => order.status === status)
    .toSorted((one, other) => (waitingSince(one) < waitingSince(other) ? -1 : 1))
}

function idOf({ id }: Order): number {
  return id
}
