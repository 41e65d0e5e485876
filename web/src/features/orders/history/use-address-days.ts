import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { useMemo } from 'react'
import { useTimed } from '#kit/clock.ts'
import { useAddressParams } from '#kit/use-address.ts'
import { dayRangeOf, presetDays } from '#features/orders/history/venue-days.ts'

/** The days that an address names, the last seven where it names none; and today, after which there are none. */
export function useAddressDays(dayAt: (now: number) => string): { days: DayRange; today: string } {
  const [params] = useAddressParams()
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  const today = useTimed(dayAt)
  const days = useMemo(() => dayRangeOf({ from, to }, presetDays(today).lastDays), [from, to, today])
  return { days, today }
}
