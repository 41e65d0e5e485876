import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import { importsIcon } from '#features/menus/menu-icons.ts'
import type { WebFeature } from '#kit/features/feature.ts'
import { screen, setupScreen } from '#kit/features/screen.ts'
import { uploadIcon } from '#ui/icon-paths.ts'

/** Bulk upload and its empty workbooks: a part of menus with its own translations. */
export const menuBulkFeature: WebFeature = {
  name: 'menuBulk',
  translations: () => import('#features/menus/bulk/menu-bulk.translations.en.ts'),
  usesCatalogues: ['auth', 'menus', 'passphrases', 'venues'],
  routes: [
    screen(
      'excel/format',
      { permission: 'screens:excelFormats', titleKey: 'menuBulk:screens.formats' },
      () => import('#features/menus/bulk/pages/excel-formats.page.tsx'),
    ),
    screen(
      'excel/imports',
      { permission: 'menus:bulk', titleKey: 'menuBulk:screens.imports', closedByShortMenu: true, ...setupScreen },
      () => import('#features/menus/bulk/pages/imports.page.tsx'),
    ),
  ],
  menu: [
    {
      path: '/excel/format',
      labelKey: 'menuBulk:screens.formats',
      permission: 'screens:excelFormats',
      icon: uploadIcon,
      section: 'administration',
      order: 85,
    },
  ],
  fills: [
    setupSlot.filledBy({
      path: '/excel/imports',
      labelKey: 'menuBulk:screens.imports',
      permission: 'menus:bulk',
      helpKey: 'menuBulk:help.imports',
      icon: importsIcon,
      task: 'menu',
    }),
    setupSlot.filledBy({
      path: '/excel/format',
      labelKey: 'menuBulk:screens.formats',
      helpKey: 'menuBulk:help.formats',
      permission: 'screens:excelFormats',
      icon: uploadIcon,
      isOfAllVenues: true,
      task: 'menu',
    }),
    jobNamesSlot.filledBy(async () => [{ kind: 'menus:forgetImports', labelKey: 'menuBulk:jobs.forgetImports' }]),
  ],
  startLive: async () => (await import('#features/menus/bulk/menu-bulk.live.ts')).startBulkLive(),
}
