import type { Currency } from '@brigade/domain/kit/money.ts'
import type { CheckoutProvider } from '@brigade/domain/payments/checkouts.schema.ts'

/** A payment that is to be made at a provider: its amount in minor units. */
export type Asked = {
  checkoutId: number
  token: string
  amount: number
  currency: Currency
  /** What the guest reads that they pay for. */
  title: string
  expiresAt: Date
  /** Where the server is reached. */
  origin: string
}

/** Who takes guests' money: makes a page where it is paid. What is paid there it tells by its webhook, or takes by itself. */
export type PaymentProvider = {
  name: CheckoutProvider
  /** Whether it can take such an amount at all. */
  takes(amount: number, currency: Currency): boolean
  /** The address of the page. Rejects when the provider can't be reached, or does not want it. */
  begin(asked: Asked): Promise<string>
}
