import { pauseOrdersPath, resumeOrdersPath } from '@brigade/domain/venues/pausing.api.ts'

/** Notes on the calls that pause and resume ordering. */
export const pausingNotes = {
  [pauseOrdersPath]: {
    create:
      '`minutes` is 15, 30, 60 or null, which pauses until staff resume. With `menuId`, one menu is paused. `seen` is the `since` of the pause that the caller saw, or null: if there is another one by now, the answer is a 409 ' +
      '(`staleVersion`) with the venue as `data.current`. While ordering is paused, orders of guests and machines get a 422 (`orderingPaused`, `orderingPausedOpen`, `menuPaused`, `menuPausedOpen`); `data.params` has the end on the ' +
      'venue’s clock (`until`) and in UTC (`untilInstant`). The venue and the whole menu list pauses in `orderPauses`; one whose `until` has passed is over. Staff and guests of the venue receive `v1/restaurant patched`.',
  },
  [resumeOrdersPath]: {
    create: 'With `seen`, only the pause that began then is ended; a later one is a 409 (`staleVersion`).',
  },
} as const
