import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import type { App, CallParams } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import { CatalogueCache } from './catalogue.ts'
import { findPictureUser } from './files/find-picture-user.ts'
import { categoryReader, groupReader, itemReader, menuReader, sideReader } from './part-readers.ts'
import { getPart, listParts, type PartQuery, type PartReader } from './read-parts.ts'

export const menusFeature: Feature = {
  name: 'menus',
  register(app: App) {
    const { db } = app
    app.catalogues = new CatalogueCache()
    app.fileUses.push(findPictureUser)
    useService(app, menusPath, reading(menuReader(db)))
    useService(app, categoriesPath, reading(categoryReader(db)))
    useService(app, itemsPath, reading(itemReader(db)))
    useService(app, sidesPath, reading(sideReader(db)))
    useService(app, modifierGroupsPath, reading(groupReader(db)))
  },
}

function reading<Row, T>(reader: PartReader<Row, T>) {
  return {
    find: ({ query, user, paginate }: CallParams<PartQuery>) =>
      listParts(reader, { query, principal: user, isPaged: paginate !== false }),

    get: (id: number, { user }: CallParams) => getPart(reader, { id, principal: user }),
  }
}
