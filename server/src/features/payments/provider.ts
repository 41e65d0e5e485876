import type { Currency } from '@brigade/domain/kit/money.ts'
import type { CheckoutProvider } from '@brigade/domain/payments/checkouts.schema.ts'
import type { PaymentErrorCode } from '@brigade/domain/payments/payments.errors.ts'

/** A payment to be made at a provider, with its amount in minor units. */
export type CheckoutRequest = {
  checkoutId: number
  token: string
  amount: number
  currency: Currency
  /** The description of the payment that the guest reads. */
  title: string
  expiresAt: Date
  /** The public address of the server. */
  origin: string
}

/** The page on which a guest pays, and the provider's own id of it. */
export type PayPageAt = { url: string; pageId: string }

/**
 * A provider that collects guests' money: it makes a page on which they pay. It reports payments by its webhook, or accepts them itself.
 */
export type PaymentProvider = {
  name: CheckoutProvider
  /** Returns the step of the amounts that it accepts, in minor units; null if it does not accept the currency. */
  stepOf(currency: Currency): number | null
  /** Makes the page: one per token, however often it is called. Rejects with a ProviderProblem. */
  begin(asked: CheckoutRequest): Promise<PayPageAt>
  /** Closes a page, so that it can no longer be paid. One that was paid or closed before stays as it is. Rejects with a ProviderProblem. */
  close(pageId: string): Promise<void>
}

export const providerProblems = [
  'providerFailed',
  'providerBusy',
  'providerRefused',
  'currencyUnsupported',
  'amountTooSmall',
] as const satisfies readonly PaymentErrorCode[]

/** The reason why a provider did not do what it was asked for; the cause is for the log. */
export class ProviderProblem extends Error {
  readonly code: (typeof providerProblems)[number]
  override readonly cause: Readonly<Record<string, unknown>>

  constructor(code: ProviderProblem['code'], cause: ProviderProblem['cause']) {
    super(`The payment provider says ${code}`)
    this.code = code
    this.cause = cause
  }
}

declare module '#kit/context/context.ts' {
  interface AppParts {
    /** The provider at which guests pay; undefined if none is set up. */
    payProvider: PaymentProvider | undefined
  }
}
