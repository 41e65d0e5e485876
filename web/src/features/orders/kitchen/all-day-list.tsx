import { textIn } from '@brigade/domain/kit/languages.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMemo, useState } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { Dialog } from '#ui/dialog.tsx'
import { allDayOf } from '#features/orders/kitchen/all-day.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/orders/kitchen/all-day-list.module.css'

/** More dishes than this have no room in one line, even on a wide screen. */
const mostInLine = 10

/** Shows what is to be cooked in total, the most first, as far as one line has room; a press shows all dishes. */
export function AllDayList({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('orders')
  const language = useLanguage()
  const { number } = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  const dishes = useMemo(() => allDayOf(orders), [orders])
  // Otherwise the dialog would open again with the next dish.
  if (dishes.length === 0 && isOpen) setIsOpen(false)
  if (dishes.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={`${styles.line} ${stack.grow} ${surface.bare}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span className={`${styles.title} ${font.soft}`}>{t('kitchen.allDay')}</span>{' '}
        {dishes.slice(0, mostInLine).map(({ itemId, name, quantity }) => (
          <span key={itemId} className={styles.dish}>
            <strong className={styles.quantity}>{number(quantity)}×</strong> {textIn(name, language)}{' '}
          </span>
        ))}
      </button>
      {isOpen ? (
        <Dialog title={t('kitchen.allDayTitle')} isKept onClose={() => setIsOpen(false)}>
          <ul className={stack.column2}>
            {dishes.map(({ itemId, name, quantity }) => (
              <li key={itemId} className={`${styles.row} ${stack.flex}`}>
                <strong className={`${styles.sum} ${font.figures}`}>{number(quantity)}×</strong>
                <span>{textIn(name, language)}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  )
}
