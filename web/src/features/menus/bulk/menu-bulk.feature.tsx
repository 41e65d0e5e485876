import { importsIcon, uploadIcon } from '#features/menus/menu-icons.ts'
import type { WebFeature } from '#kit/feature.ts'
import { screen, setupScreen } from '#kit/screen.ts'

/** Bulk upload and the empty workbooks for it: a part of menus with words of its own. */
export const menuBulkFeature: WebFeature = {
  name: 'menuBulk',
  words: {
    en: () => import('#features/menus/bulk/menu-bulk.words.en.ts'),
    ar: () => import('#features/menus/bulk/menu-bulk.words.ar.ts'),
  },
  alsoSays: ['menus', 'passphrases', 'venues'],
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
  setup: [
    {
      path: '/excel/imports',
      labelKey: 'menuBulk:screens.imports',
      permission: 'menus:bulk',
      icon: importsIcon,
      task: 'menu',
    },
  ],
  jobNames: { 'menus:forgetImports': 'menuBulk:jobs.forgetImports' },
  startLive: async () => (await import('#features/menus/bulk/menu-bulk.live.ts')).startBulkLive(),
}
