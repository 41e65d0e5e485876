import type { Category, Item, Menu, ModifierGroup } from './menus.schema.ts'

type Deletable = {
  menu: Pick<Menu, 'categoryCount' | 'itemsCount'>
  category: Pick<Category, 'itemsCount'>
  item: Pick<Item, 'condimentsCount' | 'modifiersCount'>
  side: object
  modifier: Pick<ModifierGroup, 'modifiersList' | 'sharedId'>
}

/**
 * Returns whether a record of each kind may be deleted: a menu without items and categories, a category without items,
 * an item without sides and modifiers, a group without options or one that items share, a side always.
 * (spec 2, §6)
 */
export const mayDelete: { [Kind in keyof Deletable]: (record: Deletable[Kind]) => boolean } = {
  menu: ({ categoryCount, itemsCount }) => categoryCount === 0 && itemsCount === 0,
  category: ({ itemsCount }) => itemsCount === 0,
  item: ({ condimentsCount, modifiersCount }) => condimentsCount === 0 && modifiersCount === 0,
  side: () => true,
  modifier: ({ modifiersList, sharedId }) => modifiersList.length === 0 || sharedId !== null,
}
