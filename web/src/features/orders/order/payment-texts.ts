import type { Language } from '@brigade/domain/kit/languages.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import { createFormats } from '#kit/formats/formats.ts'
import { translateIfKnown } from '#kit/i18n/i18n.ts'

/**
 * Returns the payment or refund of a log entry: `Paid 12.50 AED online, Stripe`. Null if the entry is about something
 * else.
 */
export function paymentTexts({ act, payment }: OrderEvent, language: Language): string | null {
  if (!payment || !payingActs.has(act)) return null
  const { kind, amount, currency, provider } = payment
  const text = createFormats({ language, currency, timeZone: 'UTC' }).money(Math.abs(amount))
  const through = provider === null ? null : (translateIfKnown(`payments:providers.${provider}`) ?? provider)
  const isBack = amount < 0 && (kind === 'cash' || kind === 'card')
  const word = `orders:events.paid.${kind}${isBack ? 'Back' : ''}${through === null ? '' : 'By'}`
  return translateIfKnown(word, { amount: text, provider: through ?? '' })
}

/** A provider's payment changes the order without an act, so `details` is included. */
const payingActs: ReadonlySet<string> = new Set(['pay', 'refund', 'details'])
