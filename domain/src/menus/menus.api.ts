import type { ServiceContract } from '../access/contract.ts'
import {
  categoryListQuerySchema,
  itemListQuerySchema,
  menuListQuerySchema,
  partListQuerySchema,
} from './menus.schema.ts'

export const menusPath = 'v1/menu'
export const categoriesPath = 'v1/category'
export const itemsPath = 'v1/items'
export const sidesPath = 'v1/condiments'
export const modifierGroupsPath = 'v1/modifiers'

export const menuServices = {
  [menusPath]: {
    find: {
      permission: 'menus:read',
      query: menuListQuerySchema,
      summary: "Lists menus of the caller's venues in their order; guests and machines get what is switched on.",
    },
    get: { permission: 'menus:read', summary: 'Reads one menu, likewise.' },
  },
  [categoriesPath]: {
    find: { permission: 'menus:read', query: categoryListQuerySchema, summary: 'Lists categories of menus, likewise.' },
    get: { permission: 'menus:read', summary: 'Reads one category, likewise.' },
  },
  [itemsPath]: {
    find: { permission: 'menus:read', query: itemListQuerySchema, summary: 'Lists dishes and drinks, likewise.' },
    get: { permission: 'menus:read', summary: 'Reads one item, likewise.' },
  },
  [sidesPath]: {
    find: { permission: 'menus:read', query: partListQuerySchema, summary: 'Lists the add-ons of items, likewise.' },
    get: { permission: 'menus:read', summary: 'Reads one add-on, likewise.' },
  },
  [modifierGroupsPath]: {
    find: {
      permission: 'menus:read',
      query: partListQuerySchema,
      summary: 'Lists the option groups of items, likewise.',
    },
    get: { permission: 'menus:read', summary: 'Reads one option group, likewise.' },
  },
} as const satisfies Record<string, ServiceContract>
