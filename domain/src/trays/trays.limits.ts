/** The limits of tray stickers. */
export const trayLimits = {
  /** The most stickers of one venue. */
  mostStickers: 10_000,
  /** The most stickers that can be registered at once. */
  mostStickersAtOnce: 200,
} as const
