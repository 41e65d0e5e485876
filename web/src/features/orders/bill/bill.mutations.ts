import { billsPath, closeBillPath, payBillPath } from '@brigade/domain/orders/bills.api.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate } from '#kit/api-client.ts'
import { useWords } from '#kit/i18n.ts'
import { applyNow } from '#kit/live-rules.ts'
import { queryClient } from '#kit/query-client.ts'
import { showToast } from '#kit/toasts.ts'
import { noteActedHere } from '#features/orders/acted-here.ts'
import type { Taking } from '#features/orders/orders.mutations.ts'
import { billsKey } from '#features/orders/orders.queries.ts'

/** Takes money for a bill. Which of its orders that paid is heard of each. */
export function usePayBill({ id }: Bill, orders: readonly Order[]) {
  return useMutation({
    mutationFn: (taking: Taking) => {
      for (const order of orders) noteActedHere(order.id)
      return apiCreate(payBillPath, { id, ...taking })
    },
    onSuccess: (bill) => applyNow(billsPath, bill),
  })
}

/** Closes a bill. What stands against it is told at the button. */
export function useCloseBill() {
  const t = useWords('bill')
  return useMutation({
    mutationFn: (id: number) => apiCreate(closeBillPath, { id }),
    onSuccess: (bill) => {
      applyNow(billsPath, bill)
      showToast({ kind: 'success', text: t('closedToast', { table: bill.table }) })
    },
    onError: (_error, id) => queryClient.invalidateQueries({ queryKey: [...billsKey, id] }),
  })
}
