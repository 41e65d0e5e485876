import { setupSlot } from '#features/venues/public/setup-slot.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen, setupScreen } from '#kit/features/screen.ts'
import { allergyIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = {
  permission: 'orders:configure',
  titleKey: 'allergies:screens.allergyWords',
  ...setupScreen,
}

/** The words with which a venue's guests state an allergy. */
export const allergiesFeature: WebFeature = {
  name: 'allergies',
  translations: () => import('#features/orders/allergies/allergies.translations.en.ts'),
  usesCatalogues: ['auth', 'venues'],
  routes: [screen('orders/allergies', handle, () => import('#features/orders/allergies/allergy-words.page.tsx'))],
  fills: [
    setupSlot.filledBy({
      path: '/orders/allergies',
      labelKey: 'allergies:screens.allergyWords',
      permission: 'orders:configure',
      icon: allergyIcon,
      helpKey: 'allergies:help.words',
      settings: ['allergyWords'],
      task: 'ordering',
    }),
  ],
}
