import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { codeTabsSlot } from '#features/tables/public/code-tabs-slot.ts'
import { ignoreChunkFailure } from '#kit/device/chunk-reload.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { searchSlot } from '#kit/features/search-slot.ts'
import { oncePerPath, screen } from '#kit/features/screen.ts'
import { codesAddress, codeSheetPath, floorAddress, setUpAddress } from '#features/tables/tables-address.ts'
import { venueStepsSlot } from '#features/venues/public/venue-steps-slot.ts'
import { addTableIcon, floorIcon } from '#ui/icon-paths.ts'

const handles = {
  floor: {
    permission: 'screens:floor',
    titleKey: 'tables:screens.floor',
    prefetch: ({ url }) => {
      import('#features/tables/prefetch-floor.ts')
        .then(({ prefetchFloor }) => prefetchFloor(new URL(url)))
        .catch(ignoreChunkFailure)
    },
  },
  room: {
    permission: 'screens:floor',
    titleKey: 'tables:screens.room',
    isOfARecord: true,
    backTo: '/',
    menuPath: floorAddress,
  },
  setUp: { permission: 'tables:write', titleKey: 'tables:screens.setUp' },
  sort: { permission: 'tables:write', titleKey: 'tables:screens.sort', backTo: setUpAddress, menuPath: setUpAddress },
  codeSheet: { permission: 'tables:readToken', titleKey: 'tables:screens.codeSheet' },
} satisfies Record<string, RouteHandle>

const entry = {
  path: floorAddress,
  labelKey: 'tables:screens.floorInMenu',
  shortLabelKey: 'tables:screens.floor',
  icon: floorIcon,
  section: 'service',
  order: 22,
} as const

export const tablesFeature: WebFeature = {
  name: 'tables',
  translations: () => import('#features/tables/tables.translations.en.ts'),
  usesCatalogues: ['venues'],
  routes: [
    {
      ...screen('tables/management', handles.floor, () => import('#features/tables/pages/floor.page.tsx')),
      ...oncePerPath,
    },
    screen('tables', handles.setUp, () => import('#features/tables/set-up/tables.page.tsx')),
    {
      ...screen('tables/sort', handles.sort, () => import('#features/tables/set-up/sort-tables.page.tsx')),
      ...oncePerPath,
    },
    { ...screen('tables/:id', handles.room, () => import('#features/tables/pages/room.page.tsx')), ...oncePerPath },
  ],
  bareRoutes: [
    screen(codeSheetPath.slice(1), handles.codeSheet, () => import('#features/tables/pages/code-sheet.page.tsx')),
  ],
  menu: [
    { ...entry, permission: 'screens:floor', isShown: (venue) => venue !== null, inShortMenu: true },
    { ...entry, permission: 'screens:serviceAllVenues' },
    {
      path: setUpAddress,
      labelKey: 'tables:screens.setUpInMenu',
      shortLabelKey: 'tables:screens.setUp',
      permission: 'screens:tablesByEntry',
      icon: addTableIcon,
      section: 'setup',
      order: 35,
      inShortMenu: true,
    },
  ],
  fills: [
    venueStepsSlot.filledBy({ step: 'tables', path: setUpAddress, permission: 'tables:write' }),
    venueStepsSlot.filledBy({ step: 'codes', path: codesAddress, permission: 'tables:readToken' }),
    setupSlot.filledBy({
      path: setUpAddress,
      labelKey: 'tables:screens.setUp',
      permission: 'tables:write',
      icon: addTableIcon,
      helpKey: 'tables:help.setUp',
      task: 'tables',
      inShortMenu: true,
    }),
    codeTabsSlot.filledBy(async () => (await import('#features/tables/tables.code-tabs.ts')).tableCodeTabs),
    searchSlot.filledBy(async () => [(await import('#features/tables/tables.search-part.ts')).tablesSearchPart]),
  ],
  startLive: async () => (await import('#features/tables/tables.live.ts')).startTablesLive(),
}
