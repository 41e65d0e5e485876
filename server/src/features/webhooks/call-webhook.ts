import { Webhook as Signer } from 'standardwebhooks'
import type { App } from '#kit/context/context.ts'
import { callOut, type OutgoingAnswer } from '#kit/outgoing/call-out.ts'
import type { MessageToSend } from './find-sending.ts'

/** Sends a message to a webhook. */
export type CallWebhook = (sending: MessageToSend, now: Date) => Promise<OutgoingAnswer>

declare module '#kit/context/context.ts' {
  interface AppParts {
    callWebhook: CallWebhook
  }
}

/** Time for one try, in milliseconds. */
const limitMs = 10_000

/**
 * Sends messages as Standard Webhooks says. They go to the internet only, unless the administrator allows local addresses, and follow no
 * redirect.
 */
export function webhookCaller(app: App): CallWebhook {
  const allowsLocal = app.get('allowsLocalTargets')
  return (sending, now) =>
    callOut({
      url: sending.url,
      method: 'POST',
      body: sending.body,
      headers: {
        'user-agent': 'Brigade',
        'webhook-id': sending.messageId,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signaturesOf(sending, now),
      },
      limitMs,
      allowsLocal,
      isPublicOnly: !allowsLocal,
      log: app.log,
    })
}

/** Returns the signature by the secret, and by the one before for a day after it was renewed. */
function signaturesOf(
  { messageId, body, secret, oldSecret, oldSecretUntil }: Omit<MessageToSend, 'url' | 'unsent'>,
  now: Date,
): string {
  const isOldUsed = oldSecret !== null && oldSecretUntil !== null && now.getTime() < Date.parse(oldSecretUntil)
  const secrets = isOldUsed ? [secret, oldSecret] : [secret]
  return secrets.map((each) => new Signer(each).sign(messageId, now, body)).join(' ')
}
