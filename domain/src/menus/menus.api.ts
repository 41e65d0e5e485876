import type { TSchema } from '@sinclair/typebox'
import { pageOf } from '../kit/paging.ts'
import { menuSchema, modifierGroupSchema, categorySchema, sideSchema, itemSchema } from './menus.schema.ts'
import type { MethodContract, ServiceContract } from '../access/contract.ts'
import {
  categoryListQuerySchema,
  groupListQuerySchema,
  itemListQuerySchema,
  menuListQuerySchema,
  sideListQuerySchema,
} from './menus.lists.ts'
import {
  createCategorySchema,
  createGroupSchema,
  createItemSchema,
  createMenuSchema,
  createSideSchema,
  patchCategorySchema,
  patchGroupSchema,
  patchItemSchema,
  patchMenuSchema,
  patchSideSchema,
} from './menus.writes.ts'

export const menusPath = 'v1/menu'
export const categoriesPath = 'v1/category'
export const itemsPath = 'v1/items'
export const sidesPath = 'v1/condiments'
export const modifierGroupsPath = 'v1/modifiers'

function writing<T extends TSchema>(answer: T, summary: string) {
  return { permission: 'menus:write', answer, summary } as const satisfies MethodContract
}

function creating<T extends TSchema, const Kind extends string>(idempotent: Kind, answer: T, summary: string) {
  return { ...writing(answer, `${summary} Takes an Idempotency-Key.`), idempotent } as const satisfies MethodContract
}

export const menuServices = {
  [menusPath]: {
    find: {
      permission: 'menus:read',
      query: menuListQuerySchema,
      answer: pageOf(menuSchema),
      summary: "Lists menus of the caller's venues in sort order. Guests and machines get active menus only.",
    },
    get: { permission: 'menus:read', answer: menuSchema, summary: 'Reads one menu, in the same way.' },
    create: { ...creating('menu', menuSchema, 'Adds a menu at the end of its venue.'), data: createMenuSchema },
    patch: {
      ...writing(
        menuSchema,
        'Changes fields of a menu. A menu with items can only get categories if `itemsInto` names the category for them.',
      ),
      data: patchMenuSchema,
    },
    remove: writing(menuSchema, 'Deletes a menu without categories and items.'),
    events: { created: menuSchema, patched: menuSchema, removed: menuSchema },
  },
  [categoriesPath]: {
    find: {
      permission: 'menus:read',
      query: categoryListQuerySchema,
      answer: pageOf(categorySchema),
      summary: 'Lists categories of menus, in the same way.',
    },
    get: { permission: 'menus:read', answer: categorySchema, summary: 'Reads one category, in the same way.' },
    create: {
      ...creating('category', categorySchema, 'Adds a category at the end of its menu.'),
      data: createCategorySchema,
    },
    patch: {
      ...writing(categorySchema, 'Changes fields of a category. A new `menuId` moves it with its items.'),
      data: patchCategorySchema,
    },
    remove: writing(categorySchema, 'Deletes a category without items.'),
    events: { created: categorySchema, patched: categorySchema, removed: categorySchema },
  },
  [itemsPath]: {
    find: {
      permission: 'menus:read',
      query: itemListQuerySchema,
      answer: pageOf(itemSchema),
      summary: 'Lists items, in the same way.',
    },
    get: { permission: 'menus:read', answer: itemSchema, summary: 'Reads one item, in the same way.' },
    create: {
      ...creating('item', itemSchema, 'Adds an item at the end of its category or menu.'),
      data: createItemSchema,
    },
    patch: {
      ...writing(itemSchema, 'Changes fields of an item, including its tag, eco-tag and recommendation.'),
      data: patchItemSchema,
    },
    remove: writing(itemSchema, 'Deletes an item without sides and modifier groups.'),
    events: { created: itemSchema, patched: itemSchema, removed: itemSchema },
  },
  [sidesPath]: {
    find: {
      permission: 'menus:read',
      query: sideListQuerySchema,
      answer: pageOf(sideSchema),
      summary: 'Lists the sides of items, in the same way.',
    },
    get: { permission: 'menus:read', answer: sideSchema, summary: 'Reads one side, in the same way.' },
    create: { ...creating('side', sideSchema, 'Adds a side at the end of its item.'), data: createSideSchema },
    patch: { ...writing(sideSchema, 'Changes fields of a side.'), data: patchSideSchema },
    remove: writing(sideSchema, 'Deletes a side.'),
    events: { created: sideSchema, patched: sideSchema, removed: sideSchema },
  },
  [modifierGroupsPath]: {
    find: {
      permission: 'menus:read',
      query: groupListQuerySchema,
      answer: pageOf(modifierGroupSchema),
      summary: 'Lists the modifier groups of items, in the same way.',
    },
    get: {
      permission: 'menus:read',
      answer: modifierGroupSchema,
      summary: 'Reads one modifier group, in the same way.',
    },
    create: {
      ...creating('modifierGroup', modifierGroupSchema, 'Adds a modifier group at the end of its item.'),
      data: createGroupSchema,
    },
    patch: {
      ...writing(modifierGroupSchema, 'Changes a modifier group or its whole list of options.'),
      data: patchGroupSchema,
    },
    remove: writing(modifierGroupSchema, 'Deletes a modifier group without options.'),
    events: { created: modifierGroupSchema, patched: modifierGroupSchema, removed: modifierGroupSchema },
  },
} as const satisfies Record<string, ServiceContract>
