import type { WebFeature } from '#kit/features/feature.ts'

/** The screen that sorts a list by hand, which other features open at addresses of their own. */
export const sortingFeature: WebFeature = {
  name: 'sorting',
  translations: () => import('#features/sorting/sorting.translations.en.ts'),
  routes: [],
}
