import type { SharePart } from '#features/orders/public/bill-slots.ts'
import { PayShareOnline, WatchSharePage } from '#features/payments/parts/pay-share.tsx'

/** The ways to pay a share of a bill: by the guest, on a page of the payment provider. */
export const paymentShareParts: readonly SharePart[] = [
  { permission: 'payments:begin', Pay: PayShareOnline, Watch: WatchSharePage },
]
