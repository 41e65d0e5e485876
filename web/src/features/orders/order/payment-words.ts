import type { InterfaceLanguage } from '@brigade/domain/kit/languages.ts'
import type { OrderEvent } from '@brigade/domain/orders/orders.acts.schema.ts'
import { createFormats } from '#kit/formats.ts'
import { sayIfKnown } from '#kit/i18n.ts'

/** What an entry of an order's log paid or gave back: `Paid 12.50 AED online, Stripe`. Null where the entry tells of something else. */
export function paymentWords({ act, payment }: OrderEvent, language: InterfaceLanguage): string | null {
  if (!payment || !payingActs.has(act)) return null
  const { kind, amount, currency, provider } = payment
  const text = createFormats({ language, currency, timeZone: 'UTC' }).money(Math.abs(amount))
  const through = provider === null ? null : (sayIfKnown(`payments:providers.${provider}`) ?? provider)
  const isBack = amount < 0 && (kind === 'cash' || kind === 'card')
  const word = `orders:events.paid.${kind}${isBack ? 'Back' : ''}${through === null ? '' : 'By'}`
  return sayIfKnown(word, { amount: text, provider: through ?? '' })
}

/** What a provider took changes the order beside the acts. */
const payingActs: ReadonlySet<string> = new Set(['pay', 'refund', 'details'])
