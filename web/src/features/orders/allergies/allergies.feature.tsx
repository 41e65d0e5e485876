import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { screen, setupScreen } from '#kit/screen.ts'
import { allergyIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = {
  permission: 'orders:configure',
  titleKey: 'allergies:screens.allergyWords',
  ...setupScreen,
}

/** The words by which a venue's guests state an allergy. */
export const allergiesFeature: WebFeature = {
  name: 'allergies',
  words: {
    en: () => import('#features/orders/allergies/allergies.words.en.ts'),
    ar: () => import('#features/orders/allergies/allergies.words.ar.ts'),
  },
  alsoSays: ['venues'],
  routes: [screen('orders/allergies', handle, () => import('#features/orders/allergies/allergy-words.page.tsx'))],
  setup: [
    {
      path: '/orders/allergies',
      labelKey: 'allergies:screens.allergyWords',
      permission: 'orders:configure',
      icon: allergyIcon,
      task: 'service',
    },
  ],
}
