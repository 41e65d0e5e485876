import { call } from './call.ts'
import { tokenOf } from './staff.ts'

export type NamedPart = {
  id: number
  name: { en: string; ar?: string }
  menuId: number
  categoryId?: number | null
  modifiersCount?: number
  index: number
  images: string[]
}

/** An editor of menus without a visible screen: their changes reach the visible ones. */
export type MenuEditor = {
  /** Returns the categories in their order. */
  categoriesOf(menuId: number): Promise<NamedPart[]>
  itemsOf(menuId: number): Promise<NamedPart[]>
  menusOf(venueId: number): Promise<NamedPart[]>
  /** Returns the groups of an item, with how many of their options are chosen. */
  groupsOf(itemId: number): Promise<{ min: number; max: number }[]>
  menuCalled(name: string): Promise<NamedPart>
  /** Returns an item of the menu that has a group of options, with that group. */
  itemWithGroup(menuId: number): Promise<{ categoryId: number; itemId: number; groupId: number }>
  addCategory(menuId: number, name: string): Promise<NamedPart>
  /** Renames the first item that is called so in English. */
  renameItem(name: string, next: { en: string; ar: string }): Promise<NamedPart>
  /** Creates a menu with these categories. */
  addMenu(name: string, categories: readonly string[]): Promise<NamedPart>
}

const always = { daysAvailable: ['ALL'], hoursAvailable: ['ALL'] }

export async function menuEditor(url: string, email: string): Promise<MenuEditor> {
  const token = await tokenOf(url, email)
  const list = (path: string) => call<NamedPart[]>(url, { path: `${path}&$sort[index]=1&skipPaginate=true`, token })
  return {
    categoriesOf: (menuId) => list(`category?menuId=${menuId}`),
    itemsOf: (menuId) => list(`items?menuId=${menuId}`),
    menusOf: (venueId) => list(`menu?restaurantId=${venueId}`),
    groupsOf: (itemId) =>
      call<{ min: number; max: number }[]>(url, { path: `modifiers?itemId=${itemId}&skipPaginate=true`, token }),
    async menuCalled(name) {
      const found = (await list('menu?restaurantId=1')).find((menu) => menu.name.en === name)
      if (!found) throw new Error(`No menu is called ${name}`)
      return found
    },
    async itemWithGroup(menuId) {
      const item = (await list(`items?menuId=${menuId}`)).find(({ modifiersCount }) => (modifiersCount ?? 0) > 0)
      const [group] = await list(`modifiers?itemId=${item?.id}`)
      if (!group || !item?.categoryId) throw new Error('No item of the menu has options')
      return { categoryId: item.categoryId, itemId: item.id, groupId: group.id }
    },
    async renameItem(name, next) {
      const item = (await list('items?restaurantId=1')).find((each) => each.name.en === name)
      if (!item) throw new Error(`No item is called ${name}`)
      return call<NamedPart>(url, { method: 'PATCH', path: `items/${item.id}`, token, body: { name: next } })
    },
    addCategory: (menuId, name) =>
      call<NamedPart>(url, {
        method: 'POST',
        path: 'category',
        token,
        body: { menuId, name: { en: name, ar: name }, ...always },
      }),
    async addMenu(name, categories) {
      const body = { restaurantId: 1, name: { en: name, ar: name }, ...always }
      const menu = await call<NamedPart>(url, { method: 'POST', path: 'menu', token, body })
      const parts = categories.map((part) => ({ menuId: menu.id, name: { en: part, ar: part } }))
      await call(url, { method: 'POST', path: 'bulkCategory', token, body: { list: parts } })
      return menu
    },
  }
}
