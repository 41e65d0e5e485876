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

const events = ['created', 'patched', 'removed'] as const

const writing = (summary: string) => ({ permission: 'menus:write', summary }) as const satisfies MethodContract

export const menuServices = {
  [menusPath]: {
    find: {
      permission: 'menus:read',
      query: menuListQuerySchema,
      summary: "Lists menus of the caller's venues in their order; guests and machines get what is switched on.",
    },
    get: { permission: 'menus:read', summary: 'Reads one menu, in the same way.' },
    create: { ...writing('Adds a menu, the last of its venue.'), data: createMenuSchema },
    patch: { ...writing('Changes fields of a menu.'), data: patchMenuSchema },
    remove: writing('Deletes a menu that has neither categories nor items.'),
    events,
  },
  [categoriesPath]: {
    find: {
      permission: 'menus:read',
      query: categoryListQuerySchema,
      summary: 'Lists categories of menus, in the same way.',
    },
    get: { permission: 'menus:read', summary: 'Reads one category, in the same way.' },
    create: { ...writing('Adds a category, the last of its menu.'), data: createCategorySchema },
    patch: {
      ...writing('Changes fields of a category; another `menuId` moves it with its items.'),
      data: patchCategorySchema,
    },
    remove: writing('Deletes a category that has no items.'),
    events,
  },
  [itemsPath]: {
    find: {
      permission: 'menus:read',
      query: itemListQuerySchema,
      summary: 'Lists dishes and drinks, in the same way.',
    },
    get: { permission: 'menus:read', summary: 'Reads one item, in the same way.' },
    create: { ...writing('Adds an item, the last of its category or menu.'), data: createItemSchema },
    patch: {
      ...writing('Changes fields of an item, its tag, eco-tag and recommendation included.'),
      data: patchItemSchema,
    },
    remove: writing('Deletes an item that has neither sides nor modifier groups.'),
    events,
  },
  [sidesPath]: {
    find: {
      permission: 'menus:read',
      query: sideListQuerySchema,
      summary: 'Lists the add-ons of items, in the same way.',
    },
    get: { permission: 'menus:read', summary: 'Reads one add-on, in the same way.' },
    create: { ...writing('Adds an add-on, the last of its item.'), data: createSideSchema },
    patch: { ...writing('Changes fields of an add-on.'), data: patchSideSchema },
    remove: writing('Deletes an add-on.'),
    events,
  },
  [modifierGroupsPath]: {
    find: {
      permission: 'menus:read',
      query: groupListQuerySchema,
      summary: 'Lists the option groups of items, in the same way.',
    },
    get: { permission: 'menus:read', summary: 'Reads one option group, in the same way.' },
    create: { ...writing('Adds an option group, the last of its item.'), data: createGroupSchema },
    patch: { ...writing('Changes an option group, or the whole list of its options.'), data: patchGroupSchema },
    remove: writing('Deletes an option group that has no options.'),
    events,
  },
} as const satisfies Record<string, ServiceContract>
