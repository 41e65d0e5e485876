import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import { setupSlot } from '#features/venues/public/setup-slot.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen } from '#kit/features/screen.ts'
import { mailIcon } from '#ui/icon-paths.ts'

const handle = { permission: 'mailing:use', titleKey: 'mailing:screens.mailing' } satisfies RouteHandle
const contactsHandle: RouteHandle = {
  permission: 'mailing:use',
  titleKey: 'mailing:screens.contacts',
  backTo: '/mailing',
  menuPath: '/mailing',
}
const oneHandle: RouteHandle = { ...contactsHandle, titleKey: 'mailing:screens.one', isOfARecord: true }

/** Mails to guests who agreed. */
export const mailingFeature: WebFeature = {
  name: 'mailing',
  translations: () => import('#features/mailing/mailing.translations.en.ts'),
  usesCatalogues: ['auth', 'menus', 'venues'],
  routes: [
    screen('mailing', handle, () => import('#features/mailing/pages/mailings.page.tsx')),
    screen('mailing/contacts', contactsHandle, () => import('#features/mailing/pages/contacts.page.tsx')),
    screen('mailing/:id', oneHandle, () => import('#features/mailing/pages/mailing.page.tsx')),
  ],
  menu: [
    {
      path: '/mailing',
      labelKey: 'mailing:screens.mailing',
      permission: 'screens:mailingByEntry',
      icon: mailIcon,
      section: 'service',
      order: 32,
    },
  ],
  fills: [
    setupSlot.filledBy({
      path: '/mailing',
      labelKey: 'mailing:screens.mailing',
      helpKey: 'mailing:help.mailing',
      permission: 'mailing:use',
      icon: mailIcon,
      task: 'service',
    }),
    jobNamesSlot.filledBy(async () => [{ kind: 'mailing:send', labelKey: 'mailing:jobs.send' }]),
  ],
  startLive: async () => (await import('#features/mailing/mailing.live.ts')).startMailingLive(),
}
