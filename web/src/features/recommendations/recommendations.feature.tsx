import { redirect } from 'react-router'
import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import { recommendationsAddress } from '#features/recommendations/recommendations-address.ts'
import { setupSlot } from '#features/venues/public/setup-slot.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { oncePerPath, screen, setupScreen } from '#kit/features/screen.ts'
import { ideaIcon } from '#ui/icon-paths.ts'

const sorting = { permission: 'recommendations:write', backTo: recommendationsAddress, menuPath: '/settings' } as const
const handles = {
  dialogs: {
    permission: 'recommendations:write',
    titleKey: 'recommendations:screens.recommendations',
    ...setupScreen,
  },
  sortMain: { ...sorting, titleKey: 'recommendations:screens.sortMain', isOfARecord: true },
  sortSub: { ...sorting, titleKey: 'recommendations:screens.sortSub', isOfARecord: true },
} satisfies Record<string, RouteHandle>

/** What guests are asked and offered, and what their orders propose. */
export const recommendationsFeature: WebFeature = {
  name: 'recommendations',
  translations: () => import('#features/recommendations/recommendations.translations.en.ts'),
  usesCatalogues: ['auth', 'menuItems', 'menus', 'passphrases', 'venues'],
  routes: [
    screen('ai-recommendation', handles.dialogs, () => import('#features/recommendations/recommendations.page.tsx')),
    {
      ...screen(
        'restaurants/:rid/main/sort',
        handles.sortMain,
        () => import('#features/recommendations/pages/sort-main-options.page.tsx'),
      ),
      ...oncePerPath,
    },
    {
      path: 'restaurants/:rid/main/sub/sort',
      handle: { isOfARecord: true },
      loader: ({ params: { rid } }) => redirect(`${recommendationsAddress}?venue=${rid}`),
      element: null,
    },
    {
      ...screen(
        'restaurants/:rid/main/:id/sub/sort',
        handles.sortSub,
        () => import('#features/recommendations/pages/sort-sub-options.page.tsx'),
      ),
      ...oncePerPath,
    },
  ],
  fills: [
    setupSlot.filledBy({
      path: recommendationsAddress,
      labelKey: 'recommendations:screens.recommendations',
      helpKey: 'recommendations:help.recommendations',
      permission: 'recommendations:write',
      icon: ideaIcon,
      task: 'menu',
    }),
    jobNamesSlot.filledBy(async () => [
      { kind: 'recommendations:countOrders', labelKey: 'recommendations:jobs.countOrders' },
    ]),
  ],
  startLive: async () => (await import('#features/recommendations/recommendations.live.ts')).startRecommendationsLive(),
}
