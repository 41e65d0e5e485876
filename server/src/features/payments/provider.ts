import type { Currency } from '@brigade/domain/kit/money.ts'
import type { CheckoutProvider } from '@brigade/domain/payments/checkouts.schema.ts'
import type { PaymentErrorCode } from '@brigade/domain/payments/payments.errors.ts'

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

/** Where a guest pays, and the provider's own word for that page. */
export type PayPageAt = { url: string; pageId: string }

/** Who takes guests' money: makes a page where it is paid. What is paid there it tells by its webhook, or takes by itself. */
export type PaymentProvider = {
  name: CheckoutProvider
  /** The step of the amounts that it takes, in minor units; null where it does not take the currency. */
  stepOf(currency: Currency): number | null
  /** Makes the page: for one token one, however often it is asked for. Rejects with a ProviderProblem. */
  begin(asked: Asked): Promise<PayPageAt>
  /** Closes a page, so that nobody can pay there any more. One that was paid or closed before stays as it is. Rejects with a ProviderProblem. */
  close(pageId: string): Promise<void>
}

export const providerProblems = [
  'providerFailed',
  'providerBusy',
  'providerRefused',
  'currencyUnsupported',
  'amountTooSmall',
] as const satisfies readonly PaymentErrorCode[]

/** Why a provider did not do what it was asked for; the cause is for the log. */
export class ProviderProblem extends Error {
  readonly code: (typeof providerProblems)[number]
  override readonly cause: Readonly<Record<string, unknown>>

  constructor(code: ProviderProblem['code'], cause: ProviderProblem['cause']) {
    super(`The payment provider says ${code}`)
    this.code = code
    this.cause = cause
  }
}

declare module '#kit/context.ts' {
  interface AppParts {
    /** Where guests pay; undefined where nobody is set up to take their money. */
    payProvider: PaymentProvider | undefined
  }
}
