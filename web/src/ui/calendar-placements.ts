/** Below the field or above it, and beside its edge where the window has no room for a month. */
export const calendarPlacements = {
  bottomLeft: {
    points: ['tl', 'bl'],
    offset: [0, 0],
    overflow: { adjustY: true, shiftX: true, shiftY: true },
  },
}

/** The distance from the field, and from the edge of a low window: an offset would push the calendar beyond that edge. */
export const calendarStyles = { popup: { root: { paddingBlock: 4 } } }
