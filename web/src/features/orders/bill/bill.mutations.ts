import { billsPath, closeBillPath, payBillPath } from '@brigade/domain/orders/bills.api.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate } from '#kit/calls/api-client.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { applyNow } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { noteActedHere } from '#features/orders/records/acted-here.ts'
import type { KeyedTaking } from '#features/orders/records/orders.mutations.ts'
import { billsKey } from '#features/orders/records/orders.queries.ts'

/** Records a payment for a bill. The orders that it paid arrive as events of their own. */
export function usePayBill({ id }: Bill, orders: readonly Order[]) {
  return useMutation({
    mutationFn: (taking: KeyedTaking) => {
      for (const order of orders) noteActedHere(order.id)
      return apiCreate(payBillPath, { id, ...taking })
    },
    onSuccess: (bill) => applyNow(billsPath, bill),
  })
}

/** Closes a bill. If something prevents that, the button says so. */
export function useCloseBill() {
  const t = useTranslations('bill')
  return useMutation({
    mutationFn: (id: number) => apiCreate(closeBillPath, { id }),
    onSuccess: (bill) => {
      applyNow(billsPath, bill)
      showToast({ kind: 'success', text: t('closedToast', { table: bill.table }) })
    },
    onError: (_error, id) => queryClient.invalidateQueries({ queryKey: [...billsKey, id] }),
  })
}
