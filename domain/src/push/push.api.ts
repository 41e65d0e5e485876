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
      summary: "Lists one's own browsers that have agreed to be told what waits, newest first.",
    },
    create: {
      permission: 'push:subscribe',
      data: createPushSubscriptionSchema,
      answer: pushSubscriptionSchema,
      summary: 'Says that this browser has agreed, or still does: the same endpoint makes no second one.',
    },
    remove: {
      permission: 'push:subscribe',
      answer: pushSubscriptionSchema,
      summary: "Ends one of one's own.",
    },
  },
  [pushKeyPath]: {
    find: {
      permission: 'push:subscribe',
      answer: pushKeySchema,
      summary: 'Reads the public key of this installation (VAPID), by which a browser subscribes.',
    },
  },
  [testPushPath]: {
    create: {
      permission: 'push:subscribe',
      data: testPushSchema,
      answer: pushSubscriptionSchema,
      status: 200,
      summary: "Sends a message to one of one's own browsers, to try it.",
    },
  },
} as const satisfies Record<string, ServiceContract>
