/** A step back that never lands, as where another navigation took its place, holds nothing up for longer. */
const landsWithinMs = 5_000

let underWay: { land: () => void; landed: Promise<void> } | null = null

/** To be called before the program itself goes a step back in the browser's history. */
export function expectOwnStepBack(): void {
  let land = () => {}
  const landed = new Promise<void>((resolve) => {
    land = resolve
  })
  underWay = { land, landed }
  setTimeout(land, landsWithinMs)
}

/** Whether the step back that is made now is the program's, and nobody's who pressed the browser's back. */
export function takeOwnStepBack(): boolean {
  const was = underWay
  underWay = null
  was?.land()
  return was !== null
}

/** Whether the program has gone a step back that has not landed yet. */
export function isStepBackUnderWay(): boolean {
  return underWay !== null
}

/** Waits until the program's own step back has landed. */
export async function untilStepBackLanded(): Promise<void> {
  await underWay?.landed
}
