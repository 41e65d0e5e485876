import { useCallback } from 'react'
import { updateOrderTool } from '#features/orders/order-tools.ts'
import { useAddressStep } from '#kit/use-address-step.ts'

/** Opens an order to be edited, over whatever screen it is on. */
export function useOpenUpdateOrder(): (orderId: number) => void {
  const { openStep } = useAddressStep()
  return useCallback(
    (orderId) => {
      openStep((next) => {
        next.set('tool', updateOrderTool)
        next.set('order', String(orderId))
      })
    },
    [openStep],
  )
}
