/** The limits of promotions; lengths are in letters. */
export const promotionLimits = {
  titleLength: 60,
  textLength: 300,
  mostItems: 200,
  mostOfAVenue: 100,
} as const
