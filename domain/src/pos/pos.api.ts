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
        'Posts an accepted order to the point of sale of its venue, and answers what that said. What it has, or may have, is sent again only with `mayArriveTwice`.',
    },
  },
  [posPostingsPath]: {
    find: {
      permission: 'pos:read',
      query: posPostingListQuerySchema,
      answer: pageOf(posPostingSchema),
      summary:
        "Lists the postings of the caller's venues, newest first: of an order, the last attempt says how it stands.",
    },
    get: { permission: 'pos:read', answer: posPostingSchema, summary: 'Reads one.' },
    events: { created: posPostingSchema, patched: posPostingSchema },
  },
  [posChecksPath]: {
    find: {
      permission: 'pos:read',
      query: posCheckListQuerySchema,
      answer: pageOf(posCheckSchema),
      summary: "Lists the checks that rooms of the caller's venues have open at the point of sale.",
    },
    create: {
      permission: 'pos:post',
      data: createPosCheckSchema,
      answer: posCheckSchema,
      summary: 'Stores the check of a room in the place of the one that it had.',
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
      summary: "Lists the POS profiles of the caller's venues: what people call their points of sale.",
    },
    create: {
      permission: 'pos:configure',
      data: createPosProfileSchema,
      answer: posProfileSchema,
      summary: 'Adds one.',
    },
    patch: {
      permission: 'pos:configure',
      data: patchPosProfileSchema,
      answer: posProfileSchema,
      summary: 'Gives one another name.',
    },
    remove: { permission: 'pos:configure', answer: posProfileSchema, summary: 'Deletes one.' },
  },
  [posNotificationsPath]: {
    find: {
      permission: 'pos:post',
      query: posNotificationListQuerySchema,
      answer: pageOf(posNotificationSchema),
      summary: 'Lists what became of postings, newest first. The server makes the records itself.',
    },
    patch: {
      permission: 'pos:post',
      data: patchPosNotificationSchema,
      answer: posNotificationSchema,
      summary: 'Counts one away, or puts it aside for all of the venue.',
    },
    remove: { permission: 'pos:post', answer: posNotificationSchema, summary: 'Deletes one.' },
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
      summary: 'Counts the notifications that were not counted away.',
    },
  },
  [readPosNotificationsPath]: {
    create: {
      permission: 'pos:post',
      data: manyPosNotificationsSchema,
      answer: posNotificationCountSchema,
      status: 200,
      summary: 'Counts away all that were not, up to one, and answers how many. Each is told as patched.',
    },
  },
  [removeReadPosNotificationsPath]: {
    create: {
      permission: 'pos:post',
      data: manyPosNotificationsSchema,
      answer: posNotificationCountSchema,
      status: 200,
      summary:
        'Deletes all that were counted away, up to one, but what is not at the point of sale and was not put aside, and answers how many. Each is told as removed.',
    },
  },
  [posKeysPath]: {
    find: {
      permission: 'pos:adjust',
      query: posKeyListQuerySchema,
      answer: pageOf(posKeyFaultSchema),
      summary: 'Lists what of the menus of a venue lacks a key of its point of sale, or shares one.',
    },
  },
  [testPosPath]: {
    create: {
      permission: 'pos:adjust',
      data: testPosSchema,
      answer: testedPosSchema,
      status: 200,
      summary:
        'Asks by OPTIONS whether something answers at an address of a venue, and at that of its open checks, within five seconds each. No order is sent.',
    },
  },
} as const satisfies Record<string, ServiceContract>
