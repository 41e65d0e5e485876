import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  countPosNotificationsSchema,
  createPosCheckSchema,
  createPosProfileSchema,
  manyPosNotificationsSchema,
  patchPosCheckSchema,
  patchPosNotificationSchema,
  patchPosProfileSchema,
  posCheckListQuerySchema,
  posCheckSchema,
  posNotificationCountSchema,
  posNotificationListQuerySchema,
  posNotificationSchema,
  posProfileListQuerySchema,
  posProfileSchema,
} from './pos.records.schema.ts'
import { posKeyFaultSchema, posKeyListQuerySchema } from './pos.keys.schema.ts'
import { postedToPosSchema, postToPosSchema } from './pos.post.schema.ts'
import { posPostingListQuerySchema, posPostingSchema } from './pos.schema.ts'
import { testedPosSchema, testPosSchema } from './pos.testing.schema.ts'

export const postToPosPath = 'v1/postToPos'
export const posPostingsPath = 'v1/pos-posting'
export const posChecksPath = 'v1/check-pos'
export const posProfilesPath = 'v1/posinfo'
export const posNotificationsPath = 'v1/pos-notifications'
export const countPosNotificationsPath = 'v1/posnotificationcount'
export const readPosNotificationsPath = 'v1/markAllPosNotiAsRead'
export const removeReadPosNotificationsPath = 'v1/removeReadPosNoti'
export const posKeysPath = 'v1/pos-keys'
export const testPosPath = 'v1/pos-test'

export const posServices = {
  [postToPosPath]: {
    create: {
      permission: 'pos:post',
      data: postToPosSchema,
      answer: postedToPosSchema,
      status: 200,
      summary:
        'Posts an accepted order to the POS of its venue and returns its response. An order that the POS has, or may have, is only resent with `mayArriveTwice`.',
    },
  },
  [posPostingsPath]: {
    find: {
      permission: 'pos:read',
      query: posPostingListQuerySchema,
      answer: pageOf(posPostingSchema),
      summary:
        "Lists the postings of the caller's venues, newest first. The last attempt of an order has its current state.",
    },
    get: { permission: 'pos:read', answer: posPostingSchema, summary: 'Reads one.' },
    events: { created: posPostingSchema, patched: posPostingSchema },
  },
  [posChecksPath]: {
    find: {
      permission: 'pos:read',
      query: posCheckListQuerySchema,
      answer: pageOf(posCheckSchema),
      summary: "Lists the open POS checks of rooms of the caller's venues.",
    },
    create: {
      permission: 'pos:post',
      data: createPosCheckSchema,
      answer: posCheckSchema,
      summary: 'Stores the check of a room and replaces the previous one.',
    },
    patch: {
      permission: 'pos:post',
      data: patchPosCheckSchema,
      answer: posCheckSchema,
      summary: 'Changes the numbers of a check.',
    },
  },
  [posProfilesPath]: {
    find: {
      permission: 'menus:readUnpublished',
      query: posProfileListQuerySchema,
      answer: pageOf(posProfileSchema),
      summary: "Lists the POS profiles (names) of the caller's venues.",
    },
    create: {
      permission: 'pos:configure',
      data: createPosProfileSchema,
      answer: posProfileSchema,
      summary: 'Adds a POS profile.',
    },
    patch: {
      permission: 'pos:configure',
      data: patchPosProfileSchema,
      answer: posProfileSchema,
      summary: 'Renames a POS profile.',
    },
    remove: { permission: 'pos:configure', answer: posProfileSchema, summary: 'Deletes a POS profile.' },
  },
  [posNotificationsPath]: {
    find: {
      permission: 'pos:post',
      query: posNotificationListQuerySchema,
      answer: pageOf(posNotificationSchema),
      summary: 'Lists the results of postings, newest first. The server creates these records.',
    },
    patch: {
      permission: 'pos:post',
      data: patchPosNotificationSchema,
      answer: posNotificationSchema,
      example: { isCountActive: false },
      summary: 'Marks one as seen, or dismisses it for the whole venue.',
    },
    remove: { permission: 'pos:post', answer: posNotificationSchema, summary: 'Deletes a POS notification.' },
    events: {
      created: posNotificationSchema,
      patched: posNotificationSchema,
      removed: posNotificationSchema,
    },
  },
  [countPosNotificationsPath]: {
    create: {
      permission: 'pos:post',
      data: countPosNotificationsSchema,
      answer: posNotificationCountSchema,
      status: 200,
      summary: 'Counts unseen notifications.',
    },
  },
  [readPosNotificationsPath]: {
    create: {
      permission: 'pos:post',
      data: manyPosNotificationsSchema,
      answer: posNotificationCountSchema,
      status: 200,
      summary: 'Marks all notifications up to one as seen and returns how many. Publishes `patched` for each.',
    },
  },
  [removeReadPosNotificationsPath]: {
    create: {
      permission: 'pos:post',
      data: manyPosNotificationsSchema,
      answer: posNotificationCountSchema,
      status: 200,
      summary:
        'Deletes all seen notifications up to one and returns how many. Keeps those of orders that are not at the POS and not dismissed. Publishes `removed` for each.',
    },
  },
  [posKeysPath]: {
    find: {
      permission: 'pos:adjust',
      query: posKeyListQuerySchema,
      answer: pageOf(posKeyFaultSchema),
      summary: 'Lists the items, sides and options of a venue with missing or duplicate POS keys.',
    },
  },
  [testPosPath]: {
    create: {
      permission: 'pos:adjust',
      data: testPosSchema,
      answer: testedPosSchema,
      status: 200,
      summary:
        'Tests with OPTIONS whether a POS address and its open-check address respond within five seconds each. Sends no order.',
    },
  },
} as const satisfies Record<string, ServiceContract>
