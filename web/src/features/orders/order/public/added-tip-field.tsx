import { fromMinor } from '@brigade/domain/kit/money.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { TypedAmount } from '#features/orders/order/public/typed-amount.tsx'
import type { AddedTip } from '#features/orders/order/public/use-added-tip.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/** Asks for a tip on top of the payment, where one may be given. */
export function AddedTipField({ venue: { id, currency }, tip }: { venue: Venue; tip: AddedTip }) {
  const t = useTranslations('orders')
  const { money } = useVenueBook().formatsOf(id)
  const { most, typed, type, amount } = tip
  if (most === 0) return null
  return (
    <TypedAmount
      label={t('pay.tip', { currency })}
      hint={t('tip.most', { amount: money(fromMinor(most, currency)) })}
      text={typed}
      onType={type}
      amount={amount}
      most={most}
      tooLarge={t('tip.tooLarge')}
    />
  )
}
