import { screen } from '#kit/features/screen.ts'
import { authorFilterSlot } from '#features/audit/public/author-filter-slot.ts'
import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import { venueStepsSlot } from '#features/venues/public/venue-steps-slot.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { keyIcon, staffIcon } from '#ui/icon-paths.ts'

const handles = {
  staff: { permission: 'staff:manage', titleKey: 'staff:screens.staff' },
  credentials: { permission: 'screens:credentials', titleKey: 'staff:screens.credentials' },
  link: { titleKey: 'staff:screens.link' },
} satisfies Record<string, RouteHandle>

export const staffFeature: WebFeature = {
  name: 'staff',
  translations: () => import('#features/staff/staff.translations.en.ts'),
  usesCatalogues: ['auth', 'passphrases', 'signIn', 'venues'],
  routes: [
    screen('staff', handles.staff, () => import('#features/staff/pages/staff.page.tsx')),
    screen('creds', handles.credentials, () => import('#features/staff/pages/credentials.page.tsx')),
  ],
  bareRoutes: [
    screen('invitation/:token', handles.link, () => import('#features/staff/pages/link.page.tsx')),
    screen('reset/:token', handles.link, () => import('#features/staff/pages/link.page.tsx')),
  ],
  menu: [
    {
      path: '/staff',
      labelKey: 'staff:screens.staff',
      permission: 'staff:manage',
      icon: staffIcon,
      section: 'administration',
      order: 60,
      inShortMenu: true,
    },
    {
      path: '/creds',
      labelKey: 'staff:screens.credentialsInMenu',
      shortLabelKey: 'staff:screens.credentials',
      permission: 'screens:credentials',
      icon: keyIcon,
      section: 'administration',
      order: 65,
    },
  ],
  fills: [
    authorFilterSlot.filledBy(async () => [
      { Filter: (await import('#features/staff/parts/author-filter.tsx')).AuthorFilter },
    ]),
    venueStepsSlot.filledBy({ step: 'staff', path: '/staff', permission: 'staff:manage' }),
    venueStepsSlot.filledBy({ step: 'staff', path: '/staff', permission: 'staff:manage' }),
    jobNamesSlot.filledBy(async () => [{ kind: 'mail:send', labelKey: 'staff:jobs.sendMail' }]),
  ],
  startLive: async () => (await import('#features/staff/staff.live.ts')).startStaffLive(),
}
