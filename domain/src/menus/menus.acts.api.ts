import { Type } from '@sinclair/typebox'
import { modifierGroupSchema, itemSchema, sideSchema } from './menus.schema.ts'
import type { ServiceContract } from '../access/contract.ts'
import { pageOf, listQuerySchema } from '../kit/paging.ts'
import {
  mainOptionSchema,
  subOptionSchema,
  mainOptionListQuerySchema,
  subOptionListQuerySchema,
} from './menus.recommendations.ts'
import { soldOutPartSchema, soldOutListQuerySchema } from './menus.sold-out-parts.ts'
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
export const soldOutPath = 'v1/sold-out'
export const mainOptionsPath = 'v1/recom-main-option'
export const subOptionsPath = 'v1/recom-sub-option'
export const groupNamesPath = 'v1/group-names'
export const wholeMenuPath = 'v1/whole-menu'

/** What is done to menus besides writing their records one by one, and what is read beside them. */
export const menuActServices = {
  [sortOrderPath]: {
    create: {
      permission: 'menus:write',
      data: sortOrderSchema,
      answer: sortedSchema,
      status: 200,
      summary: 'Gives all records of one parent a new order, in one call.',
    },
    events: { created: sortedSchema },
  },
  [moveCategoryPath]: {
    create: {
      permission: 'menus:write',
      data: moveCategorySchema,
      answer: moveCategorySchema,
      status: 200,
      summary:
        'Moves a category to another menu of its venue, its items with their parts first. A repeat changes nothing.',
    },
    events: { created: moveCategorySchema },
  },
  [soldOutPath]: {
    find: {
      permission: 'menus:soldOut',
      query: soldOutListQuerySchema,
      answer: Type.Array(soldOutPartSchema),
      summary: 'Lists the items, sides and options of one venue that are sold out now.',
    },
    create: {
      permission: 'menus:soldOut',
      data: markSoldOutSchema,
      answer: Type.Union([itemSchema, sideSchema, modifierGroupSchema]),
      status: 200,
      summary: 'Marks an item, a side or an option as sold out for a while, or as back.',
    },
  },
  [mainOptionsPath]: {
    find: {
      permission: 'menus:read',
      query: mainOptionListQuerySchema,
      answer: pageOf(mainOptionSchema),
      summary: 'Lists the main answers of recommendation dialogs.',
    },
  },
  [subOptionsPath]: {
    find: {
      permission: 'menus:read',
      query: subOptionListQuerySchema,
      answer: pageOf(subOptionSchema),
      summary: 'Lists the finer answers below main ones.',
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
      data: addGroupNameSchema,
      answer: groupNameSchema,
      summary: 'Adds a preset name, the last.',
    },
    patch: {
      permission: 'groupNames:write',
      data: changeGroupNameSchema,
      answer: groupNameSchema,
      summary: 'Changes a preset name, or its place among them.',
    },
    remove: {
      permission: 'groupNames:write',
      answer: groupNameSchema,
      summary: 'Deletes a preset name; groups that bear it keep it.',
    },
  },
  [wholeMenuPath]: {
    find: {
      permission: 'menus:read',
      query: wholeMenuQuerySchema,
      answer: wholeMenuSchema,
      summary: "Reads a venue's whole menu as its guests see it, in one answer.",
    },
  },
} as const satisfies Record<string, ServiceContract>
