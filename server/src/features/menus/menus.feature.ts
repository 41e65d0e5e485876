import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import type { App, CallParams } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import { registerBulk } from './bulk/register-bulk.ts'
import { CatalogueCache } from './catalogue.ts'
import { categoryEditor } from './editing/door/category-editor.ts'
import { groupEditor } from './editing/door/group-editor.ts'
import { itemEditor } from './editing/door/item-editor.ts'
import { menuEditor } from './editing/door/menu-editor.ts'
import { writing } from './editing/part-service.ts'
import { publishMenus } from './editing/publish-menus.ts'
import { registerCategoryMoves } from './editing/register-category-moves.ts'
import { sideEditor } from './editing/door/side-editor.ts'
import { registerExport } from './export/register-export.ts'
import { findPictureUser } from './files/find-picture-user.ts'
import { categoryReader, groupReader, itemReader, menuReader, sideReader } from './part-readers.ts'
import { registerPresets } from './presets/register-presets.ts'
import { getPart, listParts, type PartQuery, type PartReader } from './read-parts.ts'
import { registerSoldOut } from './selling/register-sold-out.ts'
import { registerSorting } from './sorting/register-sorting.ts'
import { registerWholeMenu } from './whole-menu/register-whole-menu.ts'

export const menusFeature: Feature = {
  name: 'menus',
  register(app: App) {
    const { db } = app
    app.catalogues = new CatalogueCache(db)
    app.fileUses.push(findPictureUser)
    useService(app, menusPath, { ...reading(menuReader(db)), ...writing(app, menuEditor, menuReader(db)) })
    useService(app, categoriesPath, {
      ...reading(categoryReader(db)),
      ...writing(app, categoryEditor, categoryReader(db)),
    })
    useService(app, itemsPath, { ...reading(itemReader(db)), ...writing(app, itemEditor, itemReader(db)) })
    useService(app, sidesPath, { ...reading(sideReader(db)), ...writing(app, sideEditor, sideReader(db)) })
    useService(app, modifierGroupsPath, { ...reading(groupReader(db)), ...writing(app, groupEditor, groupReader(db)) })
    registerSorting(app)
    registerCategoryMoves(app)
    registerSoldOut(app)
    registerBulk(app)
    registerExport(app)
    registerPresets(app)
    registerWholeMenu(app)
    publishMenus(app)
  },
}

function reading<Row, T extends object>(reader: PartReader<Row, T>) {
  return {
    find: ({ query, user, paginate }: CallParams<PartQuery>) =>
      listParts(reader, { query, principal: user, isPaged: paginate !== false }),

    get: (id: number, { user }: CallParams) => getPart(reader, { id, principal: user }),
  }
}
