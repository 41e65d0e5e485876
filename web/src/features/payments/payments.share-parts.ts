import type { SharePart } from '#kit/order-parts.ts'
import { PayShareOnline, WatchSharePage } from '#features/payments/parts/pay-share.tsx'

/** How payments let a share of a bill be paid: by the guest, on a page of the payment provider. */
export const paymentShareParts: readonly SharePart[] = [
  { permission: 'payments:begin', Pay: PayShareOnline, Watch: WatchSharePage },
]
