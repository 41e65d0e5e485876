import { importsIcon, uploadIcon } from '#features/menus/menu-icons.ts'
import type { WebFeature } from '#kit/feature.ts'

/** Bulk upload and the empty workbooks for it: a part of menus with words of its own. */
export const menuBulkFeature: WebFeature = {
  name: 'menuBulk',
  words: {
    en: () => import('#features/menus/bulk/menu-bulk.words.en.ts'),
    ar: () => import('#features/menus/bulk/menu-bulk.words.ar.ts'),
  },
  alsoSays: ['menus', 'passphrases', 'venues'],
  routes: [
    {
      path: 'excel/format',
      handle: { permission: 'menus:bulk', titleKey: 'menuBulk:screens.formats' },
      lazy: async () => ({
        Component: (await import('#features/menus/bulk/pages/excel-formats.page.tsx')).ExcelFormatsPage,
      }),
    },
    {
      path: 'excel/imports',
      handle: { permission: 'menus:bulk', titleKey: 'menuBulk:screens.imports' },
      lazy: async () => ({ Component: (await import('#features/menus/bulk/pages/imports.page.tsx')).ImportsPage }),
    },
  ],
  menu: [
    {
      path: '/excel/format',
      labelKey: 'menuBulk:screens.formats',
      permission: 'menus:bulk',
      icon: uploadIcon,
      order: 32,
    },
    {
      path: '/excel/imports',
      labelKey: 'menuBulk:screens.imports',
      permission: 'menus:bulk',
      icon: importsIcon,
      order: 33,
    },
  ],
  startLive: async () => (await import('#features/menus/bulk/menu-bulk.live.ts')).startBulkLive(),
}
