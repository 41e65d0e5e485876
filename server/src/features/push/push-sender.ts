import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import type { PushMessage } from '@brigade/domain/push/push.rules.ts'
import webPush from 'web-push'
import { callOut, type OutgoingAnswer } from '#kit/call-out.ts'
import type { App } from '#kit/context.ts'
import type { Phone } from './listening-phones.ts'
import { keptVapidKey, type VapidKey } from './vapid-key.ts'

/** Sends messages to phones by their push services, which can't read them. */
export type PushSender = {
  /** By which browsers know this installation. */
  publicKey: string
  send(phone: Phone, message: PushMessage): Promise<OutgoingAnswer>
}

declare module '#kit/context.ts' {
  interface AppParts {
    push: PushSender
  }
}

export function pushSender(app: App): PushSender {
  const { privateKey, publicKey }: VapidKey = keptVapidKey(app.get('dataDir'))
  const vapidDetails = { subject: contactOf(app), privateKey, publicKey }
  const allowsLocal = app.get('allowsLocalTargets')
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      // The library only encrypts and signs: the address is called as every other that somebody from outside has named.
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails,
          TTL: pushLimits.keptSeconds,
          urgency: 'high',
          topic: message.tag,
          contentEncoding: 'aes128gcm',
        },
      )
      return await callOut({
        url: endpoint,
        method: 'POST',
        body,
        headers: textsIn(headers),
        limitMs: pushLimits.answerWithinMs,
        allowsLocal,
        isPublicOnly: true,
      })
    },
  }
}

/** Whom a push service may write to; it takes web and mail addresses alone. */
function contactOf(app: App): string {
  const known = [app.get('securityContact'), app.get('publicUrl')].find((address) =>
    /^(https:|mailto:)/.test(address ?? ''),
  )
  return known ?? 'mailto:push@brigade.example'
}

function textsIn(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
}
