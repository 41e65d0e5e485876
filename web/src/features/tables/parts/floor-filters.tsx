import { type FloorOrder, floorOrders, type FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { memo, useMemo } from 'react'
import type { FloorKind } from '#kit/floor-parts.ts'
import { useFormats } from '#kit/formats.ts'
import { say, useWords } from '#kit/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { roomCounts } from '#features/tables/narrow-floor.ts'
import styles from '#features/tables/parts/floor-grid.module.css'

type FloorFiltersProps = {
  rooms: readonly FloorRoom[]
  kinds: readonly FloorKind[]
  /** Those of which nobody knows how many there are. */
  missing: readonly FloorKind[]
  /** A kind, `busy`, or `all`. */
  show: string
  onShow: (show: string) => void
  order: FloorOrder
  onOrder: (order: FloorOrder) => void
}

/** What the floor is narrowed to, each with how many rooms that are, and how it is sorted. */
export function FloorFilters({ rooms, kinds, missing, show, onShow, order, onOrder }: FloorFiltersProps) {
  const t = useWords('tables')
  const counts = useMemo(() => roomCounts(rooms), [rooms])
  // What is worst stays in sight where they do not all have room.
  const byRank = useMemo(() => kinds.toSorted((one, other) => one.rank - other.rank), [kinds])
  const countOf = (name: string) => counts.get(name) ?? 0
  const choice = (name: string) => ({ name, isChosen: name === show, onShow })
  return (
    <div className={styles.filters}>
      <Chips label={t('show.label')}>
        <KindChip {...choice('all')} label={t('show.all')} count={countOf('all')} />
        <KindChip {...choice('busy')} label={t('show.busy')} count={missing.length === 0 ? countOf('busy') : null} />
        {byRank.map((kind) => (
          <KindChip
            key={kind.name}
            {...choice(kind.name)}
            label={say(kind.titleKey)}
            count={missing.includes(kind) ? null : countOf(kind.name)}
          />
        ))}
      </Chips>
      <FloorOrders order={order} onOrder={onOrder} />
    </div>
  )
}

type KindChipProps = {
  name: string
  label: string
  /** Of how many rooms; null where nobody knows. */
  count: number | null
  isChosen: boolean
  onShow: (show: string) => void
}

/** Drawn again only when its own count changes. */
const KindChip = memo(function KindChip({ name, label, count, isChosen, onShow }: KindChipProps) {
  const { number } = useFormats()
  return (
    <Chip isChosen={isChosen} onChoose={() => onShow(name === 'all' ? '' : name)}>
      {label} {count === null ? null : <strong>{number(count)}</strong>}
    </Chip>
  )
})

const FloorOrders = memo(function FloorOrders({ order, onOrder }: Pick<FloorFiltersProps, 'order' | 'onOrder'>) {
  const t = useWords('tables')
  return (
    <Chips label={t('order.label')}>
      {floorOrders.map((each) => (
        <Chip key={each} isChosen={each === order} onChoose={() => onOrder(each)}>
          {t(`order.${each}`)}
        </Chip>
      ))}
    </Chips>
  )
})
