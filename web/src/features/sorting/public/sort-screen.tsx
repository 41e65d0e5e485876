import { lazyPart } from '#kit/loading/lazy-parts.ts'

/** Shows the screen that sorts the records of a list. Its words and its list are fetched when it is opened. */
export const SortScreen = lazyPart(
  async () => ({
    default: (await import('#features/sorting/loaded-sort-screen.tsx')).LoadedSortScreen,
  }),
  ['sorting'],
)
