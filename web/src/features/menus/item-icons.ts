import type { EcoTag } from '@brigade/domain/menus/menus.tags.ts'

export const leafIcon = 'M5 19C5 9 11 5 20 5c0 9-5 14-12 13M5 19c2-5 5-8 9-10'
export const tagIcon = 'M4 4h7l9 9-7 7-9-9zM8 8h.01'
export const starIcon = 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z'
export const partsIcon = 'M4 6h10M4 12h10M4 18h10M18 6h2M18 12h2M18 18h2'
export const moveIcon = 'M4 7h9v10H4zM16 12h5M18.5 9.5L21 12l-2.5 2.5'
export const categoryIcon = 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z'

const barnIcon = 'M4 20V10l8-6 8 6v10zM9 20v-7h6v7M9 13l6 7M15 13l-6 7'
const sproutIcon = 'M12 20v-8M12 12c0-4 3-6 7-6 0 4-3 6-7 6M12 14c0-3-2-5-6-5 0 3 2 5 6 5'

export const ecoTagIcons = { vegan: leafIcon, farm: barnIcon, organic: sproutIcon } satisfies Record<
  Exclude<EcoTag, 'none'>,
  string
>
/** One choice for several items. */
export const shareIcon =
  'M7 12a3 3 0 1 0-6 0 3 3 0 0 0 6 0M23 5a3 3 0 1 0-6 0 3 3 0 0 0 6 0M23 19a3 3 0 1 0-6 0 3 3 0 0 0 6 0M6.7 10.6 17.3 6.3M6.7 13.4l10.6 4.3'
