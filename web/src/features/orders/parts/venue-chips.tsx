import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMemo } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import { mostAtOnce } from '#features/venues/venue-choices.queries.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import styles from '#features/orders/parts/venue-chips.module.css'

type VenueChipsProps = { orders: readonly Order[]; chosen: number | null; onChoose: (venueId: number | null) => void }

/**
 * Shows every venue with its number of open orders and of orders to be accepted, each always in its place. Many venues
 * are searched by name instead.
 */
export function VenueChips({ orders, chosen, onChoose }: VenueChipsProps) {
  const t = useTranslations('orders')
  const { number } = useFormats()
  const { venues, total } = useVenueBook()
  const counts = useMemo(() => countsOf(orders), [orders])
  if (total > mostAtOnce)
    return (
      <VenuePicker venues={{ shown: venues, total }} chosen={chosen} onChoose={onChoose} onAll={() => onChoose(null)} />
    )
  return (
    <Chips label={t('all.venues')}>
      <Chip isChosen={chosen === null} onChoose={() => onChoose(null)}>
        {t('all.every')} <strong>{number(orders.length)}</strong>
      </Chip>
      {venues.map(({ id, name }) => (
        <Chip key={id} isChosen={chosen === id} onChoose={() => onChoose(id)}>
          {name} <strong>{number(counts.get(id)?.open ?? 0)}</strong>
          {waitingOf(counts, id) > 0 ? (
            <span className={styles.waiting}>{t('all.waiting', { count: waitingOf(counts, id) })}</span>
          ) : null}
        </Chip>
      ))}
    </Chips>
  )
}

type Counts = Map<number, { open: number; waiting: number }>

function countsOf(orders: readonly Order[]): Counts {
  const counts: Counts = new Map()
  for (const { restaurantId, status } of orders) {
    const known = counts.get(restaurantId) ?? { open: 0, waiting: 0 }
    const waits = status === 'incoming' || status === 'updated'
    counts.set(restaurantId, { open: known.open + 1, waiting: known.waiting + Number(waits) })
  }
  return counts
}

function waitingOf(counts: Counts, venueId: number): number {
  return counts.get(venueId)?.waiting ?? 0
}
