import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import { pushSubscriptionsPath, testPushPath } from '@brigade/domain/push/push.api.ts'
import { pushLimits } from '@brigade/domain/push/push.limits.ts'
import type { ServicePath } from '@brigade/domain/services.ts'

/** Notes on the calls about push messages that schemas cannot express. */
export const pushNotes: Partial<Record<ServicePath, Partial<Record<ServiceMethod, string>>>> = {
  [pushSubscriptionsPath]: {
    create:
      'What `PushSubscription.toJSON()` of the browser gives, by the key of `GET /v1/push-key`. An address of a private, loopback or link-local network is a 400 (`endpointNotAllowed`), here by what is written and at each ' +
      'sending by what its name leads to. A person has at most 10: the one that was confirmed longest ago makes room. What is sent are new orders that nobody has accepted for `pushOrdersAfterMinutes` of the venue (to those who may accept them), ' +
      'and overdue requests that nobody is on (to managers), where the session that made or confirmed the subscription has not ended.',
  },
  [testPushPath]: {
    create: `At most ${pushLimits.testsAMinute} a minute for one person, to whichever browsers: further ones are a 429 (\`tooManyPushTests\`).`,
  },
}
