/** The address of the promotions, on which the role for marketing lands. (spec 1, §2.2) */
export const marketingAddress = '/marketing'

/** The address of the screen that sorts them. */
export const sortPromotionsAddress = '/marketing/sort'
