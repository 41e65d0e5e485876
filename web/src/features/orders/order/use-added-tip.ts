import type { Currency } from '@brigade/domain/kit/money.ts'
import { useState } from 'react'
import { minorTyped } from '#features/orders/order/minor-typed.ts'

export type AddedTip = ReturnType<typeof useAddedTip>

/** What is typed of a tip on top of what is paid, up to `most`; amounts are in minor units. */
export function useAddedTip({ currency, most }: { currency: Currency; most: number }) {
  const [typed, type] = useState('')
  const amount = minorTyped(typed, currency)
  return { most, typed, type, amount, isTooLarge: amount !== null && amount > most }
}
