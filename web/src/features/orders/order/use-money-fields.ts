import { type Currency, fromMinor } from '@brigade/domain/kit/money.ts'
import { writeAmount } from '@brigade/domain/kit/read-number.ts'
import type { StaffPaymentKind } from '@brigade/domain/orders/orders.payments.ts'
import { useState } from 'react'
import { minorTyped } from '#features/orders/order/public/minor-typed.ts'

type Asking = {
  currency: Currency
  /** In minor units. */
  due: number
  /** The kind that is chosen at first. */
  usual: StaffPaymentKind | null
}

export type MoneyTyped = ReturnType<typeof useMoneyFields>

/**
 * Returns the fields for the kind and amount of a payment by staff, at first the whole amount due: as typed, and in
 * minor units.
 */
export function useMoneyFields({ currency, due, usual }: Asking) {
  const [kind, choose] = useState(usual)
  const [typed, type] = useState(() => writeAmount(fromMinor(due, currency), currency))
  const amount = minorTyped(typed, currency)
  return { due, kind, choose, typed, type, amount, isTooLarge: amount !== null && amount > due }
}
