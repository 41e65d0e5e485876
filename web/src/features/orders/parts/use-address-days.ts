import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { useMemo } from 'react'
import { useTimed } from '#kit/device/clock.ts'
import { useAddressParams } from '#kit/address/use-address.ts'
import { dayRangeOf, presetDays } from '#features/orders/parts/venue-days.ts'

/** Returns the days in the address, or the last seven; and today, which is the last possible day. */
export function useAddressDays(dayAt: (now: number) => string): { days: DayRange; today: string } {
  const [params] = useAddressParams()
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  const today = useTimed(dayAt)
  const days = useMemo(() => dayRangeOf({ from, to }, presetDays(today).lastDays), [from, to, today])
  return { days, today }
}
