/** Where the rooms with trays are: a tab of the screen of requests. */
export const traysAddress = '/tables/request?tab=rooms'

export const stickersAddress = '/qrslist'

/** Where somebody walks from floor to floor and fetches trays. */
export const roundAddress = '/tables/round'

/** The sheet of labels, to be printed. */
export const labelsAddress = '/qrslist/labels'

/** Whose order takers get to the stickers and back by a button. (spec 1, §2.4) */
export const venueWithButton = 5
