import type { ScreenTab } from '#kit/features/screen-tabs.ts'
import { TrayStickers } from '#features/trays/settings/tray-stickers.tsx'
import { hasStickers } from '#features/trays/trays.queries.ts'

/** The tab of trays on the screen of QR codes. (screens, /qrslist) */
export const stickerTabs: readonly ScreenTab[] = [
  {
    name: 'trays',
    titleKey: 'trays:screens.stickers',
    order: 10,
    permission: 'screens:trayStickers',
    isShown: hasStickers,
    Part: TrayStickers,
  },
]
