import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import type { PushMessage } from '@brigade/domain/push/push.rules.ts'
import jwt from 'jsonwebtoken'
import { callOut, type OutgoingAnswer } from '#kit/outgoing/call-out.ts'
import type { App } from '#kit/context/context.ts'
import { encryptPush } from './encrypt-push.ts'
import type { Phone } from './listening-phones.ts'
import { problemOfEndpoint } from './problem-of-endpoint.ts'
import { SilentServices } from './silent-services.ts'
import { keptVapidKey } from './vapid-key.ts'

/** A sender of messages to phones, by their push services, which can't read them. */
export type PushSender = {
  /** The key by which browsers identify this installation. */
  publicKey: string
  send(phone: Phone, message: PushMessage): Promise<OutgoingAnswer>
}

declare module '#kit/context/context.ts' {
  interface AppParts {
    push: PushSender
  }
}

/** Time limit for each push service's answer, in milliseconds. */
type Patience = { answerWithinMs: number }

export function pushSender(app: App, { answerWithinMs }: Patience = pushLimits): PushSender {
  const { signing, publicKey } = keptVapidKey(app.get('dataDir'))
  const sub = contactOf(app)
  const localPushService = app.get('localStandIn')
  const silent = new SilentServices(answerWithinMs)
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      // Fewer addresses may be allowed now than when the browser agreed.
      if (problemOfEndpoint(endpoint, localPushService)) return { kind: 'notSent', reason: 'addressForbidden' }
      const { origin } = new URL(endpoint)
      if (silent.has(origin, Date.now())) return { kind: 'notSent', reason: 'unreachable', failure: 'timedOut' }
      // Push services compare it with the real time, not the clock of the tests.
      const exp = Math.floor(Date.now() / 1000) + signedForSeconds
      const token = jwt.sign({ aud: origin, exp, sub }, signing, {
        algorithm: 'ES256',
        noTimestamp: true,
      })
      const begunAt = performance.now()
      const answer = await callOut({
        url: endpoint,
        method: 'POST',
        body: encryptPush(JSON.stringify(message), { p256dh, auth }),
        headers: {
          authorization: `vapid t=${token}, k=${publicKey}`,
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(pushLimits.keptSeconds),
          urgency: 'high',
          topic: message.tag,
        },
        limitMs: answerWithinMs,
        allowsLocal: origin === localPushService,
        isPublicOnly: origin !== localPushService,
        log: app.log,
      })
      silent.note(origin, { answer, tookMs: Math.round(performance.now() - begunAt) }, Date.now())
      return answer
    },
  }
}

const signedForSeconds = 12 * 3600

/** Returns the contact address for push services, which accept only web and mail addresses. */
function contactOf(app: App): string {
  const known = [app.get('securityContact'), app.get('publicUrl')].find((address) =>
    /^(https:|mailto:)/.test(address ?? ''),
  )
  return known ?? 'mailto:push@brigade.example'
}
