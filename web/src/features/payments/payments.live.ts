import { paidLists, paymentAlertLists } from '#features/payments/told-payments.ts'

/** Keeps true what people are told of payments. Returns how to stop. */
export async function startPaymentsLive(): Promise<() => void> {
  const stops = await Promise.all([paidLists.start(), paymentAlertLists.start()])
  return () => {
    for (const stop of stops) stop()
  }
}
