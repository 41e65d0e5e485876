import { textIn } from '@brigade/domain/kit/languages.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import { QuantityStepper } from '#features/orders/parts/quantity-stepper.tsx'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/orders/bill/split-pieces.module.css'

type SplitPiecesProps = {
  orders: readonly Order[]
  people: number
  /** The person whose pieces are being chosen, counted from 0. */
  person: number
  onChoose: (person: number) => void
  takenOf: (order: Order, line: number) => number[]
  onTake: (order: Order, line: number, count: number) => void
}

/** Assigns the pieces of each line to one person at a time. Unassigned pieces are shared by all. */
export function SplitPieces({ orders, people, person, onChoose, takenOf, onTake }: SplitPiecesProps) {
  const t = useTranslations('bill')
  const language = useLanguage()
  const book = useVenueBook()
  return (
    <div className={stack.column3}>
      <Chips label={t('split.whose')}>
        {Array.from({ length: people }, (_, index) => (
          <Chip key={index} isChosen={index === person} onChoose={() => onChoose(index)}>
            {t('split.person', { number: index + 1 })}
          </Chip>
        ))}
      </Chips>
      <ul>
        {orders.flatMap((order) =>
          order.cart.map((line, index) => {
            const { money } = book.formatsOf(order.restaurantId)
            const taken = takenOf(order, index)
            const own = taken[person] ?? 0
            const left = Math.max(0, line.itemQty - taken.reduce((sum, count) => sum + count, 0))
            const name = textIn(line.name, language)
            return (
              <li key={`${order.id}:${index}`} className={`${styles.line} ${stack.row3}`}>
                <span className={`${stack.shrink} ${font.anywhere}`}>
                  <strong>{line.itemQty}×</strong> {name}
                  <span className={`${styles.left} ${font.note}`}>
                    {line.hidePrice ? null : (
                      <>
                        <bdi>{money(line.totalPrice)}</bdi> ·{' '}
                      </>
                    )}
                    {left > 0 ? t('split.shared', { count: left }) : t('split.allTaken')}
                  </span>
                </span>
                <QuantityStepper
                  value={Math.min(own, line.itemQty)}
                  least={0}
                  most={Math.min(line.itemQty, own + left)}
                  label={name}
                  onChange={(count) => onTake(order, index, count)}
                />
              </li>
            )
          }),
        )}
      </ul>
    </div>
  )
}
