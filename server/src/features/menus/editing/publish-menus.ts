import { moveCategoryPath, sortOrderPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { menusTopic } from '../menus-topic.ts'

const paths = [
  menusPath,
  categoriesPath,
  itemsPath,
  sidesPath,
  modifierGroupsPath,
  sortOrderPath,
  moveCategoryPath,
] as const

/** Publishes every change of menus to the venue's staff who read them. */
export function publishMenus(app: App): void {
  for (const path of paths) publishEvents(app, path, menusTopic)
}
