import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import type { PushMessage } from '@brigade/domain/push/push.rules.ts'
import jwt from 'jsonwebtoken'
import { callOut, type OutgoingAnswer } from '#kit/call-out.ts'
import type { App } from '#kit/context.ts'
import { encryptPush } from './encrypt-push.ts'
import type { Phone } from './listening-phones.ts'
import { problemOfEndpoint } from './problem-of-endpoint.ts'
import { SilentServices } from './silent-services.ts'
import { keptVapidKey } from './vapid-key.ts'

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

/** For so long each push service may take to answer, in milliseconds. */
type Patience = { answerWithinMs: number }

export function pushSender(app: App, { answerWithinMs }: Patience = pushLimits): PushSender {
  const { signing, publicKey } = keptVapidKey(app.get('dataDir'))
  const sub = contactOf(app)
  const localPushService = app.get('localStandIn')
  const silent = new SilentServices(answerWithinMs)
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      // What may be called can be less by now than when the browser agreed.
      if (problemOfEndpoint(endpoint, localPushService)) return { kind: 'notSent', reason: 'addressForbidden' }
      const { origin } = new URL(endpoint)
      if (silent.has(origin, Date.now())) return { kind: 'notSent', reason: 'unreachable', failure: 'timedOut' }
      // Push services hold it against the clock of the world.
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

/** Whom a push service may write to; it takes web and mail addresses alone. */
function contactOf(app: App): string {
  const known = [app.get('securityContact'), app.get('publicUrl')].find((address) =>
    /^(https:|mailto:)/.test(address ?? ''),
  )
  return known ?? 'mailto:push@brigade.example'
}
