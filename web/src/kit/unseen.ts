/** From now until what is being drawn has been seen for a while: what is pressed in that time was aimed at what stood there before. */
export type Unseen = {
  /** A press counts from when it was made: on a device that has much to do it is told of later. */
  holds: (press: Event) => boolean
}

export function unseenFor(ms: number, onSeen = () => {}): Unseen {
  let seenAt = Infinity
  // A frame's callbacks run before it is drawn: it is there when the next one begins, which on such a device is much later.
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      seenAt = performance.now() + ms
      setTimeout(onSeen, ms)
    })
  })
  return { holds: ({ timeStamp }) => timeStamp < seenAt }
}
