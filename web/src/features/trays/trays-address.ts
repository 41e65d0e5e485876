/** The address of the rooms with trays: a tab of the screen of requests. */
export const traysAddress = '/tables/request?tab=rooms'

export const stickersAddress = '/qrslist'

/** The address of the round from floor to floor that collects trays. */
export const roundAddress = '/tables/round'

/** The address of the sheet of labels, to be printed. */
export const labelsAddress = '/qrslist/labels'

/** Id of the venue whose order takers have a button to the stickers and back. (spec 1, §2.4) */
export const venueWithButton = 5
