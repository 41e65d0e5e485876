import { useCallback } from 'react'
import { updateOrderTool } from '#features/orders/update-order-tool.ts'
import { useAddressParams } from '#kit/use-address.ts'

/** Opens an order to be edited, over whatever screen it is on. */
export function useOpenUpdateOrder(): (orderId: number) => void {
  const [, changeAddress] = useAddressParams()
  return useCallback(
    (orderId) => {
      changeAddress((next) => {
        next.set('tool', updateOrderTool)
        next.set('order', String(orderId))
      })
    },
    [changeAddress],
  )
}
