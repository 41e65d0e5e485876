import { Type } from '@sinclair/typebox'
import { modifierGroupSchema, itemSchema, sideSchema } from './menus.schema.ts'
import type { ServiceContract } from '../access/contract.ts'
import { pageOf, listQuerySchema } from '../kit/paging.ts'
import { copiedMenuSchema, copyMenuSchema } from './menus.copy.ts'
import { soldOutPartSchema, soldOutListQuerySchema } from './menus.sold-out-parts.ts'
import { soldCountListQuerySchema, soldCountSchema } from './menus.sold-counts.ts'
import { wholeMenuSchema, wholeMenuQuerySchema } from './menus.whole-menu.ts'
import {
  groupNameSchema,
  sortedSchema,
  addGroupNameSchema,
  changeGroupNameSchema,
  markSoldOutSchema,
  moveCategorySchema,
  sortOrderSchema,
} from './menus.writes.ts'

export const sortOrderPath = 'v1/sortOrder'
export const moveCategoryPath = 'v1/bulkUpdateItems'
export const copyMenuPath = 'v1/copy/menu'
export const soldOutPath = 'v1/sold-out'
export const soldCountsPath = 'v1/sold-counts'
export const mainOptionsPath = 'v1/recom-main-option'
export const subOptionsPath = 'v1/recom-sub-option'
export const groupNamesPath = 'v1/group-names'
export const wholeMenuPath = 'v1/whole-menu'

/** The services that act on menus beyond writing single records, and the reads beside them. */
export const menuActServices = {
  [sortOrderPath]: {
    create: {
      permission: 'menus:write',
      data: sortOrderSchema,
      answer: sortedSchema,
      status: 200,
      summary: 'Sorts all records of one parent in one call.',
    },
    events: { created: sortedSchema },
  },
  [moveCategoryPath]: {
    create: {
      permission: 'menus:write',
      data: moveCategorySchema,
      answer: moveCategorySchema,
      status: 200,
      summary: 'Moves a category with its items to another menu of its venue. Repeating the call changes nothing.',
    },
    events: { created: moveCategorySchema },
  },
  [copyMenuPath]: {
    create: {
      permission: 'menus:write',
      idempotent: 'menuCopy',
      data: copyMenuSchema,
      answer: copiedMenuSchema,
      status: 200,
      example: { menuId: 1, restaurantId: 2, name: { en: 'Lunch of the hotel', ar: 'غداء الفندق' }, keepPrices: true },
      summary:
        'Copies a menu with all that is in it to another venue of the caller. Prices keep their numbers; between two currencies only with `keepPrices`.',
    },
    events: { created: copiedMenuSchema },
  },
  [soldOutPath]: {
    find: {
      permission: 'menus:soldOut',
      query: soldOutListQuerySchema,
      answer: Type.Array(soldOutPartSchema),
      summary: 'Lists the sold-out items, sides and options of one venue.',
    },
    create: {
      permission: 'menus:soldOut',
      data: markSoldOutSchema,
      answer: Type.Union([itemSchema, sideSchema, modifierGroupSchema]),
      status: 200,
      summary: 'Marks an item, side or option as sold out, or as available again.',
    },
  },
  [soldCountsPath]: {
    find: {
      permission: 'menus:soldOut',
      query: soldCountListQuerySchema,
      answer: Type.Array(soldCountSchema),
      summary: 'Lists how many pieces of each item one venue sold in the last 30 days.',
    },
  },
  [groupNamesPath]: {
    find: {
      permission: 'menus:readUnpublished',
      query: listQuerySchema({}, ['index', 'id']),
      answer: pageOf(groupNameSchema),
      summary: 'Lists the preset names of modifier groups, the same for all venues.',
    },
    create: {
      permission: 'groupNames:write',
      idempotent: 'groupName',
      data: addGroupNameSchema,
      answer: groupNameSchema,
      summary: 'Adds a preset name at the end. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'groupNames:write',
      data: changeGroupNameSchema,
      answer: groupNameSchema,
      summary: 'Changes a preset name or its position.',
    },
    remove: {
      permission: 'groupNames:write',
      answer: groupNameSchema,
      summary: 'Deletes a preset name. Existing groups keep it.',
    },
  },
  [wholeMenuPath]: {
    find: {
      permission: 'menus:read',
      query: wholeMenuQuerySchema,
      answer: wholeMenuSchema,
      summary: "Reads a venue's whole menu as guests see it, in one response.",
    },
  },
} as const satisfies Record<string, ServiceContract>
