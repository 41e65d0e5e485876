import { type TSchema, Type } from '@sinclair/typebox'
import type { MethodContract, ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  createSharedGroupSchema,
  createSharedSideSchema,
  linkSharedSchema,
  patchSharedGroupSchema,
  patchSharedSideSchema,
  sharedGroupListQuerySchema,
  sharedGroupSchema,
  sharedSideListQuerySchema,
  sharedSideSchema,
} from './menus.shared.schema.ts'

export const sharedGroupsPath = 'v1/shared-modifiers'
export const sharedSidesPath = 'v1/shared-condiments'
export const sharedLinksPath = 'v1/shared-links'

const name = { en: 'Sauce', ar: 'الصلصة' }

function reading<T extends TSchema>(answer: T, summary: string) {
  return { permission: 'menus:readUnpublished', answer, summary } as const satisfies MethodContract
}

function writing<T extends TSchema>(answer: T, summary: string) {
  return { permission: 'menus:write', answer, summary } as const satisfies MethodContract
}

/** The services of the groups and sides that several items share. */
export const menuSharedServices = {
  [sharedGroupsPath]: {
    find: {
      ...reading(pageOf(sharedGroupSchema), "Lists the shared modifier groups of the caller's venues."),
      query: sharedGroupListQuerySchema,
    },
    get: reading(sharedGroupSchema, 'Reads one shared modifier group.'),
    create: {
      ...writing(
        sharedGroupSchema,
        'Adds a shared modifier group. With `fromId`, the group of an item becomes the shared one. Takes an Idempotency-Key.',
      ),
      idempotent: 'sharedGroup',
      data: createSharedGroupSchema,
      example: { restaurantId: 1, groupName: name, min: 0, max: 2, modifiersList: [] },
    },
    patch: {
      ...writing(sharedGroupSchema, 'Changes a shared modifier group on all its items.'),
      data: patchSharedGroupSchema,
    },
    remove: writing(sharedGroupSchema, 'Deletes a shared modifier group that is on no item.'),
    events: { created: sharedGroupSchema, patched: sharedGroupSchema, removed: sharedGroupSchema },
  },
  [sharedSidesPath]: {
    find: {
      ...reading(pageOf(sharedSideSchema), "Lists the shared sides of the caller's venues."),
      query: sharedSideListQuerySchema,
    },
    get: reading(sharedSideSchema, 'Reads one shared side.'),
    create: {
      ...writing(
        sharedSideSchema,
        'Adds a shared side. With `fromId`, the side of an item becomes the shared one. Takes an Idempotency-Key.',
      ),
      idempotent: 'sharedSide',
      data: createSharedSideSchema,
      example: { restaurantId: 1, name, price: 4, max: 2 },
    },
    patch: {
      ...writing(sharedSideSchema, 'Changes a shared side on all its items.'),
      data: patchSharedSideSchema,
    },
    remove: writing(sharedSideSchema, 'Deletes a shared side that is on no item.'),
    events: { created: sharedSideSchema, patched: sharedSideSchema, removed: sharedSideSchema },
  },
  [sharedLinksPath]: {
    create: {
      ...writing(
        Type.Union([sharedGroupSchema, sharedSideSchema]),
        'Puts a shared modifier group or side on items, takes it off, or makes it their own. Repeating the call changes nothing.',
      ),
      data: linkSharedSchema,
      status: 200,
    },
  },
} as const satisfies Record<string, ServiceContract>
