import { importsIcon, uploadIcon } from '#features/menus/menu-icons.ts'
import type { WebFeature } from '#kit/feature.ts'

/** Bulk upload and the empty workbooks for it: a part of menus with words of its own. */
export const menuBulkFeature: WebFeature = {
  name: 'menuBulk',
  words: {
    en: () => import('#features/menus/bulk/menu-bulk.words.en.ts'),
    ar: () => import('#features/menus/bulk/menu-bulk.words.ar.ts'),
  },
  routes: [
    {
      path: 'excel/format',
      handle: { permission: 'menus:bulk', titleKey: 'menuBulk:formats.title' },
      lazy: async () => ({
        Component: (await import('#features/menus/bulk/pages/excel-formats.page.tsx')).ExcelFormatsPage,
      }),
    },
    {
      path: 'excel/imports',
      handle: { permission: 'menus:bulk', titleKey: 'menuBulk:imports.title' },
      lazy: async () => ({ Component: (await import('#features/menus/bulk/pages/imports.page.tsx')).ImportsPage }),
    },
  ],
  menu: [
    { path: '/excel/format', labelKey: 'menuBulk:menu.formats', permission: 'menus:bulk', icon: uploadIcon, order: 32 },
    {
      path: '/excel/imports',
      labelKey: 'menuBulk:menu.imports',
      permission: 'menus:bulk',
      icon: importsIcon,
      order: 33,
    },
  ],
  startLive: async () => (await import('#features/menus/bulk/menu-bulk.live.ts')).startBulkLive(),
}
