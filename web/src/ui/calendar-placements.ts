/** Below the field or above it, and beside its edge where the window has no room for a month. */
export const calendarPlacements = {
  bottomLeft: {
    points: ['tl', 'bl'],
    offset: [0, 4],
    overflow: { adjustY: true, shiftX: true, shiftY: true },
  },
}
