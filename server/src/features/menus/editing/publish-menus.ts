import { moveCategoryPath, sortOrderPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import { publishEvents } from '#kit/publish-events.ts'
import type { App } from '#kit/context.ts'
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

/** Tells those of a venue's staff who read menus of every change. */
export function publishMenus(app: App): void {
  for (const path of paths) publishEvents(app, path, menusTopic)
}
