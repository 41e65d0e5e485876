import type { Currency } from '@brigade/domain/kit/money.ts'
import { useState } from 'react'
import { minorTyped } from '#features/orders/order/public/minor-typed.ts'

export type AddedTip = ReturnType<typeof useAddedTip>

/** Returns the typed tip on top of a payment, up to `most`; amounts are in minor units. */
export function useAddedTip({ currency, most }: { currency: Currency; most: number }) {
  const [typed, type] = useState('')
  const amount = minorTyped(typed, currency)
  return { most, typed, type, amount, isTooLarge: amount !== null && amount > most }
}
