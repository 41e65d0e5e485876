import { moveCategoryPath, sortOrderPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import type { App } from '#kit/context.ts'
import { staffRoomsFor } from '#kit/venue-rooms.ts'

/** Tells those of a venue's staff who read menus of every change; guests ask again when they need to. */
export function publishMenus(app: App): void {
  const paths = [menusPath, categoriesPath, itemsPath, sidesPath, modifierGroupsPath, sortOrderPath, moveCategoryPath]
  for (const path of paths) {
    for (const event of ['created', 'patched', 'removed'] as const) {
      app.service(path).on(event, (record: { restaurantId: number }) => {
        app.publisher.send({ service: path, event, data: record, rooms: staffRoomsFor('menus', record.restaurantId) })
      })
    }
  }
}
