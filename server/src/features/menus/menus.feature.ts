import { categoriesPath, itemsPath, menusPath, modifierGroupsPath, sidesPath } from '@brigade/domain/menus/menus.api.ts'
import { menuEventPaths } from '@brigade/domain/menus/menus.event-paths.ts'
import type { App } from '#kit/context/context.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { registerBulk } from './bulk/register-bulk.ts'
import { countSoldItems } from './count-sold-items.ts'
import { CatalogueCache } from './catalogue.ts'
import { categoryEditor } from './editing/public/category-editor.ts'
import { groupEditor } from './editing/public/group-editor.ts'
import { itemEditor } from './editing/public/item-editor.ts'
import { copyMenus } from './editing/copy-menus.ts'
import { keepPrices } from './editing/keep-prices.ts'
import { menuEditor } from './editing/public/menu-editor.ts'
import { writing } from './editing/public/part-service.ts'
import { sideEditor } from './editing/public/side-editor.ts'
import { findPictureUser } from './files/find-picture-user.ts'
import { menusTopic } from './menus-topic.ts'
import { categoryReader, groupReader, itemReader, menuReader, sideReader } from './part-readers.ts'
import { registerPresets } from './presets/register-presets.ts'
import { reading } from './read-service.ts'
import { createItem } from './shared-choices/create-item.ts'
import { registerShared } from './shared-choices/register-shared.ts'
import { registerSoldOut } from './selling/register-sold-out.ts'
import { registerWholeMenu } from './whole-menu/register-whole-menu.ts'
import { copyMenuPath, sortOrderPath, moveCategoryPath } from '@brigade/domain/menus/menus.acts.api.ts'
import { sortParts } from './sorting/sort-parts.ts'
import { exportDataPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import { useExport } from '#kit/sheets/use-export.ts'
import { exportData } from './export/export-data.ts'
import { copyMenu, repeatedCopy } from './editing/copy-menu.ts'
import { moveCategory } from './editing/move-category.ts'

export const menusFeature: Feature = {
  name: 'menus',
  register(app: App) {
    const { db } = app
    app.catalogues = new CatalogueCache(db)
    app.fileUses.push(findPictureUser)
    app.setUpCounters.push({ step: 'menu', count: countSoldItems })
    app.transactionHooks.add('venues:settingsChange', keepPrices)
    app.transactionHooks.add('venues:duplicated', copyMenus)
    useService(app, menusPath, { ...reading(menuReader(db)), ...writing(menuEditor, menuReader(db)) })
    useService(app, categoriesPath, { ...reading(categoryReader(db)), ...writing(categoryEditor, categoryReader(db)) })
    registerItems(app)
    useService(app, sidesPath, { ...reading(sideReader(db)), ...writing(sideEditor, sideReader(db)) })
    useService(app, modifierGroupsPath, { ...reading(groupReader(db)), ...writing(groupEditor, groupReader(db)) })
    registerShared(app)
    registerSorting(app)
    registerMoves(app)
    registerSoldOut(app)
    registerBulk(app)
    registerExport(app)
    registerPresets(app)
    registerWholeMenu(app)
    publishMenus(app)
  },
}

/** Registers the service of items. A new one gets shared groups and sides in the same transaction. */
function registerItems(app: App): void {
  const reader = itemReader(app.db)
  const { create, ...others } = writing(itemEditor, reader)
  useService(app, itemsPath, { ...reading(reader), ...others, create: { ...create, transaction: createItem } })
}

/** Registers the service that sorts the parts of menus. */
function registerSorting(app: App): void {
  useService(app, sortOrderPath, { create: { transaction: sortParts } })
}

/** Registers the export of whole lists of records, as a file. */
function registerExport(app: App): void {
  useExport(app, exportDataPath, (asked, { user }) => app.db.writeYielding(() => exportData({ asked, user })))
}

/** Registers the move of a category to another menu, and the copy of a menu to another venue. */
function registerMoves(app: App): void {
  useService(app, moveCategoryPath, { create: { transaction: moveCategory } })
  useService(app, copyMenuPath, {
    create: {
      transaction: copyMenu,
      byTurns: true,
      repeat: (menuId, call, { menuId: fromMenuId }) => repeatedCopy({ menuId, fromMenuId }, call),
      idToRepeat: ({ menuId }) => menuId,
    },
  })
}

/** Publishes every change of menus to the venue's staff who read them. */
function publishMenus(app: App): void {
  for (const path of menuEventPaths) publishEvents(app, path, menusTopic)
}
