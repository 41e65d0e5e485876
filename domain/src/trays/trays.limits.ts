/** What the stickers of trays are held to. */
export const trayLimits = {
  /** Stickers of one venue. */
  mostStickers: 10_000,
  /** So many are made known at once. */
  mostStickersAtOnce: 200,
} as const
