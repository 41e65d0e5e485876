import { splitByPieces, splitEvenly, splitLimits } from '@brigade/domain/orders/bills.split.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { isOwed } from '@brigade/domain/orders/bills.sums.ts'
import { cartToMinor } from '@brigade/domain/orders/orders.cart.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { billedOrder } from '#features/orders/bill/billed-orders.ts'
import { ShareList } from '#features/orders/bill/share-list.tsx'
import { SplitPieces } from '#features/orders/bill/split-pieces.tsx'
import { usePaidShares } from '#features/orders/bill/use-paid-shares.ts'
import { splitWays, useSplit } from '#features/orders/bill/use-split.ts'
import { QuantityStepper } from '#features/orders/parts/quantity-stepper.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/orders/bill/split-bill.module.css'

/**
 * Shows each person's share of a bill, equal or by what they had, and records its payment. Splitting does not change
 * the bill.
 */
export function SplitBill({ bill, orders }: { bill: Bill; orders: readonly Order[] }) {
  const t = useTranslations('bill')
  const venue = useVenueBook().find(bill.restaurantId)
  const { way, setWay, people, setPeople, takenOf, take } = useSplit(bill.id)
  const { paid, notePaid } = usePaidShares(bill.id)
  const [chosen, choose] = useState(0)
  if (!venue) return null
  const { currency } = venue
  const owed = orders.filter(isOwed)
  const person = Math.min(chosen, people - 1)
  const billed = owed.map((order) => ({
    ...billedOrder(order, currency),
    lines: cartToMinor(order.cart, currency).map(({ itemQty, totalPrice }, line) => ({
      itemQty,
      totalPrice,
      taken: takenOf(order, line),
    })),
  }))
  return (
    <div className={stack.column4}>
      <Chips label={t('split.title')}>
        {splitWays.map((each) => (
          <Chip key={each} isChosen={each === way} onChoose={() => setWay(each)}>
            {t(`split.ways.${each}`)}
          </Chip>
        ))}
      </Chips>
      {way === 'whole' ? null : (
        <>
          <div className={`${styles.people} ${stack.cluster}`}>
            <span>{t('split.people')}</span>
            <QuantityStepper
              value={people}
              least={splitLimits.fewest}
              most={splitLimits.most}
              label={t('split.people')}
              onChange={setPeople}
            />
          </div>
          {way === 'pieces' ? (
            <SplitPieces
              orders={owed}
              people={people}
              person={person}
              onChoose={choose}
              takenOf={takenOf}
              onTake={(order, line, count) => take(order, line, { person, count })}
            />
          ) : null}
          <ShareList
            shares={way === 'even' ? splitEvenly(billed, people, paid) : splitByPieces(billed, people, paid)}
            bill={bill}
            orders={orders}
            venue={venue}
            onPaid={notePaid}
          />
        </>
      )}
    </div>
  )
}
