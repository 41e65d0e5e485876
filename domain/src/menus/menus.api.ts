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

export const menuServices = {
  [menusPath]: {
    find: {
      permission: 'menus:read',
      query: menuListQuerySchema,
      answer: pageOf(menuSchema),
      summary: "Lists menus of the caller's venues in their order; guests and machines get what is switched on.",
    },
    get: { permission: 'menus:read', answer: menuSchema, summary: 'Reads one menu, in the same way.' },
    create: { ...writing(menuSchema, 'Adds a menu, the last of its venue.'), data: createMenuSchema },
    patch: {
      ...writing(
        menuSchema,
        'Changes fields of a menu. Items of its own keep it from getting categories, unless `itemsInto` names the one they go into.',
      ),
      data: patchMenuSchema,
    },
    remove: writing(menuSchema, 'Deletes a menu that has neither categories nor items.'),
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
    create: { ...writing(categorySchema, 'Adds a category, the last of its menu.'), data: createCategorySchema },
    patch: {
      ...writing(categorySchema, 'Changes fields of a category; another `menuId` moves it with its items.'),
      data: patchCategorySchema,
    },
    remove: writing(categorySchema, 'Deletes a category that has no items.'),
    events: { created: categorySchema, patched: categorySchema, removed: categorySchema },
  },
  [itemsPath]: {
    find: {
      permission: 'menus:read',
      query: itemListQuerySchema,
      answer: pageOf(itemSchema),
      summary: 'Lists dishes and drinks, in the same way.',
    },
    get: { permission: 'menus:read', answer: itemSchema, summary: 'Reads one item, in the same way.' },
    create: { ...writing(itemSchema, 'Adds an item, the last of its category or menu.'), data: createItemSchema },
    patch: {
      ...writing(itemSchema, 'Changes fields of an item, its tag, eco-tag and recommendation included.'),
      data: patchItemSchema,
    },
    remove: writing(itemSchema, 'Deletes an item that has neither sides nor modifier groups.'),
    events: { created: itemSchema, patched: itemSchema, removed: itemSchema },
  },
  [sidesPath]: {
    find: {
      permission: 'menus:read',
      query: sideListQuerySchema,
      answer: pageOf(sideSchema),
      summary: 'Lists the add-ons of items, in the same way.',
    },
    get: { permission: 'menus:read', answer: sideSchema, summary: 'Reads one add-on, in the same way.' },
    create: { ...writing(sideSchema, 'Adds an add-on, the last of its item.'), data: createSideSchema },
    patch: { ...writing(sideSchema, 'Changes fields of an add-on.'), data: patchSideSchema },
    remove: writing(sideSchema, 'Deletes an add-on.'),
    events: { created: sideSchema, patched: sideSchema, removed: sideSchema },
  },
  [modifierGroupsPath]: {
    find: {
      permission: 'menus:read',
      query: groupListQuerySchema,
      answer: pageOf(modifierGroupSchema),
      summary: 'Lists the option groups of items, in the same way.',
    },
    get: { permission: 'menus:read', answer: modifierGroupSchema, summary: 'Reads one option group, in the same way.' },
    create: { ...writing(modifierGroupSchema, 'Adds an option group, the last of its item.'), data: createGroupSchema },
    patch: {
      ...writing(modifierGroupSchema, 'Changes an option group, or the whole list of its options.'),
      data: patchGroupSchema,
    },
    remove: writing(modifierGroupSchema, 'Deletes an option group that has no options.'),
    events: { created: modifierGroupSchema, patched: modifierGroupSchema, removed: modifierGroupSchema },
  },
} as const satisfies Record<string, ServiceContract>
