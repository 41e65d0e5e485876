import { settingsSlot } from '#features/auth/public/settings-slot.ts'
import { setupSlot } from '#features/venues/public/setup-slot.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen, setupScreen } from '#kit/features/screen.ts'
import { tabletIcon } from '#ui/icon-paths.ts'

const handles = {
  devices: { permission: 'devices:share', titleKey: 'pins:screens.devices', ...setupScreen },
  who: { titleKey: 'pins:screens.who' },
} satisfies Record<string, RouteHandle>

export const pinsFeature: WebFeature = {
  name: 'pins',
  translations: () => import('#features/pins/pins.translations.en.ts'),
  usesCatalogues: ['auth', 'signIn', 'venues'],
  routes: [screen('shared-devices', handles.devices, () => import('#features/pins/pages/shared-devices.page.tsx'))],
  bareRoutes: [screen('who', handles.who, () => import('#features/pins/pages/who.page.tsx'))],
  fills: [
    setupSlot.filledBy({
      path: '/shared-devices',
      labelKey: 'pins:screens.devices',
      helpKey: 'pins:help.devices',
      permission: 'devices:share',
      icon: tabletIcon,
      task: 'access',
      inShortMenu: true,
    }),
    settingsSlot.filledBy(async () => (await import('#features/pins/pins.settings.ts')).pinSettings),
  ],
  startLive: async () => (await import('#features/pins/lock-when-idle.ts')).lockWhenIdle(),
}
