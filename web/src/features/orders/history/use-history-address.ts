import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { paymentTypeLabels } from '@brigade/domain/orders/orders.labels.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type OrderStatus, orderStatuses } from '@brigade/domain/orders/orders.status.ts'
import { useCallback, useMemo } from 'react'
import { useSession } from '#kit/calls/session.ts'
import { deviceTimeZone } from '#kit/formats/device-time-zone.ts'
import { useAddressPage, useAddressParams, writeParam } from '#kit/address/use-address.ts'
import { useAddressDays } from '#features/orders/parts/use-address-days.ts'
import { venueDay } from '#features/orders/parts/venue-days.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

export type HistoryAddress = {
  /** Null for all time. */
  days: DayRange | null
  /** The last day that has any orders: today at the venue. */
  today: string
  statuses: readonly OrderStatus[]
  paymentTypes: readonly Order['paymentType'][]
  text: string
  /** The beginning of the guest's last name, and the name of the person who placed the order. */
  guest: string
  placedBy: string
  venueId: number | undefined
  /** The time zone of the days: the venue's, or this device's on a list of all venues. */
  timeZone: string
  page: number
  setPage: (page: number) => void
  /** Writes filters into the address; the list starts from its first page again. */
  change: (
    filters: Partial<Record<'days' | 'from' | 'to' | 'status' | 'payment' | 'q' | 'guest' | 'by' | 'venue', string>>,
  ) => void
}

/** Returns the filters of the order list, which are stored in the address. */
export function useHistoryAddress(): HistoryAddress {
  const [params, changeAddress] = useAddressParams()
  const [page, setPage] = useAddressPage()
  const { venue } = useSession()
  const book = useVenueBook()
  const venueText = params.get('venue') ?? ''
  const venueId = /^[1-9]\d{0,9}$/.test(venueText) ? Number(venueText) : undefined
  const timeZone = (venueId === undefined ? venue : book.find(venueId))?.timeZone ?? deviceTimeZone
  const status = params.get('status') ?? ''
  const payment = params.get('payment') ?? ''
  const isOfAllTime = params.get('days') === 'all'
  const { days, today } = useAddressDays((now) => venueDay(now, timeZone))
  const statuses = useMemo(() => {
    const named = status.split(',')
    return orderStatuses.filter((candidate) => named.includes(candidate))
  }, [status])

  const paymentTypes = useMemo(() => {
    const named = payment.split(',')
    return keysOf(paymentTypeLabels).filter((candidate) => named.includes(candidate))
  }, [payment])

  const change = useCallback<HistoryAddress['change']>(
    (filters) =>
      changeAddress((next) => {
        next.delete('page')
        for (const [name, value] of Object.entries(filters)) writeParam(next, name, value)
      }),
    [changeAddress],
  )
  return {
    days: isOfAllTime ? null : days,
    today,
    statuses,
    paymentTypes,
    text: params.get('q') ?? '',
    guest: params.get('guest') ?? '',
    placedBy: params.get('by') ?? '',
    venueId,
    timeZone,
    page,
    setPage,
    change,
  }
}
