import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { type OrderStatus, orderStatuses } from '@brigade/domain/orders/orders.status.ts'
import { useCallback, useMemo } from 'react'
import { useSession } from '#kit/session.ts'
import { useAddressPage, useAddressParams, writeParam } from '#kit/use-address.ts'
import { useAddressDays } from '#features/orders/history/use-address-days.ts'
import { venueDay } from '#features/orders/history/venue-days.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

export type HistoryAddress = {
  days: DayRange
  /** The last day there is anything of: that of the venue. */
  today: string
  statuses: readonly OrderStatus[]
  text: string
  venueId: number | undefined
  /** Of the calendar in which the days are meant: the venue's, or this device's on a list of all venues. */
  timeZone: string
  page: number
  setPage: (page: number) => void
  /** Writes filters into the address; the list starts from its first page again. */
  change: (filters: Partial<Record<'from' | 'to' | 'status' | 'q' | 'venue', string>>) => void
}

const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The filters of the order list, which live in the address. */
export function useHistoryAddress(): HistoryAddress {
  const [params, changeAddress] = useAddressParams()
  const [page, setPage] = useAddressPage()
  const { venue } = useSession()
  const book = useVenueBook()
  const venueText = params.get('venue') ?? ''
  const venueId = /^[1-9]\d{0,9}$/.test(venueText) ? Number(venueText) : undefined
  const timeZone = (venueId === undefined ? venue : book.find(venueId))?.timeZone ?? deviceTimeZone
  const status = params.get('status') ?? ''
  const { days, today } = useAddressDays((now) => venueDay(now, timeZone))
  const statuses = useMemo(() => {
    const named = status.split(',')
    return orderStatuses.filter((candidate) => named.includes(candidate))
  }, [status])

  const change = useCallback<HistoryAddress['change']>(
    (filters) =>
      changeAddress((next) => {
        next.delete('page')
        for (const [name, value] of Object.entries(filters)) writeParam(next, name, value)
      }),
    [changeAddress],
  )
  return {
    days,
    today,
    statuses,
    text: params.get('q') ?? '',
    venueId,
    timeZone,
    page,
    setPage,
    change,
  }
}
