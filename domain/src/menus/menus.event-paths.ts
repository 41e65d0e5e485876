import { copyMenuPath, moveCategoryPath, sortOrderPath } from './menus.acts.api.ts'
import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from './menus.api.ts'

/** The services whose events tell that the parts of a menu have changed. */
export const menuEventPaths = [
  menusPath,
  categoriesPath,
  itemsPath,
  sidesPath,
  modifierGroupsPath,
  sortOrderPath,
  moveCategoryPath,
  copyMenuPath,
] as const
