import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  createPushSubscriptionSchema,
  pushKeySchema,
  pushSubscriptionListQuerySchema,
  pushSubscriptionSchema,
  testPushSchema,
} from './push.schema.ts'

export const pushSubscriptionsPath = 'v1/push-subscription'
export const pushKeyPath = 'v1/push-key'
export const testPushPath = 'v1/push-test'

export const pushServices = {
  [pushSubscriptionsPath]: {
    find: {
      permission: 'push:subscribe',
      query: pushSubscriptionListQuerySchema,
      answer: pageOf(pushSubscriptionSchema),
      summary: "Lists the caller's push subscriptions, newest first.",
    },
    create: {
      permission: 'push:subscribe',
      data: createPushSubscriptionSchema,
      answer: pushSubscriptionSchema,
      summary: 'Creates or renews the push subscription of this browser. An endpoint has one subscription.',
    },
    remove: {
      permission: 'push:subscribe',
      answer: pushSubscriptionSchema,
      summary: "Ends one of the caller's subscriptions.",
    },
  },
  [pushKeyPath]: {
    find: {
      permission: 'push:subscribe',
      answer: pushKeySchema,
      summary: 'Reads the public key (VAPID) with which browsers subscribe.',
    },
  },
  [testPushPath]: {
    create: {
      permission: 'push:subscribe',
      data: testPushSchema,
      answer: pushSubscriptionSchema,
      status: 200,
      summary: "Sends a test notification to one of the caller's browsers.",
    },
  },
} as const satisfies Record<string, ServiceContract>
