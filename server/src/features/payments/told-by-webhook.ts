import { toMinor } from '@brigade/domain/kit/money.ts'
import { paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { type WebhookEvent, webhookEventSchema } from '@brigade/domain/payments/payments.schema.ts'
import { refuseField } from '#kit/errors.ts'
import { parsePlain } from '#kit/http-body.ts'
import { compile } from '#kit/validation.ts'
import type { ToldEvent } from './take-event.ts'

/** Who signs with the secret of this installation. */
const provider = 'webhook'

const check = compile('data', webhookEventSchema)

/** What a signed body says. Throws BadRequest that names every wrong field. */
export function toldByWebhook(bytes: Buffer): ToldEvent {
  const { id, type, amount: sent, refundOf = null, ...rest } = eventIn(bytes)
  const amount = toMinor(sent, rest.currency)
  if (amount === null) refuseField({ amount: 'tooManyDecimals' }, paymentErrors)
  return { ...rest, provider, eventId: id, kind: type, amount, payment: refundOf }
}

function eventIn(bytes: Buffer): WebhookEvent {
  const value = parsePlain(bytes)
  check(value)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The check refuses whatever the schema does not describe.
  return value as WebhookEvent
}
