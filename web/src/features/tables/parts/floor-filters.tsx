import { type FloorOrder, floorOrders, type FloorRoom } from '@brigade/domain/tables/tables.floor.ts'
import { useMemo } from 'react'
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
  const { number } = useFormats()
  const counts = useMemo(() => roomCounts(rooms), [rooms])
  const choices = [
    { name: 'all', label: t('show.all'), isCounted: true },
    { name: 'busy', label: t('show.busy'), isCounted: missing.length === 0 },
    // What is worst stays in sight where they do not all have room.
    ...kinds
      .toSorted(byRank)
      .map((kind) => ({ name: kind.name, label: say(kind.titleKey), isCounted: !missing.includes(kind) })),
  ]
  return (
    <div className={styles.filters}>
      <Chips label={t('show.label')}>
        {choices.map(({ name, label, isCounted }) => (
          <Chip key={name} isChosen={name === show} onChoose={() => onShow(name === 'all' ? '' : name)}>
            {label} {isCounted ? <strong>{number(counts.get(name) ?? 0)}</strong> : null}
          </Chip>
        ))}
      </Chips>
      <Chips label={t('order.label')}>
        {floorOrders.map((each) => (
          <Chip key={each} isChosen={each === order} onChoose={() => onOrder(each)}>
            {t(`order.${each}`)}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}

function byRank(one: FloorKind, other: FloorKind): number {
  return one.rank - other.rank
}
