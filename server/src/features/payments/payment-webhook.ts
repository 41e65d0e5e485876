import { toMinor } from '@brigade/domain/kit/money.ts'
import { paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { type WebhookEvent, webhookEventSchema } from '@brigade/domain/payments/payments.schema.ts'
import { refuseField } from '#kit/errors/errors.ts'
import { parsePlain } from '#kit/bodies/http-body.ts'
import { checkOf } from '#kit/validation/validation.ts'
import type { ProviderEvent } from './take-event.ts'

/** The provider name of systems that sign with the secret of this installation. */
const provider = 'webhook'

const check = checkOf('data', webhookEventSchema)

/** Returns the event of a signed body. Throws BadRequest that names every wrong field. */
export function paymentOfWebhook(bytes: Buffer): ProviderEvent {
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
