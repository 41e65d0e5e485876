import { useCallback } from 'react'
import { updateOrderTool } from '#features/orders/records/order-tools.ts'
import { useAddressStep } from '#kit/address/use-address-step.ts'

/** Opens an order in the editor, over any screen. */
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
