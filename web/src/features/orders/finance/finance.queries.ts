import { financeOrdersPath, orderTotalsPath } from '@brigade/domain/orders/finance.api.ts'
import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiCreate, apiFind } from '#kit/calls/api-client.ts'
import { inScope, type VenueScope } from '#features/venues/venues.queries.ts'

export const financeKey = ['finance'] as const
export const financeOrdersAPage = 20

/** The filters of the figures. */
export type FinanceParams = {
  scope: VenueScope
  days: DayRange
  /** Empty for all of them. */
  paymentTypes: readonly Order['paymentType'][]
  isRefundDue: boolean
}

/** Queries the sums of these days, by currency, and the hours at which these days begin. */
export function financeTotals({ scope, days, paymentTypes }: FinanceParams) {
  const asked = { ...inScope(scope), ...days, ...ofTypes(paymentTypes) }
  return queryOptions({
    queryKey: [...financeKey, 'totals', asked],
    placeholderData: keepPreviousData,
    queryFn: () => apiCreate(orderTotalsPath, asked),
  })
}

/** Queries one page of the orders of these days, the newest first. */
export function financeOrders(asked: FinanceParams, page: number) {
  const query = {
    ...financeFilterOf(asked),
    $limit: financeOrdersAPage,
    $skip: (page - 1) * financeOrdersAPage,
  }
  return queryOptions({
    queryKey: [...financeKey, 'orders', query],
    placeholderData: keepPreviousData,
    queryFn: () => apiFind(financeOrdersPath, query),
  })
}

/** Returns the filters in the form that the list and the export take. */
export function financeFilterOf({ scope, days, paymentTypes, isRefundDue }: FinanceParams) {
  return { ...inScope(scope), ...days, ...ofTypes(paymentTypes), ...(isRefundDue && { isRefundDue }) }
}

function ofTypes(paymentTypes: FinanceParams['paymentTypes']) {
  return paymentTypes.length > 0 ? { paymentType: { $in: [...paymentTypes] } } : {}
}
